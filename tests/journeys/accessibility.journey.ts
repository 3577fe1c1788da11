import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './session.ts';

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} px, light and dark`, () => {
    test.use({ viewport });

    test.afterEach(async ({ page }) => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('on Home', ({ session }) => session.openHome());

    test('in Analyze Backup with an error', async ({ session, page }) => {
      await session.openHome();
      await session.button('Analyze Backup').click();
      await session.button('Process Backup').click();
      await expect(page.getByRole('alert')).toBeVisible();
    });

    test('on the terms', async ({ page }) => {
      await page.goto('/terms');
      await expect(page.getByRole('checkbox')).toBeVisible();
    });

    test('on the patient profile', ({ session }) => session.begin());

    test('on the patient profile with errors and an open list', async ({ session, page }) => {
      await session.begin();
      await session.button('Continue to Chief Complaint').click();
      await page.getByRole('combobox', { name: 'Marital Status' }).click();
      await expect(page.getByRole('listbox')).toBeVisible();
    });

    test('in the date picker', async ({ session, page }) => {
      await session.begin();
      await page.getByRole('button', { name: /Admission Date/ }).click();
      await expect(page.getByRole('grid')).toBeVisible();
    });

    test('on the chief complaint', async ({ session, page }) => {
      await session.reachChiefComplaint();
      await page.getByRole('radio').first().check();
    });

    test('in Return to Home?', async ({ session, page }) => {
      await session.reachChiefComplaint();
      await session.button('Anamnesis').click();
      await expect(page.getByRole('dialog')).toBeVisible();
    });

    test('on Page not found', async ({ page }) => {
      await page.goto('/nowhere');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    });
  });
}
