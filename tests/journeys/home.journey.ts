import { expect, test } from './session.ts';

test.describe('Home', () => {
  test('keeps the colour scheme that was chosen, and sets it before the first paint', async ({
    session,
    page,
  }) => {
    await session.openHome();
    await page.getByRole('button', { name: 'Use the dark colours' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await page.route('**/assets/*.js', route => route.abort());
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  });

  test('serves every script from its own origin and none inline', async ({ session, page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(request.url()));
    await session.openHome();
    const { origin } = new URL(page.url());
    expect(asked.filter(address => !address.startsWith(origin))).toEqual([]);
    await expect(page.locator('script:not([src])')).toHaveCount(0);
  });
});
