import type { Answer } from '#domain/case/answer.ts';
import type { CurrentSymptom } from '#domain/case/patient-record.ts';
import { addCustomChoice, customChoice } from '#domain/questionnaire/custom-choice.ts';
import { answerQuestion, skipQuestions } from '#domain/questionnaire/open-questionnaire.ts';
import { openQuestions, passedOver, questionStatus } from '#domain/questionnaire/progress.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';
import { suggestChoice } from '#web/api/suggestions.ts';
import { useCaseStore } from '#web/case/case-store.ts';

/** The questions of the current symptom as the student sees them, and what can be done with them. */
export function useQuestionnaire(symptom: CurrentSymptom) {
  const record = useCaseStore(state => state.record);
  const change = useCaseStore(state => state.change);
  const questions = visibleQuestions(record.availableQuestions, record.answers, symptom.id);
  const own = record.answers.filter(answer => answer.symptomId === symptom.id);
  const answers: ReadonlyMap<number, Answer> = new Map(own.map(answer => [answer.questionId, answer]));
  const index = Math.min(record.currentQuestionIndex, Math.max(0, questions.length - 1));
  const question = questions[index];
  return {
    questions,
    answers,
    index,
    question,
    isLast: index === questions.length - 1,
    isAnswered: question !== undefined && questionStatus(answers.get(question.id)) === 'answered',
    /** What is still open, the current question included: told before the symptom is completed. */
    open: openQuestions(questions, answers),
    passedOverBy: (to: number) => passedOver(questions, answers, { from: index, to }),
    answer: (asked: Question, answer: Answer | null) =>
      change(current => answerQuestion(current, asked, answer)),
    skip: (skipped: readonly Question[]) => change(current => skipQuestions(current, skipped)),
    goTo: (to: number) => change(current => ({ ...current, currentQuestionIndex: to })),
    addChoice: (asked: Question, text: string): Choice => {
      const choice = customChoice(text, Date.now());
      change(current => addCustomChoice(current, asked.id, choice));
      suggestChoice(asked, choice.text);
      return choice;
    },
  };
}

export type QuestionnaireState = ReturnType<typeof useQuestionnaire>;
