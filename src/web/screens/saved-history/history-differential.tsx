import type { PatientData } from '#contract/histories.ts';
import { shareText } from '#domain/diagnosis/listed-diagnoses.ts';
import type { DiagnosisLine } from '#domain/summary/document/clinical-document.ts';
import { readDocument } from '#domain/summary/document/read-document.ts';
import parts from '#web/account/parts.module.css';
import { Panel } from '#web/controls/page/panel.tsx';
import { DangerMark } from '#web/differential/danger-mark.tsx';
import { LikelihoodBar } from '#web/differential/likelihood-bar.tsx';
import classes from './saved-history.module.css';

/** The differential as it was when the history was saved. */
export function HistoryDifferential({ data }: { readonly data: PatientData }) {
  const lines = readDocument(data.document)?.differential ?? [];
  return (
    <Panel label="Differential diagnosis">
      <div className={parts.part}>
        <h2>Differential diagnosis</h2>
        <p className={classes.muted}>
          {lines.length === 0
            ? 'This history was saved without a differential.'
            : 'As it was when the history was saved. For learning, not for a real patient.'}
        </p>
        {lines.length === 0 ? null : (
          <ol className={classes.diagnoses}>
            {lines.map(line => (
              <li key={line.name}>
                <Line line={line} />
              </li>
            ))}
          </ol>
        )}
      </div>
    </Panel>
  );
}

function Line({ line: { name, likelihood, probability, mustNotMiss } }: { readonly line: DiagnosisLine }) {
  const mark = mustNotMiss ? <DangerMark /> : null;
  if (likelihood !== undefined) return <LikelihoodBar name={name} likelihood={likelihood} mark={mark} />;
  return (
    <div className={classes.share}>
      <span>
        {name} {mark}
      </span>
      <span>{shareText(probability)}</span>
    </div>
  );
}
