import type { Page } from '@playwright/test';
import { answeredSymptom, PATIENT } from '#tests/examples/seeded-session.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

const PAGES = [
  '/past-medical-illnesses',
  '/past-surgical-history',
  '/accidents-injuries',
  '/medication-history',
  '/family-history',
  '/social-history',
] as const;

/** Opens the first history page of a man with chest pain. */
async function openHistory(page: Page): Promise<void> {
  const chiefComplaint = await answeredSymptom(apiOf(page), 'Chest pain');
  const record = { ...PATIENT, gender: 'Male', chiefComplaint, reviewOfSystemsCompleted: true } as const;
  await openWith(page, '/past-medical-illnesses', { record });
}

const panelOf = (page: Page) => page.getByRole('region', { name: 'Worth asking' });

test('Every history page recommends what to ask; each section is asked for once', async ({ page }) => {
  const sections: string[] = [];
  page.on('request', request => {
    if (request.url().endsWith('/history-recommendations'))
      sections.push(request.postDataJSON().historySection);
  });
  await openHistory(page);
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  for (const path of PAGES) {
    await page.goto(path);
    await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
    await expect(panelOf(page)).toContainText('more or less likely in this patient');
  }
  await page.goto(PAGES[0]);
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  expect(sections).toEqual([
    'past_medical',
    'past_surgical',
    'accidents_injuries',
    'medications',
    'family',
    'social',
  ]);
});

test('An accepted recommendation opens the right form, filled in', async ({ page }) => {
  await openHistory(page);
  const add = panelOf(page)
    .getByRole('button', { name: /^Add: / })
    .first();
  const label = ((await add.getAttribute('aria-label')) ?? '').replace('Add: ', '');
  await add.click();
  await expect(page.getByLabel('Illness *')).toHaveValue(label);
  await expect(page.getByRole('heading', { name: label, level: 3 })).toBeFocused();
  await page.reload();
  await expect(page.getByLabel('Illness *')).toHaveValue(label);

  await page.goto('/social-history');
  await panelOf(page).getByRole('button', { name: 'Add: Smoking' }).click();
  await expect(page.getByRole('form', { name: /cigarettes/i })).toBeVisible();

  await page.goto('/family-history');
  await panelOf(page).getByRole('button', { name: 'Add: Early heart disease in the family' }).click();
  await expect(page.getByRole('group', { name: 'Early heart disease' })).toBeVisible();
});

test('A failure leaves the page usable and offers Retry', async ({ session, page }) => {
  let isBroken = true;
  await page.route('**/api/workflow/history-recommendations', route =>
    isBroken
      ? route.fulfill({ status: 502, json: { error: { message: 'x', code: 'x' } } })
      : route.continue(),
  );
  await openHistory(page);
  await expect(panelOf(page).getByRole('alert')).toContainText(
    'Failed to get AI recommendations. You can still proceed manually.',
  );
  await expectAccessible(page);
  await expect(session.button('Add medical condition')).toBeEnabled();
  isBroken = false;
  await session.button('Retry').click();
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('Going home forgets what was recommended', async ({ session, page }) => {
  await openHistory(page);
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('aiHistoryRecommendations'));
  expect(await kept()).not.toBeNull();
  await page.getByRole('button', { name: 'Anamnesis' }).click();
  await session.button('Lose Progress & Go Home').click();
  await expect(session.button('Begin Clinical Session')).toBeVisible();
  await expect.poll(kept).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('aiSymptomState'))).toBeNull();
});

test('On a phone the panel stands below, and all is accessible', async ({ page }) => {
  await openHistory(page);
  await expect(panelOf(page).getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
