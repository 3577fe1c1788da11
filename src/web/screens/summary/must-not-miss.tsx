import { IconAlertTriangle } from '@tabler/icons-react';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import classes from '#web/screens/summary/must-not-miss.module.css';

/** The dangerous diagnoses that the answers have not ruled out, however small their share. */
export function MustNotMiss({ diagnoses }: { readonly diagnoses: readonly DiagnosisResult[] }) {
  const dangerous = diagnoses.filter(({ mustNotMiss }) => mustNotMiss);
  if (dangerous.length === 0) return null;
  return (
    <div className={classes.panel}>
      <h3>
        <IconAlertTriangle size={18} aria-hidden /> Must not miss, not ruled out
      </h3>
      <ul>
        {dangerous.map(({ id, name, probability }) => (
          <li key={id}>
            {name} <span className={classes.share}>{shareText(probability)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** '12%', and '<1%' for what is small but not nothing. */
export function shareText(probability: number): string {
  return probability < 1 ? '<1%' : `${Math.round(probability)}%`;
}
