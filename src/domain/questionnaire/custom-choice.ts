import type { Answer } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Choice, Question } from '#domain/questionnaire/question.ts';

/** Joins the texts of a multi-choice answer. */
export const SEPARATOR = ', ';

/** A choice the student added: its id is minus the current time, so it never meets a catalogue id. */
export function customChoice(text: string, now: number): Choice {
  return { id: -now, text: text.trim(), ranges: [] };
}

/** The choice that says the same already, whatever its case and spaces; undefined when the text is a new one. */
export function sameChoice(choices: readonly Choice[], text: string): Choice | undefined {
  return choices.find(choice => bare(choice.text) === bare(text));
}

/** Adds a custom choice to a question of the open questionnaire. */
export function addCustomChoice(record: PatientRecord, questionId: number, choice: Choice): PatientRecord {
  const availableQuestions = record.availableQuestions.map(question =>
    question.id === questionId ? { ...question, choices: [...question.choices, choice] } : question,
  );
  return { ...record, availableQuestions };
}

/** Custom choices have negative ids; they are never looked up in the catalogue. */
export function isCustom(choice: Choice): boolean {
  return choice.id < 0;
}

/**
 * Puts the custom choices of earlier answers back among a questionnaire's choices when it is opened again, so that
 * changing such an answer does not lose what the student had added.
 */
export function withCustomChoices(
  questions: readonly Question[],
  answers: readonly Answer[],
): readonly Question[] {
  return questions.map(question => {
    const answer = answers.find(({ questionId }) => questionId === question.id);
    const customs = answer ? customChoicesIn(answer, question) : [];
    return customs.length === 0 ? question : { ...question, choices: [...question.choices, ...customs] };
  });
}

/** In an answer the catalogue's choices stand first (see `multiReply`), so what follows their texts is custom. */
function customChoicesIn(answer: Answer, question: Question): Choice[] {
  const ids = (answer.choiceId ?? '').split(',').map(Number);
  const customIds = ids.filter(id => id < 0);
  const known = question.choices.filter(choice => ids.includes(choice.id)).map(choice => choice.text);
  const texts = answer.choiceText.slice(known.map(text => text + SEPARATOR).join('').length).split(SEPARATOR);
  return customIds.map((id, index) => {
    const isLast = index === customIds.length - 1;
    const text = isLast ? texts.slice(index).join(SEPARATOR) : (texts[index] ?? '');
    return { id, text, ranges: [] };
  });
}

function bare(text: string): string {
  return text.toLowerCase().replace(/\s+/g, '');
}
