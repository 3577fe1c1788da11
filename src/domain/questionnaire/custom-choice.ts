import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Choice } from '#domain/questionnaire/question.ts';

/** A choice the student added: its id is minus the current time, so it never meets a catalogue id. */
export function customChoice(text: string, now: number): Choice {
  return { id: -now, text: text.trim(), ranges: [] };
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
