import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './accessible.ts';
import { saveEntry, writeEntry } from './history-form.ts';
import { questionCard, wordsOf } from './interview.ts';
import {
  complaintNamed,
  keepSession,
  keptRecord,
  openWith,
  PATIENT,
  questionsOf,
  reviewedCase,
} from './kept-session.ts';
import { packed, packedPdfText, summaryPdf } from './pdf-of.ts';
import { expect, type Session, test } from './session.ts';

/** Markup, Arabic, emoji and quotes: nothing of it may be run, lost or broken. */
const NASTY = '<img src=x onerror="document.title=1"> مریم أحمد 🫀 “it’s” \\ {{x}}';

/** The same without the emoji, which no font of the PDF has. */
const PRINTED = ['onerror', 'it’s'];

async function pickBackup(session: Session, content: string | Buffer): Promise<void> {
  const buffer = Buffer.from(content);
  await session.openHome();
  await session.button('Analyze Backup').click();
  const file = { name: 'backup.json', mimeType: 'application/json', buffer };
  await session.page.locator('input[type=file]').setInputFiles(file);
}

async function expectUnharmed(page: Page): Promise<void> {
  await expect(page.locator('main img[src=x]')).toHaveCount(0);
  expect(await page.title()).not.toBe('1');
  await expectNoSidewaysScroll(page);
}

test('HTML, Arabic and emoji in every text field stay text, from the profile to the PDF', async ({
  session,
  page,
}) => {
  test.setTimeout(60_000);
  await session.begin();
  for (const field of await page.getByRole('main').getByRole('textbox').all()) {
    if (await field.isEditable()) await field.fill(NASTY);
  }
  await page.getByRole('textbox', { name: 'Age' }).fill('54');
  await page.getByRole('radio', { name: 'Female' }).check();
  await session.button('Continue to Chief Complaint').click();
  await session.isAt('/chief-complaint');
  const profile = await keptRecord(page);
  expect(profile).toMatchObject({ name: NASTY, residence: NASTY, occupation: NASTY, historyTaker: NASTY });

  const { name, residence, occupation, historyTaker } = profile;
  const record = { ...(await reviewedCase(page)), name, residence, occupation, historyTaker };
  await openWith(page, '/past-surgical-history', { record });
  const field = (label: string) => ({ write: label, as: NASTY });
  await writeEntry(page, {
    section: 'Transfusion History',
    add: 'Add transfusion',
    fields: [
      { date: 'Transfusion date', as: '2020-02-02' },
      { choose: 'Transfusion type', as: 'Platelets' },
      ...['Indication', 'Hospital', 'Complications', 'Notes'].map(field),
    ],
  });
  await saveEntry(page, 'Transfusion History');
  await expectUnharmed(page);
  await page.goto('/summary');
  const document = page.getByRole('article', { name: 'Summary' });
  await expect(document).toContainText(NASTY);
  expect(packed(await wordsOf(document)).split(packed(NASTY)).length).toBeGreaterThan(8);
  await expectUnharmed(page);
  const words = await packedPdfText((await summaryPdf(page)).bytes);
  for (const printed of PRINTED) expect(words.split(packed(printed)).length).toBeGreaterThan(8);
});

test('Notes and a custom choice of the questionnaire take any text', async ({ session, page }) => {
  const { id } = await complaintNamed(page, 'Headache');
  const questions = await questionsOf(page, id);
  const notes = questions
    .filter(({ conditions }) => conditions.length === 0)
    .findIndex(({ type }) => type === 7);
  const symptom = { id, text: 'Headache' };
  const chiefComplaint = { ...symptom, isAnswered: false };
  const record = { ...PATIENT, chiefComplaint, currentSymptom: symptom };
  await openWith(page, '/questionnaire', { record });
  await page.getByLabel('Something else').fill(NASTY);
  await session.button('Add').click();
  await expect(questionCard(page).getByRole('radio', { checked: true })).toHaveAccessibleName(/onerror/);
  await openWith(page, '/questionnaire', { record: { ...record, currentQuestionIndex: notes } });
  await page.getByLabel('Notes').fill(`${NASTY}\n`.repeat(200));
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue(`${NASTY}\n`.repeat(200));
  await expectUnharmed(page);
});

test('A name of 100 KB is shown, kept and printed without breaking the page', async ({ page }) => {
  const name = 'Ñandú '.repeat(17_000).trim();
  await openWith(page, '/summary', { record: { ...(await reviewedCase(page)), name } });
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Ñandú Ñandú');
  await expectNoSidewaysScroll(page);
  expect((await summaryPdf(page)).name).toMatch(/\.pdf$/);
});

test.describe('A backup', () => {
  for (const [what, content] of [
    ['that is not JSON', 'Dear colleague,'],
    ['that is an array', '[{"fullHistoryText":"a"}]'],
    ['that lacks every field', '{"patientInfo":{"name":"A"}}'],
    ['that is empty', ''],
  ] as const) {
    test(`${what} is refused in the specification’s words`, async ({ session, page }) => {
      await pickBackup(session, content);
      await expect(page.getByRole('alert')).toHaveText(
        'Invalid JSON file. Please upload a valid JSON backup.',
      );
    });
  }

  test('of 50 MB gets a clear answer, and the page lives on', async ({ session, page }) => {
    const path = test.info().outputPath('backup.json');
    await writeFile(path, JSON.stringify({ fullHistoryText: 'a'.repeat(50_000_000) }));
    await session.openHome();
    await session.button('Analyze Backup').click();
    await page.locator('input[type=file]').setInputFiles(path);
    await expect(page.getByRole('alert').or(page.getByText('backup.json'))).toBeVisible();
    if (await page.getByRole('alert').isHidden()) await session.button('Process Backup').click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(session.button('Process Backup')).toBeVisible();
  });
});

test.describe('A saved case', () => {
  for (const [what, text] of [
    ['of garbage', '{"version":1,"savedAt":'],
    ['from a newer version', JSON.stringify({ version: 999, savedAt: Date.now(), case: {} })],
    ['without a case', JSON.stringify({ version: 1, savedAt: Date.now(), case: 'nothing' })],
    ['older than a day', JSON.stringify({ version: 1, savedAt: Date.now() - 86_400_001, case: {} })],
  ] as const) {
    test(`${what} opens as an empty one`, async ({ session, page }) => {
      await keepSession(page, { record: {} });
      await page.evaluate(saved => localStorage.setItem('anamnesisCase', saved), text);
      await page.goto('/summary');
      await session.isAt('/patient-profile');
      await expect(page.getByLabel('Patient Name')).toHaveValue('');
    });
  }

  test('with damaged fields keeps what is sound', async ({ page }) => {
    const record = await reviewedCase(page);
    await keepSession(page, { record });
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}');
      Object.assign(saved.case, {
        answers: 'none',
        petHistory: null,
        smokingHistory: [7, { id: 3 }],
        age: 54,
      });
      localStorage.setItem('anamnesisCase', JSON.stringify(saved));
      localStorage.setItem('entryDrafts', '{"petHistory":{"entry":5}}');
      localStorage.setItem('chiefComplaintAnswers', 'nonsense');
    });
    await page.goto('/social-history');
    await expect(page.getByRole('heading', { level: 1, name: 'Social History' })).toBeVisible();
    await expect(page.getByText('No pets recorded')).toBeVisible();
    await page.goto('/summary');
    await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Margaret Okonkwo');
  });
});
