import { expect, test } from '@playwright/test';
import { keptApplication } from './offline.ts';

test.use({ serviceWorkers: 'allow' });

test('After the first visit every page opens without a network, and one quiet line says so', async ({
  page,
  context,
}) => {
  await keptApplication(page);
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you do is kept in this browser.').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take a complete clinical history');
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline.').first()).toBeHidden();
});
