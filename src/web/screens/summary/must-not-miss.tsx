import { IconAlertTriangle } from '@tabler/icons-react';
import { useState } from 'react';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { dangerousDiagnoses, isAlarming } from '#domain/diagnosis/listed-diagnoses.ts';
import classes from '#web/screens/summary/must-not-miss.module.css';
import { ScoreList } from '#web/screens/summary/score-list.tsx';

const NAMED_AT_FIRST = 6;

/** The dangerous diagnoses that the answers have not ruled out: the alarming ones, and on request all. */
export function MustNotMiss({ diagnoses }: { readonly diagnoses: readonly DiagnosisResult[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const dangerous = dangerousDiagnoses(diagnoses);
  const alarming = dangerous.filter(isAlarming).slice(0, NAMED_AT_FIRST);
  const shown = showsAll ? dangerous : alarming;
  if (dangerous.length === 0) return null;
  return (
    <div className={classes.panel}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden /> Must not miss, not ruled out
      </h3>
      {shown.length === 0 ? <p>None with a notable share of the evidence.</p> : null}
      <ScoreList
        rows={shown.map(({ id, name, probability }) => ({
          key: id,
          words: name,
          score: shareText(probability),
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

/** '12%', and '<1%' for what is small but not nothing. */
export function shareText(probability: number): string {
  return probability < 1 ? '<1%' : `${Math.round(probability)}%`;
}
