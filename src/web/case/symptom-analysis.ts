import { create } from 'zustand';
import { openAnalysis } from '#domain/suggestions/stored-analysis.ts';
import { EMPTY_ANALYSIS, isAbout, type SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import { useCase } from '#web/case/case-store.ts';
import { forget, keep, readKept } from '#web/case/kept.ts';

/** The AI step of the case in progress. Every change is kept in the browser at once. */
export const useSymptomAnalysis = create<SymptomAnalysis>()(() => openAnalysis(readKept('symptomAnalysis')));

/** Applies a change of the analysis and keeps it. */
export function changeAnalysis(changed: (state: SymptomAnalysis) => SymptomAnalysis): void {
  const state = changed(useSymptomAnalysis.getState());
  keep('symptomAnalysis', JSON.stringify(state));
  useSymptomAnalysis.setState(state, true);
}

// A reset leaves a case without a complaint; another complaint, or another sex, makes the suggestions pointless too.
useCase.subscribe(({ record }, before) => {
  const state = useSymptomAnalysis.getState();
  if (record === before.record || !state.initialized || isAbout(state, record)) return;
  forget('symptomAnalysis');
  useSymptomAnalysis.setState(EMPTY_ANALYSIS, true);
});
