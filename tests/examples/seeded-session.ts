import type { Answer } from '#domain/case/answer.ts';
import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { STORED, type StoredName } from '#web/case/browser-storage.ts';

/** What an earlier visit left in the browser. */
export type SeededSession = {
  readonly record?: Partial<PatientRecord>;
  readonly complaintAnswers?: ComplaintAnswers;
  /** Whether the terms were accepted in this browser session; they were, unless told otherwise. */
  readonly isAccepted?: boolean;
  /** Anything else that is kept, as text. */
  readonly stored?: Partial<Record<StoredName, string>>;
};

export type StoredText = { readonly in: 'local' | 'session'; readonly key: string; readonly text: string };

/** The same as the application stores it, under its own keys. */
export function storedTexts(seeded: SeededSession): readonly StoredText[] {
  const { record, complaintAnswers, isAccepted = true, stored } = seeded;
  const texts: Partial<Record<StoredName, string>> = {
    ...(record && { case: caseFormat.write({ ...emptyCase(longDate(new Date())), ...record }, Date.now()) }),
    ...(complaintAnswers && { complaintAnswers: JSON.stringify(complaintAnswers) }),
    ...(isAccepted && { termsAccepted: 'true' }),
    ...stored,
  };
  return Object.entries(texts).map(([name, text]) => {
    const { key, in: place } = STORED[name as StoredName];
    return { in: place, key, text };
  });
}

export const PATIENT = {
  name: 'Margaret Okonkwo',
  age: 54,
  gender: 'Female',
  historyTaker: 'R. Adeyemi',
} as const satisfies Partial<PatientRecord>;

/** Reads an address of the product's API. */
export type ReadApi = (path: string) => Promise<unknown>;

/** The catalogue's complaint of this name. */
export async function complaintNamed(read: ReadApi, text: string): Promise<Complaint> {
  const complaints = (await read('/api/complaints?gender=female')) as readonly Complaint[];
  const complaint = complaints.find(candidate => candidate.text === text);
  if (!complaint) throw new Error(`The catalogue has no ${text}`);
  return complaint;
}

export async function questionsOf(read: ReadApi, complaintId: number): Promise<readonly Question[]> {
  return (await read(`/api/complaints/${complaintId}/questions?gender=female`)) as readonly Question[];
}

/** A symptom whose questions have been asked, for a case. */
export async function answeredSymptom(read: ReadApi, text: string): Promise<Symptom> {
  const { id } = await complaintNamed(read, text);
  return { id, text, isAnswered: true };
}

/** Single-choice answers to the first questions of a complaint. */
export async function someAnswers(read: ReadApi, complaintId: number): Promise<readonly Answer[]> {
  const questions = await questionsOf(read, complaintId);
  return questions.flatMap(({ id, text, type, choices, conditions }) => {
    const [choice] = choices;
    if (type !== QUESTION_TYPE.single || conditions.length > 0 || !choice) return [];
    const chosen = { choiceId: String(choice.id), choiceText: choice.text };
    return [{ questionId: id, questionText: text, questionType: type, symptomId: complaintId, ...chosen }];
  });
}

/** A case in which headache was asked about and the review of systems is done: the history pages are open. */
export async function reviewedCase(read: ReadApi): Promise<Partial<PatientRecord>> {
  const chiefComplaint = await answeredSymptom(read, 'Headache');
  const answers = await someAnswers(read, chiefComplaint.id);
  return { ...PATIENT, chiefComplaint, answers, reviewOfSystemsCompleted: true };
}
