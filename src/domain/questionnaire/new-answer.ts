import { type Answer, type OfferedChoice, SKIPPED } from '#domain/case/answer.ts';
import { isCustom, SEPARATOR } from '#domain/questionnaire/custom-choice.ts';
import {
  DURATION_LIMITS,
  type Duration,
  durationText,
  matchingChoice,
} from '#domain/questionnaire/duration.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';

export const NUMBER_LIMITS = { min: 0, max: 999 } as const;

/** Joins the steps of a sequence answer (specification 9.16). */
export const SEQUENCE_ARROW = ' → ';

/** A question put to a patient about one symptom. */
export type PosedQuestion = { readonly question: Question; readonly symptomId: number };

/** One choice taken; its id and text are kept. */
export function singleAnswer(posed: PosedQuestion, choice: Choice): Answer {
  return { ...newAnswer(posed, choice.text, String(choice.id)), ...offeredBy(posed, [choice]) };
}

/** Several choices taken, stored as ids joined by commas, custom ones last; none taken is no answer. */
export function multiAnswer(posed: PosedQuestion, chosen: readonly Choice[]): Answer | null {
  if (chosen.length === 0) return null;
  const isChosen = ({ id }: Choice) => chosen.some(choice => choice.id === id);
  const known = posed.question.choices.filter(choice => isChosen(choice) && !isCustom(choice));
  const choices = [...known, ...chosen.filter(isCustom)];
  const text = choices.map(choice => choice.text).join(SEPARATOR);
  const ids = choices.map(choice => choice.id).join(',');
  return { ...newAnswer(posed, text, ids), ...offeredBy(posed, choices) };
}

/** A number from 0 to 999, to tenths, or a whole one of the question's scale; what is not a number becomes 0. */
export function numberAnswer(posed: PosedQuestion, text: string): Answer {
  const { scale } = posed.question;
  const typed = Number(text.trim().replace(',', '.'));
  const number = scale ? Math.round(typed) : Math.round(typed * 10) / 10;
  const { min, max } = scale ?? NUMBER_LIMITS;
  return newAnswer(posed, String(Math.min(Math.max(Number.isFinite(number) ? number : 0, min), max)));
}

/** An amount and unit; amounts that are not above 0 are not recorded. Counts as the choice it falls into. */
export function durationAnswer(posed: PosedQuestion, { amount, unit }: Duration): Answer | null {
  if (!(amount > 0)) return null;
  const { step, max } = DURATION_LIMITS;
  const duration = { amount: Math.min(Math.max(Math.round(amount * 10) / 10, step), max), unit };
  const choice = matchingChoice(posed.question.choices, duration);
  const answer = newAnswer(posed, durationText(duration), choice ? String(choice.id) : null);
  return choice ? { ...answer, ...offeredBy(posed, [choice]) } : answer;
}

/** The choices that happened, in the patient's order. A sequence carries no evidence, so no choice ids. */
export function sequenceAnswer(posed: PosedQuestion, choices: readonly Choice[]): Answer {
  const text = choices.map(choice => choice.text).join(SEQUENCE_ARROW);
  return { ...newAnswer(posed, text), ...offeredBy(posed, choices) };
}

/** Free text. Empty text is not recorded unless it takes back an earlier answer. */
export function notesAnswer(posed: PosedQuestion, text: string, hasEarlier: boolean): Answer | null {
  return text.trim() === '' && !hasEarlier ? null : newAnswer(posed, text);
}

/** The mark of a question that was passed over. */
export function skippedAnswer(posed: PosedQuestion): Answer {
  return newAnswer(posed, SKIPPED);
}

/** What the patient was offered that means a finding, and what was chosen: later questions know both. */
function offeredBy({ question }: PosedQuestion, chosen: readonly Choice[]): Pick<Answer, 'offered'> {
  const tells = ({ id, finding, denies, isDenial }: Choice) =>
    (finding ?? denies) !== undefined || isDenial || chosen.some(choice => choice.id === id);
  const offered = question.choices
    .filter(tells)
    .map(({ ranges: _ranges, ages: _ages, ...choice }): OfferedChoice => choice);
  const isTelling = ({ finding, denies, phrase, redFlags }: OfferedChoice) =>
    finding ?? denies ?? phrase ?? redFlags;
  return offered.some(isTelling) ? { offered } : {};
}

function newAnswer(
  { question, symptomId }: PosedQuestion,
  choiceText: string,
  choiceId: string | null = null,
): Answer {
  return {
    questionId: question.id,
    questionText: question.text,
    questionType: question.type,
    ...(question.covers && { covers: question.covers }),
    choiceId,
    choiceText,
    symptomId,
  };
}
