import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { dangerousDiagnoses, isAlarming } from '#domain/diagnosis/listed-diagnoses.ts';
import { type PinnedRedFlag, pinnedRedFlags } from '#domain/diagnosis/pinned-red-flags.ts';
import { URGENCY_WORDS } from '#domain/diagnosis/urgency.ts';
import classes from '#web/screens/summary/must-not-miss.module.css';
import { ScoreList } from '#web/screens/summary/score-list.tsx';

const NAMED_AT_FIRST = 6;

type MustNotMissProps = {
  readonly diagnoses: readonly DiagnosisResult[];
  readonly record: PatientRecord;
};

/**
 * The dangerous diagnoses that the answers have not ruled out, red flags first: the alarming ones, and on request all.
 */
export function MustNotMiss({ diagnoses, record }: MustNotMissProps) {
  const [showsAll, setShowsAll] = useState(false);
  const dangerous = dangerousDiagnoses(diagnoses);
  const alarming = dangerous.filter(isAlarming).slice(0, NAMED_AT_FIRST);
  const shown = showsAll ? dangerous : alarming;
  const pinned = new Map(pinnedRedFlags(record.answers).map(flag => [flag.diagnosisId, flag]));
  if (dangerous.length === 0) return null;
  return (
    <div className={classes.panel}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden /> Must not miss, not ruled out
      </h3>
      {shown.length === 0 ? <p>None with a notable share of the evidence.</p> : null}
      <ScoreList
        rows={shown.map(diagnosis => ({
          key: diagnosis.id,
          words: <Dangerous diagnosis={diagnosis} flag={pinned.get(diagnosis.id)} />,
          score: shareText(diagnosis.probability),
        }))}
      />
      {dangerous.length > alarming.length ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? 'Show fewer' : `Show all ${dangerous.length} not ruled out`}
        </button>
      ) : null}
    </div>
  );
}

type DangerousProps = {
  readonly diagnosis: DiagnosisResult;
  readonly flag: PinnedRedFlag | undefined;
};

/** 'Aortic dissection', and of a red flag how urgent it is and which answer raised it. */
function Dangerous({ diagnosis: { name, isFlagged, urgency }, flag }: DangerousProps) {
  if (!isFlagged) return name;
  return (
    <>
      <strong className={classes.flagged}>{name}</strong>
      <span className={classes.flag}>
        {['Red flag', urgency && URGENCY_WORDS[urgency]].filter(Boolean).join(' · ')}
        {flag ? ` — ${flag.raisedBy}` : ''}
      </span>
    </>
  );
}

/** '12%', and '<1%' for what is small but not nothing. */
export function shareText(probability: number): string {
  return probability < 1 ? '<1%' : `${Math.round(probability)}%`;
}
