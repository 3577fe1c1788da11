import { useSearchParams } from 'react-router';
import { AskForReset } from './ask-for-reset.tsx';
import { SetPassword } from './set-password.tsx';

/** /reset-password: asks for the address, or with a mailed token for the new password (ADR 14, item 15). */
export function ResetPassword() {
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? <SetPassword token={token} /> : <AskForReset />;
}
