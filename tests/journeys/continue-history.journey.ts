import type { Page } from '@playwright/test';
import { question } from '#tests/examples/sample-questions.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { savedHistory, signedInMember } from './member.ts';
import { openQuestionAt } from './question-at.ts';
import { apiOf, keepSession, openWith, storedRecord } from './seeded-session.ts';
import { expect, type Session, test } from './session.ts';

const TITLE = 'Replace the running session?';

/** A member's case on its summary, saved there. */
async function saveOnSummary(session: Session, page: Page): Promise<void> {
  await signedInMember(page);
  await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
  await session.button('Save History').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save History' }).click();
  await expect(page.getByText('History saved successfully.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('A saved history is found in the list and gone on with on another day (specification 24.11)', async ({
  session,
  page,
}) => {
  await saveOnSummary(session, page);
  const before = await storedRecord(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/saved-histories');
  await expect(page.getByText(/^Leading diagnoses: .+, .+, .+/)).toBeVisible();
  await page.getByRole('button', { name: /^View Details of/ }).click();
  await expect(
    page.getByRole('region', { name: 'Differential diagnosis' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await session.button('Continue this history').click();
  await session.isAt('/summary');
  expect(await storedRecord(page)).toEqual(before);
  await page.goto('/past-surgical-history');
  await expect(page.getByRole('heading', { level: 1, name: 'Past Surgical History' })).toBeVisible();
});

test('A running case is saved by keyboard before another one begins (specification 27.11)', async ({
  session,
  page,
}) => {
  await signedInMember(page);
  await keepSession(page, { record: await reviewedCase(apiOf(page)) });
  await page.goto('/saved-histories');
  await session.button('New History').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: TITLE });
  await expect(dialog.getByRole('button', { name: 'Resume session' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(session.button('New History')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectAccessibleAtBothWidths(page);
  await dialog.getByRole('button', { name: 'Save History' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Save History' }).getByRole('textbox').press('Enter');
  await expect(dialog).toContainText('It is saved: you find it under Saved Histories.');
  await expect(dialog.getByRole('button', { name: 'Replace It' })).toBeFocused();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Enter');
  await session.isAt('/terms');
  expect(await page.evaluate(() => localStorage.getItem('anamnesisCase'))).toBeNull();
});

test('A guest downloads the backup in the dialog, at 390 px as well', async ({ session, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keepSession(page, { record: await reviewedCase(apiOf(page)) });
  await session.openHome();
  await session.button('Begin Clinical Session').click();
  const dialog = page.getByRole('dialog', { name: TITLE });
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download JSON Backup' }).click();
  expect((await download).suggestedFilename()).toMatch(/^clinical_summary_data_\d+\.json$/);
  await expect(dialog).toContainText('Its backup has been downloaded.');
  await expectAccessibleAtBothWidths(page);
});

test('A history without its answers says that it cannot be gone on with (specification 24.12)', async ({
  page,
}) => {
  await signedInMember(page);
  const { id } = await savedHistory(page, 'From before');
  await page.goto(`/saved-histories/${id}`);
  await expect(page.getByText(/^This history was saved without its answers/)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});

test('A scale is tapped, typed and moved by arrows, at both widths (specification 9.53)', async ({
  session,
  page,
}) => {
  const severity = question(1, 'How bad is it from 0 to 10?', {
    type: 2,
    choices: [],
    scale: { min: 0, max: 10 },
  });
  await openQuestionAt(session, [severity, question(2, 'Is it new?')]);
  const tap = (number: number) => page.getByRole('radio', { name: String(number), exact: true });
  await tap(7).check();
  await page.keyboard.press('ArrowRight');
  await expect(tap(8)).toBeChecked();
  await expect(tap(8)).toBeFocused();
  await page.keyboard.press('1');
  await page.keyboard.press('0');
  await expect(tap(10)).toBeChecked();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Is it new?' })).toBeVisible();
});
