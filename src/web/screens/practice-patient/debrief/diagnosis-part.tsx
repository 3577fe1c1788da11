import { IconAlertTriangle, IconCheck, IconMinus } from '@tabler/icons-react';
import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { calibrationOf } from '#domain/practice/debrief/calibration.ts';
import type { Debrief } from '#domain/practice/debrief/debrief-of.ts';
import {
  calibrationWords,
  commitmentLead,
  dangerWords,
  enteredWords,
  isDangerSeen,
  OWN_MARKS,
  reasonsWords,
  reasonWords,
  statementMarks,
  sureWords,
  urgencyWords,
  VERDICT_WORDS,
} from '#domain/practice/debrief/debrief-words.ts';
import type {
  CommittedCheck,
  DangerCheck,
  ReasonCheck,
} from '#domain/practice/debrief/differential-check.ts';
import type { StatementCheck } from '#domain/practice/debrief/statement-check.ts';
import { COMMITTED_URGENCY_WORDS, type PatientReference } from '#domain/practice/patient/reference.ts';
import { usePracticeResults } from '#web/case/practice-results.ts';
import { biasWords } from '#web/practice/bias-words.ts';
import classes from './debrief.module.css';
import { Part } from './part.tsx';

type DiagnosisPartProps = {
  readonly debrief: Debrief;
  readonly reference: PatientReference;
  readonly attempt: Attempt;
};

/** What the student committed to beside the reference: statement, differential, dangers, urgency. */
export function DiagnosisPart({ debrief, reference, attempt }: DiagnosisPartProps) {
  const { differential, statement, hypotheses } = debrief;
  const { urgency, firstAction, dangers } = differential;
  return (
    <Part title="Your commitment" lead={commitmentLead(differential)} isOpen>
      <Beside title="In one sentence" own={attempt.commitment.statement} reference={reference.statement} />
      <StatementMarks statement={statement} />
      <div className={classes.beside}>
        <div>
          <h3>You</h3>
          <ol className={classes.diagnoses}>
            {differential.committed.map(check => (
              <Committed key={check.diagnosis.id} check={check} />
            ))}
          </ol>
        </div>
        <div>
          <h3>Reference</h3>
          <ol className={classes.diagnoses}>
            {differential.reference.map(({ diagnosis, for: reasons, against }) => (
              <li key={diagnosis.id}>
                <strong>{diagnosis.name}</strong>
                <Reasons label="For" grounds={reasons} />
                <Reasons label="Against" grounds={against} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {dangers.length === 0 ? null : (
        <div className={classes.group}>
          <h3>Must not be missed</h3>
          <ul className={classes.plain}>
            {dangers.map(danger => (
              <Danger key={danger.diagnosis.id} danger={danger} />
            ))}
          </ul>
        </div>
      )}
      <Beside
        title="What to do first"
        own={[COMMITTED_URGENCY_WORDS[urgency.committed], firstAction.committed].filter(Boolean).join('. ')}
        reference={`${COMMITTED_URGENCY_WORDS[urgency.reference]}. ${firstAction.reference}`}
      />
      <p className={classes.muted}>{urgencyWords(differential)}</p>
      <p className={classes.muted}>
        {enteredWords(hypotheses)} {calibrationWords(differential)}
      </p>
      <HowSure />
    </Part>
  );
}

/** How confidence fitted the outcome so far, this patient included. */
function HowSure() {
  const calibration = calibrationOf(usePracticeResults());
  if (calibration === null) return null;
  const { count, bias, brier } = calibration;
  return (
    <p className={classes.muted}>
      Over {count} {count === 1 ? 'case' : 'cases'}: {biasWords({ bias, count })} Brier score{' '}
      {brier.toFixed(2)}; 0 is perfect, 0.25 a coin.
    </p>
  );
}

/** How the statement was built, by the product's own marks. */
function StatementMarks({ statement }: { readonly statement: StatementCheck }) {
  return (
    <div className={classes.group}>
      <ul className={classes.items} aria-label="Marks of the statement">
        {statementMarks(statement).map(({ name, points, hint }) => (
          <li key={name}>
            <div className={classes.row}>
              <span>{name}</span>
              <span className={classes.number}>{points} of 2</span>
            </div>
            {hint === '' ? null : <p className={classes.muted}>{hint}</p>}
          </li>
        ))}
      </ul>
      <p className={classes.muted}>{OWN_MARKS}</p>
    </div>
  );
}

type BesideProps = { readonly title: string; readonly own: string; readonly reference: string };

function Beside({ title, own, reference }: BesideProps) {
  return (
    <div className={classes.group}>
      <h3>{title}</h3>
      <div className={classes.beside}>
        <p>
          <span className={classes.label}>You</span> {own}
        </p>
        <p>
          <span className={classes.label}>Reference</span> {reference}
        </p>
      </div>
    </div>
  );
}

const VERDICTS = {
  right: { Icon: IconCheck, tone: 'good' },
  listed: { Icon: IconMinus, tone: 'quiet' },
  near: { Icon: IconMinus, tone: 'quiet' },
  'not-listed': { Icon: IconMinus, tone: 'quiet' },
} as const;

function Committed({ check }: { readonly check: CommittedCheck }) {
  const { diagnosis, verdict } = check;
  const { Icon, tone } = VERDICTS[verdict];
  return (
    <li>
      <strong>{diagnosis.name}</strong>, {sureWords(diagnosis)}
      <span className={classes.mark} data-tone={tone}>
        <Icon size={16} stroke={2.2} aria-hidden /> {VERDICT_WORDS[verdict]}
      </span>
      <Reason label="For" check={check.for} />
      <Reason label="Against" check={check.against} />
    </li>
  );
}

function Reason({ label, check }: { readonly label: string; readonly check: ReasonCheck | null }) {
  if (check === null) return null;
  return <p className={classes.reason}>{reasonWords(label, check)}</p>;
}

function Reasons({ label, grounds }: { readonly label: string; readonly grounds: readonly string[] }) {
  if (grounds.length === 0) return null;
  return <p className={classes.reason}>{reasonsWords(label, grounds)}</p>;
}

function Danger({ danger }: { readonly danger: DangerCheck }) {
  const isFine = isDangerSeen(danger);
  const Icon = isFine ? IconCheck : IconAlertTriangle;
  return (
    <li className={classes.mark} data-tone={isFine ? 'good' : 'danger'}>
      <Icon size={16} stroke={2.2} aria-hidden /> {dangerWords(danger)}
    </li>
  );
}
