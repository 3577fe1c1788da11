import { useEffect, useEffectEvent } from 'react';
import { symptomSuggestionsEndpoint } from '#contract/endpoints/workflow.ts';
import { isAbout } from '#domain/suggestions/symptom-analysis.ts';
import { useComplaints } from '#web/api/complaints.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useSymptomAnalysis } from '#web/case/symptom-analysis.ts';
import { ErrorPanel } from '#web/controls/page/error-panel.tsx';
import { Page } from '#web/controls/page/page.tsx';
import { PageHeading } from '#web/controls/page/page-heading.tsx';
import { useKnown } from '#web/findings/use-known.ts';
import { RedFlags } from '#web/red-flags/red-flags.tsx';
import { Analyzing } from '#web/screens/ai-suggested-symptoms/analyzing.tsx';
import { PhasePills } from '#web/screens/ai-suggested-symptoms/phase-pills.tsx';
import { PhaseQuestions } from '#web/screens/ai-suggested-symptoms/phase-questions.tsx';
import { type Background, runPhase, useRun } from '#web/screens/ai-suggested-symptoms/run-phase.ts';
import { useArrival } from '#web/screens/ai-suggested-symptoms/use-arrival.ts';
import { usePhases } from '#web/screens/ai-suggested-symptoms/use-phases.ts';

const FAILED = {
  phase1: symptomSuggestionsEndpoint.failure,
  phase2: 'Failed to analyze symptoms for phase 2. Please try again.',
} as const;

/** /ai-suggested-symptoms: what else to ask about, in two phases. */
export function AiSuggestedSymptoms() {
  const record = useCaseStore(state => state.record);
  const state = useSymptomAnalysis();
  const { running, failed } = useRun();
  const catalogue = useComplaints(record.gender);
  const known = useKnown();
  const background: Background = {
    complaints: catalogue.data ?? [],
    said: known.complaints,
    vocabulary: known.vocabulary,
  };
  const isReady = !catalogue.isPending && !known.isPending;
  const phases = usePhases(background);
  useArrival(background, isReady);

  const isAskable = record.chiefComplaint !== null && record.gender !== null;
  const needsPhase1 = isAskable && isReady && !(state.initialized && isAbout(state, record));
  const begin = useEffectEvent(() => void runPhase('phase1', background));
  useEffect(() => {
    if (needsPhase1 && useRun.getState().failed === null) begin();
  }, [needsPhase1]);

  if (!isAskable) return null;
  const hasQuestions = state.initialized && running === null && failed === null;
  return (
    <Page width="wide">
      <PageHeading
        title="AI-Suggested Symptoms"
        aside={<PhasePills state={state} shown={running ?? failed?.phase ?? state.currentPhase} />}
      >
        Each answer helps to tell the likely causes apart.
      </PageHeading>
      <RedFlags />
      {failed ? (
        <ErrorPanel
          message={FAILED[failed.phase]}
          retryLabel="Retry Analysis"
          onGoBack={() => {
            useRun.setState({ failed: null });
            phases.toSymptoms();
          }}
          onRetry={() => void runPhase(failed.phase, background)}
        >
          {failed.reason === FAILED[failed.phase] ? null : <p>{failed.reason}</p>}
        </ErrorPanel>
      ) : null}
      {hasQuestions ? <PhaseQuestions key={state.currentPhase} state={state} phases={phases} /> : null}
      {hasQuestions || failed ? null : <Analyzing running={running} />}
    </Page>
  );
}
