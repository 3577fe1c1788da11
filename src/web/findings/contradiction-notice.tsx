import { useEffect, useState } from 'react';
import { answersOf } from '#domain/case/answers.ts';
import type { Symptom } from '#domain/case/patient-record.ts';
import { saidOf } from '#domain/findings/contradictions.ts';
import { findingName } from '#domain/findings/finding-name.ts';
import { type KnownFinding, whereKnown } from '#domain/findings/known-findings.ts';
import { settle } from '#domain/findings/settle.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { changeSaid } from '#web/case/case-said.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ConfirmDialog } from '#web/controls/dialogs/confirm-dialog.tsx';
import { announce } from '#web/controls/progress/announce.tsx';
import classes from '#web/findings/contradiction-notice.module.css';
import type { Known } from '#web/findings/use-known.ts';

type ContradictionNoticeProps = {
  readonly finding: string;
  /** What was said elsewhere. */
  readonly said: KnownFinding;
  /** What was said against it, where both are elsewhere. */
  readonly against?: KnownFinding;
  readonly known: Known;
  /** Both may stand as they are. */
  readonly isAcceptable?: boolean;
  /** The symptom whose questions are open is to be given up: that leaves them. */
  readonly onGiveUp?: () => void;
};

/**
 * What the case says both ways, and the two ways to settle it. What the patient came with, and
 * what an entry of past history says, cannot be denied here.
 */
export function ContradictionNotice(props: ContradictionNoticeProps) {
  const { finding: key, said, against, known, isAcceptable = false, onGiveUp } = props;
  const [isAsking, setAsking] = useState(false);
  const { record } = known;
  const complaints = useComplaints(record.gender);
  const name = findingName(key, known.vocabulary, complaints.data ?? []);
  const words = against ? `${saidOf(name, said)} and ${whereKnown(against)}` : saidOf(name, said);
  const question = `${words}. Which is right?`;
  const symptom = symptomOf(key, known);
  const isRecorded = known.statements.some(
    statement => statement.key === key && statement.source.kind === 'history',
  );
  const isChief = symptom !== undefined && symptom.id === record.chiefComplaint?.id;
  useEffect(() => announce(question), [question]);
  const settleAs = (isPresent: boolean) => {
    changeSaid(now => settle(now, known.vocabulary, { key, isPresent }));
    announce(`${name} is recorded as ${isPresent ? 'present' : 'not present'}`);
  };
  const deny = () => {
    const hasAnswers = symptom !== undefined && answersOf(record, symptom.id).length > 0;
    if (symptom && symptom.id === record.currentSymptom?.id) onGiveUp?.();
    else if (hasAnswers) setAsking(true);
    else settleAs(false);
  };
  return (
    <section className={classes.notice} aria-label={`${name}: which is right?`}>
      <p className={classes.words}>{question}</p>
      <div className={classes.ways}>
        <ActionButton size="small" label={`Present, ${inSentence(name)}`} onClick={() => settleAs(true)}>
          Present
        </ActionButton>
        {isChief || isRecorded ? null : (
          <ActionButton size="small" label={`Not present, ${inSentence(name)}`} onClick={deny}>
            Not present
          </ActionButton>
        )}
        {isAcceptable || isChief || isRecorded ? (
          <ActionButton
            size="small"
            kind="quiet"
            label={`Leave both, ${inSentence(name)}`}
            onClick={() => accept(key)}
          >
            Leave both
          </ActionButton>
        ) : null}
      </div>
      <ConfirmDialog
        title={`${name} is not present?`}
        isOpen={isAsking}
        onCancel={() => setAsking(false)}
        onConfirm={() => settleAs(false)}
        confirmLabel="Not present"
        isDestructive
      >
        <p>The detailed answers about {inSentence(name)} will be discarded. This cannot be undone.</p>
      </ConfirmDialog>
    </section>
  );
}

/** The symptom of the case that this finding is. */
function symptomOf(key: string, { statements, record }: Known): Symptom | undefined {
  const told = statements.find(({ key: other, source }) => other === key && source.kind === 'symptom');
  const id = told?.source.kind === 'symptom' ? told.source.symptomId : undefined;
  if (record.chiefComplaint?.id === id) return record.chiefComplaint ?? undefined;
  return record.associatedSymptoms.find(symptom => symptom.id === id);
}

function accept(key: string): void {
  changeSaid(said => ({
    ...said,
    record: { ...said.record, acceptedContradictions: [...said.record.acceptedContradictions, key] },
  }));
}
