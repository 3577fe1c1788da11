import { useNavigate } from 'react-router';
import type { UnaskedQuestion } from '#domain/diagnosis/likelihood/unasked-question.ts';
import { askAt } from '#domain/findings/ask-at.ts';
import { pathOfHistory } from '#domain/flow/path-of-history.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { useFetchQuestions } from '#web/api/questions.ts';
import { useCaseStore } from '#web/case/case-store.ts';

/** Leads to where a question is asked: its questionnaire, the review of systems, or a page of past history. */
export function useAsk() {
  const navigate = useNavigate();
  const fetchQuestions = useFetchQuestions();
  return async (unasked: UnaskedQuestion) => {
    if (unasked.kind === 'history') return navigate(pathOfHistory(unasked.section));
    if (unasked.kind === 'symptom') return navigate(ROUTES.reviewOfSystems);
    const { record, change } = useCaseStore.getState();
    const questions = await fetchQuestions(unasked.complaintId, record);
    change(current => askAt(current, questions, unasked));
    return navigate(ROUTES.questionnaire);
  };
}
