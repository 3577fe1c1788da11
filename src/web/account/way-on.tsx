import { useNavigate } from 'react-router';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';

type WayOnProps = { readonly to: string; readonly children: string; readonly kind?: 'primary' | 'plain' };

/** A button on an account's card that leads to another page. */
export function WayOn({ to, children, kind = 'plain' }: WayOnProps) {
  const navigate = useNavigate();
  return (
    <ActionButton kind={kind} onClick={() => void navigate(to)} isWide>
      {children}
    </ActionButton>
  );
}
