import type { SavedCase } from '#domain/summary/saved-case.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { type SavedHistoryLink, storeSavedHistory } from '#web/case/saved-history.ts';
import { forget } from '#web/case/stored-store.ts';
import { changeAnalysis, useSymptomAnalysis } from '#web/case/symptom-analysis.ts';
import { markAllVisited, useVisitedSteps } from '#web/case/visited-steps.ts';

/** All there is of the case in progress, as it is saved. */
export function useWholeCase(): SavedCase {
  const record = useCaseStore(state => state.record);
  const complaintAnswers = useCaseStore(state => state.complaintAnswers);
  const symptomAnalysis = useSymptomAnalysis();
  const visitedSteps = useVisitedSteps(record.chiefComplaint?.id);
  return { record, complaintAnswers, symptomAnalysis, visitedSteps };
}

/** Makes a saved case the one in progress; its next save updates the history it came from. */
export function continueCase(saved: SavedCase, history: SavedHistoryLink): void {
  const { record, complaintAnswers, symptomAnalysis, visitedSteps } = saved;
  forget('new-history');
  useCaseStore.setState({ record, complaintAnswers });
  // After the case: the suggestions of another one would be forgotten with it.
  changeAnalysis(() => symptomAnalysis);
  markAllVisited(visitedSteps, record.chiefComplaint?.id);
  storeSavedHistory(history);
}
