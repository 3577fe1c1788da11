import type { Page } from '@playwright/test';
import { openWith, reviewedCase } from './kept-session.ts';
import { savedHistory, signedInMember } from './member.ts';
import { expect, type Session, test } from './session.ts';

async function openSummary(page: Page): Promise<void> {
  await openWith(page, '/summary', { record: await reviewedCase(page) });
}

async function saveHistory(session: Session): Promise<void> {
  await session.button('Save History').first().click();
  await session.button('Save History').last().click();
  await expect(session.page.getByText('History saved successfully.')).toBeVisible();
  await expect(session.page.getByRole('dialog')).toHaveCount(0);
}

async function storedTitles(page: Page): Promise<string[]> {
  const { items } = await (await page.request.get('/api/histories')).json();
  return items.map(({ title }: { title: string }) => title);
}

test.describe('Save History', () => {
  test('is not offered to a guest', async ({ session, page }) => {
    await openSummary(page);
    await expect(session.button('Process Clinical Data')).toBeEnabled();
    await expect(session.button('Save History')).toHaveCount(0);
  });

  test('needs a title, and inserts once, then updates', async ({ session, page }) => {
    await signedInMember(page);
    await openSummary(page);
    await session.button('Save History').click();
    await page.getByLabel('Title').fill('  ');
    await session.button('Save History').last().click();
    await expect(page.getByText('Please enter a title for this history')).toBeVisible();
    await page.getByLabel('Title').fill('One');
    await session.button('Save History').last().click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await session.button('Save History').click();
    await expect(page.getByLabel('Title')).toHaveValue('One');
    await page.getByLabel('Title').fill('Two');
    await session.button('Update History').click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
    expect(await storedTitles(page)).toEqual(['Two']);
  });

  test('makes a new history of one that was deleted meanwhile', async ({ session, page }) => {
    await signedInMember(page);
    await openSummary(page);
    await saveHistory(session);
    const { items } = await (await page.request.get('/api/histories')).json();
    await page.request.delete(`/api/histories/${items[0].id}`);
    await session.button('Save History').click();
    await session.button('Update History').click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
    expect(await storedTitles(page)).toHaveLength(1);
  });

  test('is no conflict after this browser made the PDF on the history’s own page', async ({
    session,
    page,
  }) => {
    await signedInMember(page);
    await openSummary(page);
    await saveHistory(session);
    const { items } = await (await page.request.get('/api/histories')).json();
    await page.goto(`/saved-histories/${items[0].id}`);
    await session.button('Process Clinical Data').click();
    await expect(session.button('Download PDF')).toBeVisible();
    await expect
      .poll(async () => (await (await page.request.get('/api/histories')).json()).items[0].updated_at)
      .not.toBe(items[0].updated_at);
    await page.goto('/summary');
    await session.button('Save History').click();
    await session.button('Update History').click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
    expect(await storedTitles(page)).toHaveLength(1);
  });

  test('lets the user choose when another device saved meanwhile: keep both', async ({ session, page }) => {
    await signedInMember(page);
    await openSummary(page);
    await saveHistory(session);
    const { items } = await (await page.request.get('/api/histories')).json();
    const [{ id, updated_at, patient_data }] = items;
    const other = { title: 'From the ward', patient_data, updated_at };
    expect((await page.request.put(`/api/histories/${id}`, { data: other })).status()).toBe(200);
    await session.button('Save History').click();
    await session.button('Update History').click();
    await expect(page.getByRole('dialog', { name: 'Changed on another device' })).toContainText(
      'From the ward',
    );
    await session.button('Save as a New History').click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
    expect((await storedTitles(page)).sort()).toEqual(['From the ward', "Margaret Okonkwo's History"]);
  });

  test('keeps what was typed when saving fails', async ({ session, page }) => {
    await signedInMember(page);
    await openSummary(page);
    await page.route('**/api/histories', route => route.abort());
    await session.button('Save History').click();
    await page.getByLabel('Title').fill('Keep me');
    await session.button('Save History').last().click();
    await expect(page.getByRole('alert')).toContainText('Failed to save history');
    await expect(page.getByLabel('Title')).toHaveValue('Keep me');
    await page.unroute('**/api/histories');
    await session.button('Save History').last().click();
    await expect(page.getByText('History saved successfully.')).toBeVisible();
  });

  test('PDF generated but could not be saved to history: the PDF is there, and Retry notes it', async ({
    session,
    page,
  }) => {
    await signedInMember(page);
    await openSummary(page);
    await saveHistory(session);
    await page.route('**/api/histories/*', route => route.abort());
    await session.button('Process Clinical Data').click();
    await session.button('Continue Without Backup').click();
    await expect(page.getByText('PDF generated but could not be saved to history')).toBeVisible();
    await expect(session.button('Download PDF')).toBeVisible();
    await page.unroute('**/api/histories/*');
    await session.button('Retry').click();
    const storedUrl = async () => {
      const { items } = await (await page.request.get('/api/histories')).json();
      return items[0].patient_data.pdfUrl ?? '';
    };
    await expect
      .poll(storedUrl)
      .toMatch(/^\/api\/files\/clinical-summaries\/\w+\/clinical_summary_\d+\.pdf$/);
    await expect(page.getByText('PDF generated but could not be saved to history')).toHaveCount(0);
  });
});

test.describe('Saved Histories', () => {
  test('pages and search lead through a long list without moving what stands above it', async ({
    session,
    page,
  }) => {
    await signedInMember(page);
    for (let at = 1; at <= 30; at += 1) await savedHistory(page, `History ${at}`, `Patient ${at}`);
    await page.goto('/saved-histories');
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('History 30');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(25);
    await expect(page.getByText('30 in all')).toBeVisible();
    const before = await page.getByRole('searchbox').boundingBox();
    await session.button('Older').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      [5, 4, 3, 2, 1].map(at => `History ${at}`),
    );
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('searchbox').fill('patient 17');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['History 17']);
    expect(await page.getByRole('searchbox').boundingBox()).toEqual(before);
    await page.getByRole('searchbox').fill('nobody');
    await expect(page.getByText('No history matches your search.')).toBeVisible();
  });

  test('a list that cannot be loaded says so and is asked again', async ({ session, page }) => {
    await signedInMember(page);
    await savedHistory(page, 'Here');
    await page.route('**/api/histories?*', route => route.fulfill({ status: 400, body: '{}' }));
    await page.goto('/saved-histories');
    await expect(page.getByRole('alert')).toContainText('Failed to load saved histories');
    await page.unroute('**/api/histories?*');
    await session.button('Retry').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Here']);
  });

  test('deleting a history leaves the focus on the title of the page', async ({ session, page }) => {
    await signedInMember(page);
    await savedHistory(page, 'Here');
    await page.goto('/saved-histories');
    await session.button('Delete Here').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByText('Nothing saved yet.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Saved Histories' })).toBeFocused();
  });

  test('a history that cannot be deleted stays, and the dialog says so', async ({ session, page }) => {
    await signedInMember(page);
    await savedHistory(page, 'Here');
    await page.goto('/saved-histories');
    await session.button('Delete Here').click();
    await page.route('**/api/histories/*', route => route.abort());
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('Failed to delete history');
    await session.button('Cancel').click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Here']);
  });

  test('an unknown history reads History not found', async ({ page }) => {
    await signedInMember(page);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'anything']) {
      await page.goto(`/saved-histories/${id}`);
      await expect(page.getByRole('alert')).toContainText('History not found');
    }
  });

  test('New History clears the case and what was recommended, and begins at the terms', async ({
    session,
    page,
  }) => {
    await signedInMember(page);
    await openSummary(page);
    await saveHistory(session);
    await page.evaluate(() => localStorage.setItem('aiHistoryRecommendations', '{}'));
    await page.goto('/saved-histories');
    await session.button('New History').click();
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    await expect(page.getByLabel('Patient Name')).toHaveValue('');
    const kept = await page.evaluate(() =>
      ['aiHistoryRecommendations', 'savedHistory', 'anamnesisCase'].map(key => localStorage.getItem(key)),
    );
    expect(kept).toEqual([null, null, null]);
  });
});
