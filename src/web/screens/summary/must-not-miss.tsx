import { IconAlertTriangle } from '@tabler/icons-react';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { likelihoodText, pressing } from '#domain/diagnosis/likelihood/ranked.ts';
import { type PinnedRedFlag, pinnedRedFlags } from '#domain/diagnosis/pinned-red-flags.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import classes from '#web/screens/summary/must-not-miss.module.css';
import { ToAsk } from '#web/screens/summary/to-ask.tsx';

/** As many questions as would rule a diagnosis out are named beside it. */
const ASKED_AT_MOST = 2;

type MustNotMissProps = {
  readonly diagnoses: readonly DiagnosisResult[];
  readonly record: PatientRecord;
};

/** The few diagnoses that are dangerous and, in this case, likely enough or flagged: and what would rule them out. */
export function MustNotMiss({ diagnoses, record }: MustNotMissProps) {
  const dangerous = pressing(diagnoses);
  const pinned = new Map(pinnedRedFlags(record.answers).map(flag => [flag.diagnosisId, flag]));
  if (diagnoses.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="must-not-miss">
      <h3 id="must-not-miss">
        <IconAlertTriangle size={18} aria-hidden /> Must not miss, not ruled out
      </h3>
      {dangerous.length === 0 ? <p>None that this history makes likely.</p> : null}
      <ul className={classes.list}>
        {dangerous.map(diagnosis => (
          <Dangerous key={diagnosis.id} diagnosis={diagnosis} flag={pinned.get(diagnosis.id)} />
        ))}
      </ul>
    </section>
  );
}

type DangerousProps = {
  readonly diagnosis: DiagnosisResult;
  readonly flag: PinnedRedFlag | undefined;
};

/** 'Aortic dissection 4%', how urgent it is, the answer that raised it, and what to ask to rule it out. */
function Dangerous({ diagnosis, flag }: DangerousProps) {
  const { name, likelihood = 0, isFlagged = false, urgency, toAsk = [] } = diagnosis;
  const why = [isFlagged && 'Red flag', urgency && URGENCY_WORDS[urgency]].filter(Boolean).join(' · ');
  return (
    <li>
      <p className={classes.head}>
        <span className={isFlagged ? classes.flagged : undefined}>{name}</span>
        <span className={classes.number}>{likelihoodText(likelihood)}</span>
      </p>
      {why === '' ? null : (
        <p className={classes.flag}>
          {why}
          {flag ? ` — ${flag.raisedBy}` : ''}
        </p>
      )}
      <ToAsk title={`To rule it out: ${name}`} isTitleHidden questions={toAsk.slice(0, ASKED_AT_MOST)} />
    </li>
  );
}
