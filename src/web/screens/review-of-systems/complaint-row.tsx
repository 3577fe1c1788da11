import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { whereKnown } from '#domain/findings/known-findings.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { ContradictionNotice } from '#web/findings/contradiction-notice.tsx';
import type { Known } from '#web/findings/use-known.ts';
import classes from '#web/screens/review-of-systems/complaint-row.module.css';

type ComplaintRowProps = {
  readonly complaint: Complaint;
  readonly known: Known;
  /** It is known to be present: its questions open at once. */
  readonly onAskAbout: () => void;
  readonly onPresent: () => void;
  readonly onNotPresent: () => void;
};

/** One complaint, its status, and where it was told before; present is final here. */
export function ComplaintRow({ complaint, known, onAskAbout, onPresent, onNotPresent }: ComplaintRowProps) {
  const { record, answers } = known;
  const status = complaintStatus(complaint.id, record, answers);
  const isSymptom = symptomsOf(record).some(({ id }) => id === complaint.id);
  const where = isSymptom ? undefined : whereSaid(complaint.id, known);
  const skipped = answersOf(record, complaint.id).filter(isSkipped).length;
  return (
    <li className={classes.row} data-status={status}>
      <span className={classes.text}>
        {complaint.text}
        {where === undefined ? null : <span className={classes.where}> {where}</span>}
      </span>
      {status === 'present' ? (
        <StatusMark status="good">{skipped > 0 ? `Present (${skipped} skipped)` : 'Present'}</StatusMark>
      ) : null}
      {status === 'present' && !isSymptom ? (
        <ActionButton
          size="small"
          kind="quiet"
          label={`Ask about it: ${complaint.text}`}
          onClick={onAskAbout}
        >
          Ask about it
        </ActionButton>
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
      <Contradictions complaint={complaint} known={known} />
    </li>
  );
}

/** What of the complaint is said both ways. */
function Contradictions({ complaint, known }: Pick<ComplaintRowProps, 'complaint' | 'known'>) {
  const isOf = (key: string) =>
    known.vocabulary.some(finding => finding.key === key && finding.complaintId === complaint.id);
  return known.contradictions
    .filter(({ key }) => isOf(key))
    .map(({ key, present, denied }) => (
      <div key={key} className={classes.contradiction}>
        <ContradictionNotice
          finding={key}
          said={present.source.kind === 'symptom' ? denied : present}
          known={known}
        />
      </div>
    ));
}

/** Where it was told or denied, unless that was here. */
function whereSaid(id: number, { complaints, answers }: Known): string | undefined {
  const said = complaints.get(id);
  const isShown = said?.source.kind === 'answer' && said.isPresent === answers[id];
  return said && isShown ? whereKnown(said) : undefined;
}
