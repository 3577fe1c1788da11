import { useCaseStore } from '#web/case/case-store.ts';
import { NextSymptom } from '#web/screens/questionnaire/next-symptom.tsx';
import { SymptomQuestions } from '#web/screens/questionnaire/symptom-questions.tsx';
import { useLeave } from '#web/screens/questionnaire/use-leave.ts';

/** /questionnaire: the questions of the current symptom, or the way to the next one that is open. */
export function Questionnaire() {
  const symptom = useCaseStore(state => state.record.currentSymptom);
  const leave = useLeave();
  if (leave.isLeaving) return null;
  return symptom ? <SymptomQuestions key={symptom.id} symptom={symptom} leave={leave} /> : <NextSymptom />;
}
