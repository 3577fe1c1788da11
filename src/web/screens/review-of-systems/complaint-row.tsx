import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import classes from '#web/screens/review-of-systems/complaint-row.module.css';

type ComplaintRowProps = {
  readonly complaint: Complaint;
  readonly onPresent: () => void;
  readonly onNotPresent: () => void;
};

/** One complaint and its status; present is final here. */
export function ComplaintRow({ complaint, onPresent, onNotPresent }: ComplaintRowProps) {
  const { record, complaintAnswers } = useCaseStore();
  const status = complaintStatus(complaint.id, record, complaintAnswers);
  const skipped = answersOf(record, complaint.id).filter(isSkipped).length;
  return (
    <li className={classes.row} data-status={status}>
      <span className={classes.text}>{complaint.text}</span>
      {status === 'present' ? (
        <StatusMark status="good">{skipped > 0 ? `Present (${skipped} skipped)` : 'Present'}</StatusMark>
      ) : null}
      {status === 'not-present' ? (
        <>
          <StatusMark status="absent">Not Present</StatusMark>
          <ActionButton
            size="small"
            kind="quiet"
            label={`Change to Present: ${complaint.text}`}
            onClick={onPresent}
          >
            Change to Present
          </ActionButton>
        </>
      ) : null}
      {status === 'unanswered' ? (
        <>
          <span className={classes.hint}>Click buttons below to answer</span>
          <span className={classes.buttons}>
            <ActionButton size="small" label={`Present: ${complaint.text}`} onClick={onPresent}>
              Present
            </ActionButton>
            <ActionButton size="small" label={`Not Present: ${complaint.text}`} onClick={onNotPresent}>
              Not Present
            </ActionButton>
          </span>
        </>
      ) : null}
    </li>
  );
}
