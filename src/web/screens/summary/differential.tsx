import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { differentialEndpoint } from '#contract/endpoints/differential.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { byLikelihood, likelihoodLeft } from '#domain/diagnosis/likelihood/ranked.ts';
import { LISTED_AT_FIRST, possibleDiagnoses } from '#domain/diagnosis/listed-diagnoses.ts';
import { ActionButton } from '#web/controls/buttons/action-button.tsx';
import { RadioField } from '#web/controls/fields/radio-field.tsx';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Skeleton } from '#web/controls/progress/skeleton.tsx';
import { LikelihoodBar } from '#web/differential/likelihood-bar.tsx';
import type { Known } from '#web/findings/use-known.ts';
import classes from '#web/screens/summary/differential.module.css';
import { LikelihoodRow } from '#web/screens/summary/likelihood-row.tsx';
import { MustNotMiss } from '#web/screens/summary/must-not-miss.tsx';
import { ShareRow } from '#web/screens/summary/share-row.tsx';
import { WhatIf } from '#web/screens/summary/what-if.tsx';

type DifferentialProps = {
  readonly query: UseQueryResult<readonly DiagnosisResult[]>;
  readonly known: Known;
};

const VIEWS = ['Likelihood', 'Evidence'] as const;

type View = (typeof VIEWS)[number];

const NOTES: Readonly<Record<View, string>> = {
  Likelihood: 'How likely each is by the whole history. For learning, not for a real patient.',
  Evidence: 'Shares of evidence points from the answers, not calibrated risk.',
};

/** The differential by likelihood, or by shares of evidence; each diagnosis opens to what speaks for and against it. */
export function Differential({ query, known }: DifferentialProps) {
  const [view, setView] = useState<View>('Likelihood');
  const [isSupposing, setSupposing] = useState(false);
  const all = query.data ?? known.record.differentialDiagnoses;
  const isEmpty = query.isSuccess && possibleDiagnoses(all).length === 0;
  return (
    <section className={`surface ${classes.differential}`} aria-labelledby="differential">
      <h2 id="differential">Differential diagnosis</h2>
      <RadioField id="differential-view" label="Ranked by" options={VIEWS} value={view} onChange={setView} />
      <p className={classes.note}>{NOTES[view]}</p>
      {query.isPending ? <Skeleton label="Calculating differential diagnoses..." shape="rows" /> : null}
      {query.isError ? (
        <ErrorPanel message={differentialEndpoint.failure} onRetry={() => void query.refetch()} />
      ) : null}
      {isEmpty ? <p>The answers speak for no diagnosis of the catalogue.</p> : null}
      <Rows key={view} view={view} all={all} known={known} />
      {isEmpty || query.isPending ? null : (
        <ActionButton kind="quiet" size="small" onClick={() => setSupposing(true)}>
          What if?
        </ActionButton>
      )}
      <MustNotMiss diagnoses={all} record={known.record} />
      {isSupposing ? <WhatIf known={known} now={all} onClose={() => setSupposing(false)} /> : null}
    </section>
  );
}

type RowsProps = { readonly view: View; readonly all: readonly DiagnosisResult[]; readonly known: Known };

function Rows({ view, all, known }: RowsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const isByLikelihood = view === 'Likelihood';
  const ranked = isByLikelihood ? byLikelihood(all) : possibleDiagnoses(all);
  const shown = showsAll ? ranked : ranked.slice(0, LISTED_AT_FIRST);
  return (
    <>
      <ol className={classes.rows}>
        {shown.map(diagnosis =>
          isByLikelihood ? (
            <LikelihoodRow key={diagnosis.id} diagnosis={diagnosis} known={known} />
          ) : (
            <ShareRow key={diagnosis.id} diagnosis={diagnosis} known={known} />
          ),
        )}
      </ol>
      {isByLikelihood && shown.length > 0 ? (
        <LikelihoodBar name="Something else" likelihood={likelihoodLeft(shown)} hasWords={false} />
      ) : null}
      {ranked.length > LISTED_AT_FIRST ? (
        <ActionButton kind="quiet" size="small" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${ranked.length}`}
        </ActionButton>
      ) : null}
    </>
  );
}
