import { IconCheck, IconMinus } from '@tabler/icons-react';
import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { whereKnown } from '#domain/findings/known-findings.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { complaintStatus } from '#domain/review/status.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { IconButton } from '#web/controls/buttons/icon-button.tsx';
import { StatusMark } from '#web/controls/progress/status-mark.tsx';
import { ContradictionNotice } from '#web/findings/contradiction-notice.tsx';
import type { Known } from '#web/findings/use-known.ts';
import classes from '#web/screens/review-of-systems/complaint-row.module.css';

export type RowActions = {
  /** It is known to be present: its questions open at once. */
  readonly onAskAbout: (complaint: Complaint) => void;
  /** It may be present: its status is confirmed before its questions open. */
  readonly onPresent: (complaint: Complaint) => void;
  readonly onNotPresent: (complaint: Complaint) => void;
};

type ComplaintRowProps = RowActions & { readonly complaint: Complaint; readonly known: Known };

/** One complaint on one line: its status, where it was told before, and two small buttons; present is final here. */
export function ComplaintRow({ complaint, known, ...actions }: ComplaintRowProps) {
  const { record, answers } = known;
  const status = complaintStatus(complaint.id, record, answers);
  const isSymptom = symptomsOf(record).some(({ id }) => id === complaint.id);
  const where = isSymptom ? undefined : whereSaid(complaint.id, known);
  const nameId = `review-${complaint.id}`;
  return (
    <li
      className={classes.row}
      data-status={status}
      data-complaint={complaint.id}
      tabIndex={-1}
      aria-labelledby={nameId}
    >
      <span className={classes.text}>
        <span id={nameId}>{complaint.text}</span>
        {where === undefined ? null : <span className={classes.where}> {where}</span>}
      </span>
      {status === 'present' ? (
        <Present complaint={complaint} known={known} isSymptom={isSymptom} {...actions} />
      ) : null}
      {status === 'unanswered' ? <span className="unseen">Click buttons below to answer</span> : null}
      {status === 'present' ? null : (
        <IconButton
          isCompact
          label={`${status === 'unanswered' ? 'Present' : 'Change to Present'}: ${complaint.text}`}
          onClick={() => actions.onPresent(complaint)}
        >
          <IconCheck size={18} stroke={2.2} aria-hidden />
        </IconButton>
      )}
      {status === 'unanswered' ? (
        <IconButton
          isCompact
          label={`Not Present: ${complaint.text}`}
          onClick={() => actions.onNotPresent(complaint)}
        >
          <IconMinus size={18} stroke={2.2} aria-hidden />
        </IconButton>
      ) : null}
      {/* It takes the place of the button that was pressed. */}
      {status === 'not-present' ? <StatusMark status="absent">Not Present</StatusMark> : null}
      <Contradictions complaint={complaint} known={known} />
    </li>
  );
}

/** What is present, and its questions where it has none of its own yet. */
function Present(props: ComplaintRowProps & { readonly isSymptom: boolean }) {
  const { complaint, known, isSymptom, onAskAbout } = props;
  const skipped = answersOf(known.record, complaint.id).filter(isSkipped).length;
  return (
    <>
      <StatusMark status="good">{skipped > 0 ? `Present (${skipped} skipped)` : 'Present'}</StatusMark>
      {isSymptom ? null : (
        <ActionButton
          size="small"
          kind="quiet"
          label={`Ask about it: ${complaint.text}`}
          onClick={() => onAskAbout(complaint)}
        >
          Ask about it
        </ActionButton>
      )}
    </>
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
