import { IconCloudCheck, IconCloudUp, IconDeviceLaptop } from '@tabler/icons-react';
import { countMoved, unsentOf } from '#domain/practice/attempt/kept-progress.ts';
import { useAccount } from '#web/api/session.ts';
import { useAllAttempts } from '#web/case/practice-attempts.ts';
import { usePracticeKept } from '#web/case/practice-kept.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { useKeeping } from './keeping-state.ts';
import classes from './kept-where.module.css';

/** Where what was practised is kept, and what of it still has to be sent. */
export function KeptWhere() {
  const account = useAccount();
  const { kept } = usePracticeKept();
  const { state } = useKeeping();
  const unsent = countMoved(unsentOf({ attempts: useAllAttempts(), results: usePracticeResults() }, kept));
  if (account === null)
    return (
      <Line icon={<IconDeviceLaptop size={18} aria-hidden />}>
        Kept in this browser. Sign in to find it on every device.
      </Line>
    );
  if (unsent === 0) return <Line icon={<IconCloudCheck size={18} aria-hidden />}>Kept in your account.</Line>;
  const patients = unsent === 1 ? '1 patient' : `${unsent} patients`;
  return (
    <Line icon={<IconCloudUp size={18} aria-hidden />}>
      {state === 'waiting'
        ? `${patients} not in your account yet: sent when the server can be reached.`
        : `${patients} on the way to your account.`}
    </Line>
  );
}

type LineProps = { readonly icon: React.ReactNode; readonly children: string };

function Line({ icon, children }: LineProps) {
  return (
    <p className={classes.line} role="status">
      {icon}
      {children}
    </p>
  );
}
