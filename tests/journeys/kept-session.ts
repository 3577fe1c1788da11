import { expect, type Page } from '@playwright/test';
import type { Answer } from '#domain/case/answer.ts';
import { emptyCase } from '#domain/case/empty-case.ts';
import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord, Symptom } from '#domain/case/patient-record.ts';
import { toSaved } from '#domain/case/saved.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';

export type KeptSession = {
  readonly record: Partial<PatientRecord>;
  readonly complaintAnswers?: ComplaintAnswers;
  /** Whether the terms were accepted in this browser session; they were, unless told otherwise. */
  readonly isAccepted?: boolean;
};

export const PATIENT = {
  name: 'Margaret Okonkwo',
  age: 54,
  gender: 'Female',
  historyTaker: 'R. Adeyemi',
} as const satisfies Partial<PatientRecord>;

/** Leaves a session in the browser's storage, as an earlier visit would have. */
export async function keepSession(page: Page, kept: KeptSession): Promise<void> {
  const saved = toSaved({ ...emptyCase(longDate(new Date())), ...kept.record }, Date.now());
  const stored = JSON.stringify(kept.complaintAnswers ?? {});
  await page.goto('/api/health');
  await page.evaluate(
    ([record, answers, isAccepted]) => {
      localStorage.setItem('anamnesisCase', record);
      localStorage.setItem('chiefComplaintAnswers', answers);
      if (isAccepted) sessionStorage.setItem('termsAccepted', 'true');
    },
    [saved, stored, kept.isAccepted ?? true] as const,
  );
}

/** Opens a page in the middle of a session without walking there. */
export async function openWith(page: Page, path: string, kept: KeptSession): Promise<void> {
  await keepSession(page, kept);
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toBeVisible();
}

/** The catalogue's complaint of this name. */
export async function complaintNamed(page: Page, text: string): Promise<Complaint> {
  const answer = await page.request.get('/api/complaints?gender=female');
  const complaints: readonly Complaint[] = await answer.json();
  const complaint = complaints.find(candidate => candidate.text === text);
  if (!complaint) throw new Error(`The catalogue has no ${text}`);
  return complaint;
}

export async function questionsOf(page: Page, complaintId: number): Promise<readonly Question[]> {
  const answer = await page.request.get(`/api/complaints/${complaintId}/questions?gender=female`);
  return answer.json();
}

/** A symptom whose questions have been asked, for a case. */
export async function answeredSymptom(page: Page, text: string): Promise<Symptom> {
  const { id } = await complaintNamed(page, text);
  return { id, text, isAnswered: true };
}

/** Single-choice answers to the first questions of a complaint. */
export async function someAnswers(page: Page, complaintId: number): Promise<readonly Answer[]> {
  const questions = await questionsOf(page, complaintId);
  return questions.flatMap(({ id, text, type, choices, conditions }) => {
    const [choice] = choices;
    if (type !== 1 || conditions.length > 0 || !choice) return [];
    const chosen = { choiceId: String(choice.id), choiceText: choice.text };
    return [{ questionId: id, questionText: text, questionType: type, symptomId: complaintId, ...chosen }];
  });
}

/** A case in which headache was asked about and the review of systems is done: the history pages are open. */
export async function reviewedCase(page: Page): Promise<Partial<PatientRecord>> {
  const chiefComplaint = await answeredSymptom(page, 'Headache');
  const answers = await someAnswers(page, chiefComplaint.id);
  return { ...PATIENT, chiefComplaint, answers, reviewOfSystemsCompleted: true };
}

/** What the browser has kept of the case. */
export async function keptRecord(page: Page): Promise<PatientRecord> {
  const raw = await page.evaluate(() => localStorage.getItem('anamnesisCase'));
  return JSON.parse(raw ?? '{}').case;
}
