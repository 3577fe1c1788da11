import { readAnalysis } from '#domain/suggestions/stored-analysis.ts';
import { EMPTY_ANALYSIS, isAbout, type SymptomAnalysis } from '#domain/suggestions/symptom-analysis.ts';
import { type CaseState, useCaseStore } from '#web/case/case-store.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { forget, storedStore } from '#web/case/stored-store.ts';

/** The AI step of the case in progress. Every change is kept in the browser at once. */
export const useSymptomAnalysis = storedStore(
  storedItem<SymptomAnalysis>('symptomAnalysis', { initial: () => EMPTY_ANALYSIS, read: readAnalysis }),
);

/** Applies a change of the analysis and keeps it. */
export function changeAnalysis(changed: (state: SymptomAnalysis) => SymptomAnalysis): void {
  useSymptomAnalysis.setState(changed, true);
}

/** Another complaint, or another sex, makes the suggestions pointless. */
function dropPointless({ record }: CaseState): void {
  const state = useSymptomAnalysis.getState();
  if (state.initialized && !isAbout(state, record)) forget('other-subject');
}

// The complaint may have been changed before this module was needed.
dropPointless(useCaseStore.getState());
useCaseStore.subscribe(dropPointless);
