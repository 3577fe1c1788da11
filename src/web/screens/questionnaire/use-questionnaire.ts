import { useMemo, useRef } from 'react';
import type { Answer } from '#domain/case/answer.ts';
import type { CurrentSymptom, PatientRecord } from '#domain/case/patient-record.ts';
import { knownChoice, proposedAnswer } from '#domain/findings/known-answer.ts';
import { knownFindings, whereKnown } from '#domain/findings/known-findings.ts';
import { nextToAsk } from '#domain/findings/repeat.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { type Told, tell } from '#domain/findings/tell.ts';
import { goOnFrom, leaveRest, mayBeEnough, openIn } from '#domain/findings/walk.ts';
import { addCustomChoice, customChoice } from '#domain/questionnaire/custom-choice.ts';
import { skipQuestions } from '#domain/questionnaire/open-questionnaire.ts';
import { openQuestions, passedOver, questionStatus } from '#domain/questionnaire/progress.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';
import { visibleQuestions } from '#domain/questionnaire/visible-questions.ts';
import { suggestChoice } from '#web/api/suggestions.ts';
import { caseSaid, changeSaid } from '#web/case/case-said.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import type { ChoiceNote } from '#web/controls/choices/choice-row.tsx';
import { useKnown } from '#web/findings/use-known.ts';

/** The questions of the current symptom as the student sees them, and what can be done with them. */
export function useQuestionnaire(symptom: CurrentSymptom) {
  const record = useCaseStore(state => state.record);
  const change = useCaseStore(state => state.change);
  const known = useKnown();
  const { vocabulary } = known;
  const telling = useTelling();
  const asked = useAsked(record, symptom.id);
  const { questions, answers, index } = asked;
  const question = questions[index];
  const recorded = question && answers.get(question.id);
  const place = question && { symptomId: symptom.id, questionId: question.id };
  const before = knownFindings(known.statements, place);
  const isAnswered = recorded !== undefined && questionStatus(recorded) === 'answered';
  const proposed =
    question && !isAnswered ? proposedAnswer({ question, symptomId: symptom.id }, before) : null;
  return {
    ...asked,
    /** The same, for who may be late with them. */
    asked,
    question,
    place,
    known,
    /** What the question opens with because it was said elsewhere; recorded when one goes on. */
    proposed,
    /** Choice id → where it was told or denied before. */
    notes: new Map((question?.choices ?? []).flatMap(choice => noteOf(choice, before))),
    isLast: nextToAsk(record, index + 1) === undefined,
    isAnswered,
    mayBeEnough: mayBeEnough(record, index),
    /** What is still open, the current question included: told before the symptom is completed. */
    open: openQuestions(questions, answers),
    passedOverBy: (to: number) => passedOver(questions, answers, { from: index, to }),
    answer: (told: Told) => telling(told, vocabulary),
    skip: (skipped: readonly Question[]) => change(current => skipQuestions(current, skipped)),
    /** Records what stands there and goes on; answers whether that was the last question. */
    goOn: () => {
      const { record: now } = changeSaid(said => {
        const left =
          question && !isAnswered ? leaving(said, { question, answer: proposed }, vocabulary) : said;
        return { ...left, record: goOnFrom(left, vocabulary, index) };
      });
      return { isEnd: nextToAsk(now, index + 1) === undefined, hasOpen: openIn(now).length > 0 };
    },
    /** The rest is left for now. */
    leaveRest: () => changeSaid(said => ({ ...said, record: leaveRest(said, vocabulary, index) })),
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

/** The questions with their answers, and which of them stands there; the same as long as nothing of it changes. */
function useAsked(
  { availableQuestions, answers: all, currentQuestionIndex }: PatientRecord,
  symptomId: number,
) {
  return useMemo(() => {
    const questions = visibleQuestions(availableQuestions, all, symptomId);
    const own = all.filter(answer => answer.symptomId === symptomId);
    const answers: ReadonlyMap<number, Answer> = new Map(own.map(answer => [answer.questionId, answer]));
    return { questions, answers, index: Math.min(currentQuestionIndex, Math.max(0, questions.length - 1)) };
  }, [availableQuestions, all, currentQuestionIndex, symptomId]);
}

export type Asked = ReturnType<typeof useAsked>;

type Vocabulary = Parameters<typeof tell>[1];

/** An unanswered question is left with what it opened with, or skipped. */
function leaving(said: CaseSaid, told: Told, vocabulary: Vocabulary): CaseSaid {
  if (told.answer) return tell(said, vocabulary, told);
  return { ...said, record: skipQuestions(said.record, [told.question]) };
}

function noteOf(choice: Choice, before: ReturnType<typeof knownFindings>): [number, ChoiceNote][] {
  const known = knownChoice(choice, before);
  return known ? [[choice.id, { words: whereKnown(known.by), isStruck: !known.isTrue }]] : [];
}

type LastTap = { readonly choiceId: number; readonly before: CaseSaid; readonly after: CaseSaid };

/** Answers a question; the same tap again, when nothing happened between, takes back all that it changed. */
function useTelling() {
  const last = useRef<LastTap>(undefined);
  return (told: Told, vocabulary: Vocabulary) => {
    const choiceId = told.tapped?.choice.id;
    const before = caseSaid();
    const undone = last.current;
    const isUndo =
      undone?.choiceId === choiceId &&
      undone?.after.record === before.record &&
      undone.after.stored === before.stored;
    const after = changeSaid(said => (isUndo && undone ? undone.before : tell(said, vocabulary, told)));
    last.current = choiceId === undefined ? undefined : { choiceId, before, after };
  };
}
