import { useNavigate } from 'react-router';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { addSymptom, removeSymptom } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { storeAnswers } from '#domain/review/status.ts';
import { answerSymptom, jumpTo, showNextOpen } from '#domain/suggestions/analysis-answers.ts';
import { passedOver, phaseOf } from '#domain/suggestions/phase.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { changeAnalysis, useSymptomAnalysis } from '#web/case/symptom-analysis.ts';

/** The ways to answer a suggested symptom. Each answer is kept in the analysis and in the shared complaint answers. */
export function useAnswering() {
  const navigate = useNavigate();
  const { change, changeAnswers } = useCaseStore.getState();

  return {
    /** Present: it becomes an associated symptom, and its questions come next. */
    yes: ({ id, text }: CurrentSymptom) => {
      changeAnswers(answers => storeAnswers(answers, [id], true));
      changeAnalysis(state => showNextOpen(answerSymptom(state, id, 'yes')));
      change(record => addSymptom(record, { id, text }, 'ai-suggested-symptoms'));
      void navigate(ROUTES.questionnaire);
    },
    /** Not present. A symptom that was present before goes, with its detailed answers. */
    no: ({ id }: CurrentSymptom) => {
      changeAnswers(answers => storeAnswers(answers, [id], false));
      change(record => removeSymptom(record, id));
      changeAnalysis(state => showNextOpen(answerSymptom(state, id, 'no')));
    },
    /** Goes to another question; those passed over are recorded as No and marked as not asked. */
    jump: (index: number) => {
      const skipped = passedOver(phaseOf(useSymptomAnalysis.getState()), index).map(({ id }) => id);
      if (skipped.length > 0) changeAnswers(answers => storeAnswers(answers, skipped, false));
      changeAnalysis(state => jumpTo(state, index));
    },
    /** On without an answer, to what is still open. */
    goOn: () => changeAnalysis(showNextOpen),
  };
}

export type Answering = ReturnType<typeof useAnswering>;
