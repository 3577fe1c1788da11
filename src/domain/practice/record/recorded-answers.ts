import type { Answer } from '#domain/case/answer.ts';
import type { Fact, FactAnswer } from '#domain/practice/patient/patient.ts';
import { readDuration } from '#domain/questionnaire/duration.ts';
import {
  durationAnswer,
  multiAnswer,
  notesAnswer,
  numberAnswer,
  type PosedQuestion,
  singleAnswer,
} from '#domain/questionnaire/new-answer.ts';
import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import type { Said } from '#domain/questionnaire/said.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** What was told, and how what was not there is called. */
export type Elicited = {
  readonly facts: readonly Fact[];
  readonly said: Said;
  readonly nameOf: (key: string) => string;
};

/** The answer that what was told is to a question; null where nothing of it was told. */
export function recordedAnswer(posed: PosedQuestion, elicited: Elicited): Answer | null {
  const meant = elicited.facts
    .flatMap(({ answers }) => answers)
    .filter(({ questionId }) => questionId === posed.question.id);
  const amount = meant.flatMap(answer => ('amount' in answer ? [answer.amount] : [])).at(-1);
  switch (posed.question.type) {
    case QUESTION_TYPE.duration:
      return durationOf(posed, amount);
    case QUESTION_TYPE.number:
      return amount === undefined ? null : numberAnswer(posed, amount);
    case QUESTION_TYPE.notes:
      return amount === undefined ? null : notesAnswer(posed, amount, false);
    case QUESTION_TYPE.single:
      return (
        chosenOf(posed.question, meant, elicited.said)
          .slice(0, 1)
          .map(choice => singleAnswer(posed, choice))[0] ?? null
      );
    case QUESTION_TYPE.multi:
      return severalOf(posed, meant, elicited);
    default:
      return null;
  }
}

/** '1 day' and '2 hours' alike. */
function durationOf(posed: PosedQuestion, amount: string | undefined): Answer | null {
  const plural = amount?.replace(/([a-z])$/, last => (last === 's' ? last : `${last}s`));
  const duration = plural === undefined ? undefined : readDuration(plural);
  return duration === undefined ? null : durationAnswer(posed, duration);
}

/** What was meant, and what is a finding that was told; only the findings that were asked for count as denied. */
function severalOf(
  { question, symptomId }: PosedQuestion,
  meant: readonly FactAnswer[],
  elicited: Elicited,
): Answer | null {
  const chosen = chosenOf(question, meant, elicited.said);
  const refused = deniedBy(question, elicited.said);
  const denial = question.choices.find(({ isDenial }) => isDenial);
  const asking = question.choices.filter(choice => choice !== denial);
  const isAllDenied = asking.every(choice => refused.includes(choice));
  if (chosen.length === 0 && denial !== undefined && isAllDenied)
    return multiAnswer({ question, symptomId }, [denial]);
  const denials = refused.map(({ id, finding = '' }) => deniedChoice(id, finding, elicited.nameOf(finding)));
  const choices = [...chosen.filter(choice => choice !== denial || chosen.length === 1), ...denials];
  return multiAnswer({ question: { ...question, choices }, symptomId }, choices);
}

function chosenOf({ choices }: Question, meant: readonly FactAnswer[], { present, denied }: Said): Choice[] {
  const ids = meant.flatMap(answer => ('choiceIds' in answer ? answer.choiceIds : []));
  return choices.filter(
    ({ id, finding, denies }) =>
      ids.includes(id) || present.includes(finding ?? '') || denied.includes(denies ?? ''),
  );
}

function deniedBy({ choices }: Question, { denied }: Said): readonly Choice[] {
  return choices.filter(({ finding }) => finding !== undefined && denied.includes(finding));
}

/** A choice of this case's own that says of one finding that it is not there. */
export function deniedChoice(id: number, key: string, name: string): Choice {
  return { id: -Math.abs(id), text: `No ${inSentence(name)}`, ranges: [], denies: key };
}

/** A choice of this case's own that says of one finding that it is there. */
export function presentChoice(id: number, key: string, name: string): Choice {
  return { id: -Math.abs(id), text: name, ranges: [], finding: key };
}
