import { expect, test } from './session.ts';

const HINT = 'Please scroll to the bottom to read the entire Terms and Conditions before accepting.';

test.describe('Terms', () => {
  test('must be scrolled to the bottom, ticked and accepted, in that order', async ({ session, page }) => {
    await page.goto('/terms');
    const agree = page.getByRole('checkbox');
    const box = page.getByRole('region', { name: 'Terms and Conditions' });
    await expect(page.getByText(HINT)).toBeVisible();
    await expect(agree).toBeDisabled();
    await box.evaluate(element => element.scrollTo(0, element.scrollHeight - element.clientHeight - 40));
    await expect(agree).toBeDisabled();
    await box.evaluate(element => element.scrollTo(0, element.scrollHeight - element.clientHeight - 15));
    await expect(agree).toBeEnabled();
    await expect(page.getByText(HINT)).toHaveCount(0);
    await expect(session.button('Accept')).toBeDisabled();
    await agree.check();
    await session.button('Accept').click();
    await expect(page).toHaveURL(/:\d+\/$/);
  });

  test('Decline leaves for a search engine', async ({ session, page }) => {
    await page.route('https://duckduckgo.com/**', route => route.fulfill({ body: 'elsewhere' }));
    await page.goto('/terms');
    await session.button('Decline').click();
    await expect(page).toHaveURL('https://duckduckgo.com/');
  });
});
