import { isSkipped } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';

export type SymptomState = {
  readonly words: 'Answered' | 'Partly answered' | 'Skipped' | 'Unfinished';
  readonly answers: number;
  readonly skipped: number;
};

/** How far a symptom was asked about (specification 10.6): a question that was passed over is no answer. */
export function symptomState(record: PatientRecord, { id, isAnswered }: Symptom): SymptomState {
  const all = answersOf(record, id);
  const skipped = all.filter(isSkipped).length;
  const answers = all.length - skipped;
  return { words: isAnswered ? finishedWords(answers, skipped) : 'Unfinished', answers, skipped };
}

function finishedWords(answers: number, skipped: number): SymptomState['words'] {
  if (skipped === 0) return 'Answered';
  return answers === 0 ? 'Skipped' : 'Partly answered';
}
