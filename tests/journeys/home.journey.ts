import { expect, test } from './session.ts';

test.describe('Home', () => {
  test('says what this is, with four feature cards and the education notice', async ({ session, page }) => {
    await session.openHome();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      'Guided history',
      'Differential diagnosis',
      'Patient simulation',
      'Structured summary',
      'Keep your histories',
    ]);
    await expect(page.getByText('For education only. Never enter the data of a real patient.')).toBeVisible();
    await expect(session.button('Anamnesis')).toBeDisabled();
    await expect(page.getByRole('navigation', { name: 'Progress' })).toHaveCount(0);
  });

  test('offers to resume a session that was kept, and only then', async ({ session, page }) => {
    await session.reachChiefComplaint();
    await page.goto('/');
    await session.button('Resume session').click();
    await session.isAt('/chief-complaint');
    await page.evaluate(() => localStorage.clear());
    await session.openHome();
    await expect(session.button('Resume session')).toHaveCount(0);
  });

  test('discards a case that was saved more than 24 hours ago', async ({ session, page }) => {
    await session.reachChiefComplaint();
    await page.clock.setFixedTime(Date.now() + 24 * 60 * 60 * 1000 + 1000);
    await session.openHome();
    await expect(session.button('Resume session')).toHaveCount(0);
  });

  test('Begin Clinical Session clears what was kept', async ({ session, page }) => {
    await session.reachChiefComplaint({ name: 'Old patient' });
    await session.begin();
    await expect(page.getByLabel('Patient Name')).toHaveValue('');
  });

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
