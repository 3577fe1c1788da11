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
  const meant = meantBy(posed.question, elicited);
  const amount = meant.flatMap(answer => ('amount' in answer ? [answer.amount] : [])).at(-1);
  switch (posed.question.type) {
    case QUESTION_TYPE.duration:
      return durationOf(posed, amount);
    case QUESTION_TYPE.number:
      return amount === undefined ? null : numberAnswer(posed, amount);
    case QUESTION_TYPE.notes:
      return amount === undefined ? null : notesAnswer(posed, amount, false);
    case QUESTION_TYPE.single:
      return oneOf(posed, elicited);
    case QUESTION_TYPE.multi:
      return severalOf(posed, elicited);
    default:
      return null;
  }
}

/** What the facts that were told mean in a question. */
function meantBy({ id }: Question, { facts }: Elicited): readonly FactAnswer[] {
  return facts.flatMap(({ answers }) => answers).filter(({ questionId }) => questionId === id);
}

/** '1 day' and '2 hours' alike. */
function durationOf(posed: PosedQuestion, amount: string | undefined): Answer | null {
  const plural = amount?.replace(/([a-z])$/, last => (last === 's' ? last : `${last}s`));
  const duration = plural === undefined ? undefined : readDuration(plural);
  return duration === undefined ? null : durationAnswer(posed, duration);
}

function oneOf(posed: PosedQuestion, elicited: Elicited): Answer | null {
  const [choice] = chosenOf(posed.question, elicited);
  return choice === undefined ? null : singleAnswer(posed, choice);
}

/** "None of these" only where all of them were denied; otherwise each thing that was told, by itself. */
function severalOf({ question, symptomId }: PosedQuestion, elicited: Elicited): Answer | null {
  const denial = question.choices.find(({ isDenial }) => isDenial);
  const asking = question.choices.filter(choice => choice !== denial);
  const isAllDenied = asking.every(({ finding }) => elicited.said.denied.includes(finding ?? ''));
  if (denial !== undefined && isAllDenied) return multiAnswer({ question, symptomId }, [denial]);
  const choices = toldChoices(question, elicited);
  return multiAnswer({ question: { ...question, choices }, symptomId }, choices);
}

/** The choices that were told, and one of this case's own for each finding that was denied when asked for. */
export function toldChoices(question: Question, elicited: Elicited): readonly Choice[] {
  const denials = question.choices.flatMap(({ id, finding = '' }) =>
    elicited.said.denied.includes(finding) ? [deniedChoice(id, finding, elicited.nameOf(finding))] : [],
  );
  return [...chosenOf(question, elicited), ...denials];
}

/** What was meant first, then what is a finding that was told. */
function chosenOf(question: Question, elicited: Elicited): readonly Choice[] {
  const { present, denied } = elicited.said;
  const ids = meantBy(question, elicited).flatMap(answer => ('choiceIds' in answer ? answer.choiceIds : []));
  const meant = question.choices.filter(({ id }) => ids.includes(id));
  const told = question.choices.filter(
    ({ finding, denies }) => present.includes(finding ?? '') || denied.includes(denies ?? ''),
  );
  return [...new Set([...meant, ...told])];
}

/** A choice of this case's own that says of one finding that it is not there. */
export function deniedChoice(id: number, key: string, name: string): Choice {
  return { id: -Math.abs(id), text: `No ${inSentence(name)}`, ranges: [], denies: key };
}

/** A choice of this case's own that says of one finding that it is there. */
export function presentChoice(id: number, key: string, name: string): Choice {
  return { id: -Math.abs(id), text: name, ranges: [], finding: key };
}
