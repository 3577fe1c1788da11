import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { forgetAnswer } from '#domain/review/status.ts';
import { reconcile } from '#domain/suggestions/analysis-answers.ts';
import {
  backToPhase1,
  hasPhase2,
  type SymptomAnalysis,
  switchToPhase2,
} from '#domain/suggestions/symptom-analysis.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { changeAnalysis, useSymptomAnalysis } from '#web/case/symptom-analysis.ts';
import { type Background, runPhase } from '#web/screens/ai-suggested-symptoms/run-phase.ts';

/**
 * What happens once on arrival: a Yes whose questionnaire was cancelled is taken back, and whoever comes back from the
 * review of systems is brought to phase 2. Waits until the catalogue has been read, or could not be.
 */
export function useArrival(background: Background, isReady: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isForPhase2 = wantsPhase2(location.state);

  const arrive = useEffectEvent(() => {
    takeBackCancelled();
    const state = useSymptomAnalysis.getState();
    if (!isForPhase2) return;
    // Once is enough: a reload must not jump again.
    void navigate('.', { replace: true, state: null });
    if (!state.initialized) return;
    if (!hasPhase2(state)) void runPhase('phase2', background);
    else if (state.phase2Complaints.length > 0) changeAnalysis(switchToPhase2);
    else if (state.phase1Complaints.length > 0) changeAnalysis(backToPhase1);
    else void navigate(ROUTES.associatedSymptoms, { replace: true });
  });
  useEffect(() => {
    if (isReady) arrive();
  }, [isReady]);
}

function takeBackCancelled(): void {
  const { record, changeAnswers } = useCaseStore.getState();
  const present = symptomsOf(record).map(({ id }) => id);
  const before = useSymptomAnalysis.getState();
  const state = reconcile(before, present);
  if (state === before) return;
  const lost = yesIds(before).filter(id => !present.includes(id));
  if (lost.length > 0) changeAnswers(answers => lost.reduce(forgetAnswer, answers));
  changeAnalysis(() => state);
}

function yesIds({ phase1Answers, phase2Answers }: SymptomAnalysis): number[] {
  const answers = { ...phase1Answers, ...phase2Answers };
  return Object.keys(answers)
    .map(Number)
    .filter(id => answers[id] === 'yes');
}

function wantsPhase2(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'phase' in state && state.phase === 'phase2';
}
