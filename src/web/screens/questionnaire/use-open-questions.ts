import { useEffect, useEffectEvent } from 'react';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { isAllKnown, openAsked } from '#domain/findings/walk.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { useQuestions } from '#web/api/questions.ts';
import { caseSaid, changeSaid } from '#web/case/case-said.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { useKnown } from '#web/findings/use-known.ts';

/** Loads the symptom's questions into the case. Where everything they ask is known, there is nothing to show. */
export function useOpenQuestions(symptom: CurrentSymptom, onAllKnown: () => void) {
  const gender = useCaseStore(state => state.record.gender);
  const age = useCaseStore(state => state.record.age);
  const ageMonths = useCaseStore(state => state.record.ageMonths);
  const { vocabulary, isPending } = useKnown();
  const query = useQuestions(symptom.id, { gender, age, ageMonths });
  const loaded = query.data;
  const open = useEffectEvent((questions: readonly Question[]) => {
    const isFresh = !caseSaid().record.answers.some(({ symptomId }) => symptomId === symptom.id);
    const { record } = changeSaid(said => ({ ...said, record: openAsked(said, vocabulary, questions) }));
    if (isFresh && isAllKnown(record)) onAllKnown();
  });
  useEffect(() => {
    if (!isPending && loaded && loaded.length > 0) open(loaded);
  }, [isPending, loaded]);
  return {
    hasNone: loaded?.length === 0,
    hasFailed: query.isError,
    retry: () => void query.refetch(),
  };
}
