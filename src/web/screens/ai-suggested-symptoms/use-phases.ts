import { useNavigate } from 'react-router';
import { ROUTES } from '#domain/flow/routes.ts';
import { storedAnswersOf } from '#domain/suggestions/analysis-answers.ts';
import {
  backToPhase1,
  completePhase2,
  hasPhase2,
  switchToPhase2,
} from '#domain/suggestions/symptom-analysis.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { changeAnalysis, useSymptomAnalysis } from '#web/case/symptom-analysis.ts';
import { type Background, runPhase } from '#web/screens/ai-suggested-symptoms/run-phase.ts';

/** The ways between the phases, back to the symptoms and on to the review of systems. */
export function usePhases(background: Background) {
  const navigate = useNavigate();
  const toSymptoms = () => void navigate(ROUTES.associatedSymptoms);
  return {
    toSymptoms,
    /** On from phase 1 to phase 2, which runs only once, and from phase 2 to the review. */
    forward: () => {
      const state = useSymptomAnalysis.getState();
      if (state.currentPhase === 'phase1') {
        if (hasPhase2(state)) changeAnalysis(switchToPhase2);
        else void runPhase('phase2', background);
        return;
      }
      if (!state.phase2Completed || state.phase2Complaints.length === 0) startReview(background);
      void navigate(ROUTES.reviewOfSystems);
    },
    /** From phase 2 to phase 1, unless that had nothing to ask; from phase 1 to the symptoms. */
    back: () => {
      const { currentPhase, phase1Complaints } = useSymptomAnalysis.getState();
      if (currentPhase === 'phase2' && phase1Complaints.length > 0) changeAnalysis(backToPhase1);
      else toSymptoms();
    },
  };
}

/**
 * Stored answers of earlier are cleared before the review; what this step learnt is written anew, but no No that was
 * taken back when the symptom was told later.
 */
function startReview({ said }: Background): void {
  const learnt = Object.entries(storedAnswersOf(useSymptomAnalysis.getState()));
  useCaseStore.getState().changeAnswers(stored => {
    const isTakenBack = (id: number) => stored[id] === undefined && said.get(id)?.isPresent === true;
    return Object.fromEntries(learnt.filter(([id]) => !isTakenBack(Number(id))));
  });
  changeAnalysis(completePhase2);
}
