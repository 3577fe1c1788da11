import { PATIENT } from '#tests/examples/seeded-session.ts';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

test.describe('axe finds nothing at 1280 px and 390 px, light and dark', () => {
  test('on Home', async ({ session, page }) => {
    await session.openHome();
    await expectAccessibleAtBothWidths(page);
  });

  test('in Analyze Backup with an error', async ({ session, page }) => {
    await session.openHome();
    await session.button('Analyze Backup').click();
    await session.button('Process Backup').click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on the terms', async ({ page }) => {
    await page.goto('/terms');
    await expect(page.getByRole('checkbox')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on the patient profile, with errors and an open list', async ({ session, page }) => {
    await openWith(page, '/patient-profile', {});
    await expectAccessibleAtBothWidths(page);
    await session.button('Continue to Chief Complaint').click();
    await page.getByRole('combobox', { name: 'Position/Year' }).click();
    await expect(page.getByRole('listbox')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expect(page.getByRole('listbox')).toBeVisible();
  });

  test('in the date picker', async ({ page }) => {
    await openWith(page, '/patient-profile', {});
    await page.getByRole('button', { name: /Admission Date/ }).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await expect(page.getByRole('grid')).toBeVisible();
  });

  test('on the chief complaint and in Return to Home?', async ({ session, page }) => {
    await openWith(page, '/chief-complaint', { record: PATIENT });
    await page.getByRole('radio').first().check();
    await expectAccessibleAtBothWidths(page);
    await session.button('Anamnesis').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on Page not found', async ({ page }) => {
    await page.goto('/nowhere');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
