import type { Page } from '@playwright/test';
import fc from 'fast-check';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { HISTORY_STEPS } from '#domain/flow/steps.ts';
import { COUSINS } from '#tests/examples/families.ts';
import { filledCase } from '#tests/examples/filled-case.ts';
import { complaintNamed, PATIENT, questionsOf, reviewedCase } from '#tests/examples/seeded-session.ts';
import { AiStep } from './ai-step.ts';
import { questionCard } from './interview.ts';
import { lookAt } from './look-at.ts';
import { savedHistory, signedInMember } from './member.ts';
import { ask, commit, DOOR, field, pick } from './practice-talk.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

/** All that is told of the patient here, whenever the test runs. */
const DAY = new Date('2026-11-21T09:00:00');

test.use({ timezoneId: 'Europe/London', deviceScaleFactor: 2 });

test.beforeEach(async ({ page }) => {
  await page.clock.setFixedTime(DAY);
});

/** The same past history in every run, with a family. */
async function toldCase(page: Page): Promise<Partial<PatientRecord>> {
  const [past] = fc.sample(filledCase, { numRuns: 1, seed: 11 });
  return {
    ...past,
    ...(await reviewedCase(apiOf(page))),
    familyHistory: COUSINS,
    dateOfHistory: 'November 21, 2026',
  };
}

async function openQuestion(page: Page, complaint: string, index: number): Promise<void> {
  const { id } = await complaintNamed(apiOf(page), complaint);
  const symptom = { id, text: complaint };
  await openWith(page, '/questionnaire', {
    record: {
      ...PATIENT,
      chiefComplaint: { ...symptom, isAnswered: false },
      currentSymptom: symptom,
      currentQuestionIndex: index,
    },
  });
  await expect(questionCard(page)).toBeVisible();
}

test.describe('Every screen can be used small, zoomed, in forced colours and by screen reader', () => {
  test('outside the session', async ({ session, page }) => {
    await session.openHome();
    await lookAt(page, 'home');
    await session.button('Analyze Backup').click();
    await expect(page.getByRole('dialog', { name: 'Analyze Backup' })).toBeVisible();
    await lookAt(page, 'analyze-backup');
    await page.goto('/terms');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await lookAt(page, 'terms');
    for (const [path, name] of [
      ['/login', 'login'],
      ['/register', 'register'],
      ['/reset-password', 'reset-password'],
      ['/reset-password?token=x', 'new-password'],
    ] as const) {
      await page.goto(path);
      await page.locator('form button[type=submit]').click();
      await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
      await lookAt(page, name);
    }
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await lookAt(page, 'not-found');
  });

  test('of an account', async ({ session, page }) => {
    await signedInMember(page);
    const { id } = await savedHistory(page, 'A title that goes on and on, well beyond the width of a phone');
    await page.goto('/');
    await session.button('User').click();
    await expect(session.button('Sign Out')).toBeVisible();
    await lookAt(page, 'account-menu');
    await page.keyboard.press('Escape');
    await session.button('Send Feedback').click();
    await page.getByRole('radio').first().check();
    await lookAt(page, 'feedback');
    await page.goto('/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await lookAt(page, 'account-settings');
    await session.button('Delete Account').click();
    await lookAt(page, 'delete-account');
    await page.goto('/saved-histories');
    await expect(page.getByRole('button', { name: /^Delete/ })).toBeVisible();
    await lookAt(page, 'saved-histories');
    await page.goto(`/saved-histories/${id}`);
    await session.button('View JSON').click();
    await lookAt(page, 'saved-history');
  });

  test('to the review of systems', async ({ session, page }) => {
    await openWith(page, '/patient-profile', {});
    await session.button('Continue to Chief Complaint').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await lookAt(page, 'patient-profile');
    await page.setViewportSize({ width: 640, height: 800 });
    await page.getByRole('button', { name: /Admission Date/ }).click();
    await expect(page.getByRole('dialog', { name: /Admission Date/ })).toBeInViewport({ ratio: 1 });
    await openWith(page, '/chief-complaint', { record: PATIENT });
    await page.getByRole('radio').first().check();
    await lookAt(page, 'chief-complaint');
    await session.button('Anamnesis').click();
    await lookAt(page, 'return-to-home');
    const { id } = await complaintNamed(apiOf(page), 'Headache');
    const asked = (await questionsOf(apiOf(page), id)).filter(({ conditions }) => conditions.length === 0);
    const kinds = new Map(asked.map(({ type }, index) => [type, index]));
    for (const [type, index] of kinds) {
      await openQuestion(page, 'Headache', index);
      await page.keyboard.press('1');
      await lookAt(page, `question-${type}`);
    }
    await page.keyboard.press('?');
    await lookAt(page, 'keys');
    await openWith(page, '/associated-symptoms', { record: await reviewedCase(apiOf(page)) });
    await expect(page.getByRole('searchbox')).toBeVisible();
    await lookAt(page, 'associated-symptoms');
    await page.getByRole('link', { name: 'Review answers' }).click();
    await lookAt(page, 'confirmation');
    await new AiStep(session).open();
    await lookAt(page, 'ai-suggested-symptoms');
    await openWith(page, '/review-of-systems', { record: await reviewedCase(apiOf(page)) });
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await session.button('Not Present: Fatigue').click();
    await lookAt(page, 'review-of-systems');
  });

  test('of past history', async ({ page }) => {
    const record = await toldCase(page);
    for (const { path, page: past } of HISTORY_STEPS) {
      await openWith(page, path, { record });
      const [section] = past.sections;
      await page.getByRole('button', { name: section?.addLabel ?? '', exact: true }).click();
      await lookAt(page, path.slice(1));
    }
  });

  test('of the family and the summary', async ({ session, page }) => {
    const record = await toldCase(page);
    await openWith(page, '/family-history', { record });
    await page.locator('[data-member]').first().waitFor();
    await lookAt(page, 'family-history');
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await lookAt(page, 'family-member');
    await openWith(page, '/summary', { record });
    await page.getByRole('region', { name: 'Differential diagnosis' }).locator('li summary').first().click();
    await lookAt(page, 'summary');
    await session.button('Edit problem list').click();
    await lookAt(page, 'summary-edited');
    await page.getByRole('radio', { name: 'Note' }).check();
    await lookAt(page, 'summary-note');
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await lookAt(page, 'summary-transcript');
    await session.button('Process Clinical Data').click();
    await lookAt(page, 'save-dialog');
  });

  test('of practice', async ({ page }) => {
    await page.goto('/practice');
    await expect(page.getByRole('link', { name: DOOR })).toBeVisible();
    await lookAt(page, 'practice');
    await page.getByRole('link', { name: DOOR }).click();
    await expect(page.getByRole('button', { name: 'Go In' })).toBeVisible();
    await lookAt(page, 'practice-door');
    await page.getByRole('button', { name: 'Go In' }).click();
    await expect(field(page)).toBeVisible();
    for (const words of ['What brings you in today?', 'When did it start?', 'Do you smoke?'])
      await ask(page, words);
    await page.getByText('Not what I meant').last().click();
    await lookAt(page, 'practice-conversation');
    await page.getByRole('button', { name: 'End and Commit' }).click();
    await pick(page, 'Add a diagnosis', 'aortic dissection');
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    await lookAt(page, 'practice-commitment');
    await page.getByRole('button', { name: /^Remove/ }).click();
    await commit(page);
    await expect(page.getByRole('region', { name: 'What each question was worth' })).toBeVisible();
    await lookAt(page, 'practice-debrief');
    await page.goto('/progress');
    await expect(page.getByRole('heading', { name: 'How sure you may be' })).toBeVisible();
    await lookAt(page, 'progress');
    await page.goto('/practice/stations');
    await page.getByRole('checkbox').first().check();
    await lookAt(page, 'stations');
  });
});
