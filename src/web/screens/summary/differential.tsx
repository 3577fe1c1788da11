import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { LISTED_AT_FIRST, possibleDiagnoses } from '#domain/diagnosis/listed-diagnoses.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { DiagnosisRow } from '#web/screens/summary/diagnosis-row.tsx';
import classes from '#web/screens/summary/differential.module.css';
import { MustNotMiss } from '#web/screens/summary/must-not-miss.tsx';

type DifferentialProps = {
  readonly query: UseQueryResult<readonly DiagnosisResult[]>;
  readonly record: PatientRecord;
};

/** The differential: shares of evidence as bars, each opening to the answers for and against. */
export function Differential({ query, record }: DifferentialProps) {
  const [showsAll, setShowsAll] = useState(false);
  const all = query.data ?? record.differentialDiagnoses;
  const possible = possibleDiagnoses(all);
  const shown = showsAll ? possible : possible.slice(0, LISTED_AT_FIRST);
  const isEmpty = query.isSuccess && possible.length === 0;
  return (
    <section className={`surface ${classes.differential}`} aria-labelledby="differential">
      <h2 id="differential">Differential diagnosis</h2>
      <p className={classes.note}>Shares of evidence points from the answers, not calibrated risk.</p>
      {query.isPending ? <Skeleton label="Calculating differential diagnoses..." shape="rows" /> : null}
      {query.isError ? (
        <ErrorPanel message={differentialEndpoint.failure} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <p>The answers speak for no diagnosis of the catalogue.</p> : null}
      <ol className={classes.rows}>
        {shown.map(diagnosis => (
          <DiagnosisRow key={diagnosis.id} diagnosis={diagnosis} record={record} />
        ))}
      </ol>
      {possible.length > LISTED_AT_FIRST ? (
        <ActionButton kind="quiet" size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${possible.length}`}
        </ActionButton>
      ) : null}
      <MustNotMiss diagnoses={all} record={record} />
    </section>
  );
}
