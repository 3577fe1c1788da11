import type { Page } from '@playwright/test';
import type { Profile } from '#domain/case/patient-record.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

async function openList(page: Page, patient: Partial<Profile> = {}): Promise<void> {
  await openWith(page, '/chief-complaint', { record: { ...PATIENT, ...patient } });
  await expect(page.getByRole('radio').first()).toBeVisible();
}

test.describe('The chief complaint', () => {
  test('must be chosen before going on', async ({ session, page }) => {
    await openList(page);
    await session.button('Next').click();
    await expect(page.getByRole('alert')).toHaveText('Please select a chief complaint to continue.');
    await session.isAt('/chief-complaint');
    await session.chooseComplaint('Headache');
  });

  test('is listed for the patient’s gender', async ({ page }) => {
    await openList(page, { gender: 'Female' });
    await expect(page.getByRole('radio', { name: 'Abnormal vaginal bleeding' })).toBeVisible();
    await openList(page, { gender: 'Male' });
    await expect(page.getByRole('radio', { name: 'Headache' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Abnormal vaginal bleeding' })).toHaveCount(0);
  });

  test('is found by its name or its body system, with a count, and chosen by Enter', async ({
    session,
    page,
  }) => {
    await openList(page);
    const search = page.getByRole('searchbox');
    await search.fill('urinary');
    await expect(page.getByRole('radio', { name: 'Painful urination' })).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Headache' })).toHaveCount(0);
    await search.fill('headach');
    await expect(page.getByText(/^\d of \d+$/)).toBeVisible();
    await search.press('Enter');
    await expect(page.getByRole('radio', { name: /^Headache/ })).toBeChecked();
    await search.press('Enter');
    await session.isAt('/questionnaire');
  });

  test('is found by whatever it is called, with a typing error too', async ({ page }) => {
    await openList(page);
    const search = page.getByRole('searchbox');
    for (const typed of ['shortness of breath', 'SOB', 'dyspnea', 'dyspnoae']) {
      await search.fill(typed);
      await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Breathlessness · /);
    }
    await search.press('Enter');
    await expect(page.getByRole('radio', { name: /^Breathlessness/ })).toBeChecked();
  });

  test('keeps apart what one would not ask at the patient’s age', async ({ page }) => {
    await openList(page, { age: 58 });
    const unusual = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'At other ages' }) });
    await expect(unusual.getByRole('radio', { name: 'Limping child' })).toBeVisible();
    await expect(unusual.getByRole('radio', { name: 'Chest pain' })).toHaveCount(0);
  });

  test('says so when nothing matches, and offers the nearest names', async ({ session, page }) => {
    await openList(page);
    const search = page.getByRole('searchbox');
    await search.fill('xyzzy');
    await expect(page.getByText('No chief complaints found matching your search.')).toBeVisible();
    await search.fill('konstipashion');
    await session.button('Constipation').click();
    await expect(search).toBeFocused();
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(/^Constipation/);
  });

  test('offers Retry and Go Back when the list cannot be loaded', async ({ session, page }) => {
    let isDown = true;
    await page.route('**/api/complaints**', route => (isDown ? route.abort() : route.continue()));
    await openWith(page, '/chief-complaint', { record: PATIENT });
    await expect(page.getByText('Failed to load chief complaints. Please try again.')).toBeVisible();
    isDown = false;
    await session.button('Retry').click();
    await expect(page.getByRole('radio', { name: 'Headache' })).toBeVisible();
  });

  test('leaves by Back to the profile, which is as it was', async ({ session, page }) => {
    await openList(page, { age: 37 });
    await session.button('Back').click();
    await session.isAt('/patient-profile');
    await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('37');
  });
});
