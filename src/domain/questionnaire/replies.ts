import { type Answer, SKIPPED } from '#domain/case/answer.ts';
import { isCustom, SEPARATOR } from '#domain/questionnaire/custom-choice.ts';
import {
  DURATION_LIMITS,
  type Duration,
  durationText,
  matchingChoice,
} from '#domain/questionnaire/duration.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';

export const NUMBER_LIMITS = { min: 0, max: 999 } as const;

/** Joins the steps of a sequence answer (specification, section 4, question type 6). */
export const SEQUENCE_ARROW = ' → ';

/** A question put to a patient about one symptom. */
export type Asked = { readonly question: Question; readonly symptomId: number };

/** One choice taken; its id and text are kept. */
export function singleReply(asked: Asked, choice: Choice): Answer {
  return reply(asked, choice.text, String(choice.id));
}

/** Several choices taken, stored as ids joined by commas, custom ones last; none taken is no answer. */
export function multiReply(asked: Asked, taken: readonly Choice[]): Answer | null {
  if (taken.length === 0) return null;
  const isTaken = ({ id }: Choice) => taken.some(choice => choice.id === id);
  const known = asked.question.choices.filter(choice => isTaken(choice) && !isCustom(choice));
  const choices = [...known, ...taken.filter(isCustom)];
  const text = choices.map(choice => choice.text).join(SEPARATOR);
  return reply(asked, text, choices.map(choice => choice.id).join(','));
}

/** A number from 0 to 999, to tenths; what is not a number becomes 0. */
export function numberReply(asked: Asked, text: string): Answer {
  const number = Math.round(Number(text.trim().replace(',', '.')) * 10) / 10;
  const { min, max } = NUMBER_LIMITS;
  return reply(asked, String(Number.isFinite(number) ? Math.min(Math.max(number, min), max) : 0));
}

/** An amount and unit; amounts that are not above 0 are not recorded. Counts as the choice it falls into. */
export function durationReply(asked: Asked, { amount, unit }: Duration): Answer | null {
  if (!(amount > 0)) return null;
  const { step, max } = DURATION_LIMITS;
  const duration = { amount: Math.min(Math.max(Math.round(amount * 10) / 10, step), max), unit };
  const choice = matchingChoice(asked.question.choices, duration);
  return reply(asked, durationText(duration), choice ? String(choice.id) : null);
}

/** The choices that happened, in the patient's order. A sequence carries no evidence, so no choice ids. */
export function sequenceReply(asked: Asked, choices: readonly Choice[]): Answer {
  return reply(asked, choices.map(choice => choice.text).join(SEQUENCE_ARROW));
}

/** Free text. Empty text is not recorded unless it takes back an earlier answer. */
export function notesReply(asked: Asked, text: string, hasEarlier: boolean): Answer | null {
  return text.trim() === '' && !hasEarlier ? null : reply(asked, text);
}

/** The mark of a question that was passed over. */
export function skippedReply(asked: Asked): Answer {
  return reply(asked, SKIPPED);
}

function reply({ question, symptomId }: Asked, choiceText: string, choiceId: string | null = null): Answer {
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
