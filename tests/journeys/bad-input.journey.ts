import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { complaintNamed, PATIENT, questionsOf, reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { saveEntry, writeEntry } from './history-form.ts';
import { questionCard, wordsOf } from './interview.ts';
import { packed, packedPdfText, summaryPdf } from './pdf-of.ts';
import { apiOf, openWith, storedRecord } from './seeded-session.ts';
import { expect, test } from './session.ts';

/** Markup, Arabic, emoji and quotes: nothing of it may be run, lost or broken. */
const NASTY = '<img src=x onerror="document.title=1"> مریم أحمد 🫀 “it’s” \\ {{x}}';

/** The same without the emoji, which no font of the PDF has. */
const PRINTED = ['onerror', 'it’s'];

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
  const profile = await storedRecord(page);
  expect(profile).toMatchObject({ name: NASTY, residence: NASTY, occupation: NASTY, historyTaker: NASTY });

  const { name, residence, occupation, historyTaker } = profile;
  const record = { ...(await reviewedCase(apiOf(page))), name, residence, occupation, historyTaker };
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
  const times = async () => packed(await wordsOf(document)).split(packed(NASTY)).length - 1;
  await expect.poll(times, { message: 'all of it is there once all parts have arrived' }).toBe(8);
  await expectUnharmed(page);
  const words = await packedPdfText((await summaryPdf(page)).bytes);
  for (const printed of PRINTED) expect(words.split(packed(printed)).length).toBeGreaterThan(8);
});

test('Notes and a custom choice of the questionnaire take any text', async ({ session, page }) => {
  const { id } = await complaintNamed(apiOf(page), 'Headache');
  const questions = await questionsOf(apiOf(page), id);
  const asked = questions.filter(({ conditions }) => conditions.length === 0);
  const indexOf = (kind: number) => asked.findIndex(({ type }) => type === kind);
  const symptom = { id, text: 'Headache' };
  const chiefComplaint = { ...symptom, isAnswered: false };
  const record = { ...PATIENT, chiefComplaint, currentSymptom: symptom };
  await openWith(page, '/questionnaire', { record: { ...record, currentQuestionIndex: indexOf(1) } });
  await page.getByLabel('Something else').fill(NASTY);
  await session.button('Add').click();
  await expect(questionCard(page).getByRole('radio', { checked: true })).toHaveAccessibleName(/onerror/);
  await openWith(page, '/questionnaire', { record: { ...record, currentQuestionIndex: indexOf(7) } });
  await page.getByLabel('Notes').fill(`${NASTY}\n`.repeat(200));
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue(`${NASTY}\n`.repeat(200));
  await expectUnharmed(page);
});

test('A name of 100 KB is shown, kept and printed without breaking the page', async ({ page }) => {
  const name = 'Ñandú '.repeat(17_000).trim();
  await openWith(page, '/summary', { record: { ...(await reviewedCase(apiOf(page))), name } });
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Ñandú Ñandú');
  await expectNoSidewaysScroll(page);
  expect((await summaryPdf(page)).name).toMatch(/\.pdf$/);
});

test('A backup of 50 MB gets a clear answer, and the page lives on', async ({ session, page }) => {
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
