import type { Locator } from '@playwright/test';
import { chooseChiefComplaint } from '#domain/case/symptoms.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { nextButton, questionCard } from '#tests/journeys/interview.ts';
import { keepSession } from '#tests/journeys/seeded-session.ts';
import { settled } from '#tests/journeys/settled.ts';
import type { SlowPage } from './slow-page.ts';

/** A questionnaire in a page: where its parts are. */
export type Questionnaire = SlowPage & {
  /** Those of the question that stands there, but for the chosen ones. */
  readonly choices: Locator;
  /** Leads to the next question, as long as there is one. */
  readonly next: Locator;
  /** Where one sees that a choice is chosen. */
  readonly chosen: string;
  /** Where one reads the question. */
  readonly question: string;
};

/** Ours, in a case that has just got its chief complaint. */
export async function openOurs(slow: SlowPage, complaint: Complaint): Promise<Questionnaire> {
  const { page } = slow;
  const record = chooseChiefComplaint({ ...emptyCase('November 21, 2026'), ...PATIENT }, complaint);
  await keepSession(page, { record });
  await page.goto('/questionnaire');
  await questionCard(page).waitFor();
  await settled(page);
  return {
    ...slow,
    choices: questionCard(page).locator('label[data-mode]:not([data-selected])'),
    next: nextButton(page).filter({ hasNotText: 'Continue' }),
    chosen: 'label[data-selected]',
    question: '#question',
  };
}

/** The same questions in SurveyJS. */
export async function openTheirs(slow: SlowPage, url: string, complaint: Complaint): Promise<Questionnaire> {
  const { page } = slow;
  const question = '.sd-question__title';
  await page.goto(`${url}?complaint=${complaint.id}`);
  await page.locator(question).waitFor();
  await settled(page);
  return {
    ...slow,
    choices: page.locator('.sd-item:not(.sd-item--checked) label'),
    next: page.getByRole('button', { name: 'Next' }),
    chosen: '.sd-item--checked',
    question,
  };
}
