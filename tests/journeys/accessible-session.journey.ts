import type { Page } from '@playwright/test';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { HISTORY_STEPS } from '#domain/flow/steps.ts';
import { questionsForAge } from '#domain/questionnaire/questions-for-age.ts';
import { complaintNamed, PATIENT, questionsOf, reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectAccessible, expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { nextButton, questionCard } from './interview.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, type Session, test } from './session.ts';

async function interview(page: Page, index = 0): Promise<void> {
  const { id } = await complaintNamed(apiOf(page), 'Headache');
  const symptom = { id, text: 'Headache' };
  const record: Partial<PatientRecord> = {
    ...PATIENT,
    chiefComplaint: { ...symptom, isAnswered: false },
    currentSymptom: symptom,
    currentQuestionIndex: index,
  };
  await openWith(page, '/questionnaire', { record });
  await expect(questionCard(page)).toBeVisible();
}

const open = async (page: Page, path: string) =>
  openWith(page, path, { record: await reviewedCase(apiOf(page)) });

/** Opens the add form of a section and saves it empty: every error shows. */
async function openForm(session: Session, addLabel: string): Promise<void> {
  await session.button(addLabel).click();
  const custom = session.button('Add Custom');
  await expect(custom.or(session.button('Save'))).toBeVisible();
  if (await custom.isVisible()) await custom.click();
  await session.button('Save').click();
}

test.describe('axe finds nothing at 1280 px and 390 px, on the way to the summary', () => {
  test('on each kind of question', async ({ page }) => {
    const { id } = await complaintNamed(apiOf(page), 'Headache');
    const asked = (await questionsOf(apiOf(page), id)).filter(({ conditions }) => conditions.length === 0);
    const kinds = new Set<number>();
    for (const [index, { type }] of asked.entries()) {
      if (kinds.has(type)) continue;
      kinds.add(type);
      await interview(page, index);
      await expectAccessibleAtBothWidths(page);
    }
    expect(kinds.size).toBeGreaterThanOrEqual(5);
  });

  test('on a sequence', async ({ page }) => {
    const { id } = await complaintNamed(apiOf(page), 'Seizure');
    const asked = questionsForAge(await questionsOf(apiOf(page), id), {
      age: PATIENT.age,
      ageMonths: null,
    }).filter(({ conditions }) => conditions.length === 0);
    const symptom = { id, text: 'Seizure' };
    const record: Partial<PatientRecord> = {
      ...PATIENT,
      chiefComplaint: { ...symptom, isAnswered: false },
      currentSymptom: symptom,
      currentQuestionIndex: asked.findIndex(({ type }) => type === 6),
    };
    await openWith(page, '/questionnaire', { record });
    await expect(page.getByRole('button', { name: 'This order is right' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('in the dialogs of the questionnaire', async ({ session, page }) => {
    await interview(page);
    await session.button('Cancel').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await session.button('Go Back').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('listitem').getByRole('button').last().click();
    await expect(page.getByRole('dialog', { name: 'Skip questions?' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('button', { name: /^Skip \d+/ }).click();
    await nextButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Finish this symptom?' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('in the sheet of questions on a phone', async ({ session, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await interview(page);
    await session.button('Questions').click();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await expect(sheet).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button').last().click();
    await expect(page.getByRole('dialog', { name: 'Skip questions?' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });

  test('on the associated symptoms and their confirmation', async ({ page }) => {
    await open(page, '/associated-symptoms');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('link', { name: 'Review answers' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm the Symptoms' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on the review of systems with Confirm Symptom Status', async ({ session, page }) => {
    await open(page, '/review-of-systems');
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await session.button('Not Present: Fatigue').click();
    await expectAccessibleAtBothWidths(page);
    await session.button('Present: Fever').click();
    await expectAccessibleAtBothWidths(page);
  });

  for (const {
    path,
    name,
    page: { sections },
  } of HISTORY_STEPS) {
    test(`on ${name}, empty, with an open form and its errors`, async ({ session, page }) => {
      await open(page, path);
      await expectAccessibleAtBothWidths(page);
      const demanding = sections.find(({ fields }) => Object.values(fields).some(({ required }) => required));
      await openForm(session, demanding?.addLabel ?? '');
      await expect(page.getByRole('form')).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });
  }

  test('on the summary with an open diagnosis, the details and the dialog', async ({ session, page }) => {
    await open(page, '/summary');
    await page.getByRole('region', { name: 'Differential diagnosis' }).locator('li summary').first().click();
    await session.button('View Technical Details').click();
    await expectAccessibleAtBothWidths(page);
    await session.button('Process Clinical Data').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on the document while a part is written, on a presentation and on the transcript', async ({
    session,
    page,
  }) => {
    await open(page, '/summary');
    await session.button('Edit problem list').click();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('radio', { name: 'Note' }).check();
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('tab', { name: 'Transcript' }).click();
    await expectAccessibleAtBothWidths(page);
  });
});
