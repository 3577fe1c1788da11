import { useEffect } from 'react';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { openQuestionnaire } from '#domain/questionnaire/open-questionnaire.ts';
import { useQuestions } from '#web/api/questions.ts';
import { useCaseStore } from '#web/case/case-store.ts';

/** Loads the symptom's questions into the case, unless a reload found them there already. */
export function useOpenQuestions(symptom: CurrentSymptom) {
  const gender = useCaseStore(state => state.record.gender);
  const age = useCaseStore(state => state.record.age);
  const ageMonths = useCaseStore(state => state.record.ageMonths);
  const isOpen = useCaseStore(state => state.record.availableQuestions.length > 0);
  const change = useCaseStore(state => state.change);
  const query = useQuestions(symptom.id, { gender, age, ageMonths });
  const loaded = query.data;
  useEffect(() => {
    if (!isOpen && loaded && loaded.length > 0) change(record => openQuestionnaire(record, loaded));
  }, [isOpen, loaded, change]);
  return {
    isOpen,
    hasNone: !isOpen && loaded?.length === 0,
    hasFailed: !isOpen && query.isError,
    retry: () => void query.refetch(),
  };
}
