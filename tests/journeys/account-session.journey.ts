import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { savedHistory, signedInMember } from './member.ts';
import { expect, test } from './session.ts';

test('The session is checked every 30 s while the page is visible, and prolonged within 90 s of its end', async ({
  page,
}) => {
  await signedInMember(page);
  const asked: string[] = [];
  page.on('request', request => asked.push(new URL(request.url()).pathname));
  const count = (path: string) => asked.filter(one => one === path).length;
  let leftMs = 3_600_000 * 24 * 7;
  await page.route('**/api/session', async route => {
    const session = await (await route.fetch()).json();
    const now = await page.evaluate(() => Date.now());
    await route.fulfill({ json: { ...session, expiresAt: new Date(now + leftMs).toISOString() } });
  });
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'My Saved Histories' })).toBeVisible();
  const first = count('/api/session');
  await page.clock.runFor(31_000);
  await expect.poll(() => count('/api/session')).toBe(first + 1);
  expect(count('/api/auth/refresh')).toBe(0);
  leftMs = 89_000;
  await expect(async () => {
    await page.clock.runFor(31_000);
    expect(count('/api/auth/refresh')).toBeGreaterThan(0);
  }).toPass();
  // A check that is still under way must not outlive the page.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('A session that has ended elsewhere leads away from a personal page at the next check', async ({
  session,
  page,
}) => {
  await signedInMember(page);
  await page.clock.install();
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeVisible();
  await page.context().clearCookies();
  await page.clock.runFor(31_000);
  await expect(async () => {
    await page.clock.runFor(200);
    await session.isAt('/login');
  }).toPass();
});

test('The account menu works by keyboard: opens, closes with Escape, leads on', async ({ session, page }) => {
  await session.openHome();
  const opener = session.button('Account');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(session.button('Create Account')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(session.button('Create Account')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await session.isAt('/register');
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeFocused();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`axe finds nothing at ${viewport.width} px, light and dark`, () => {
    test.use({ viewport });

    for (const path of [
      '/login',
      '/register',
      '/reset-password',
      '/reset-password?token=x',
      '/login?verified=no',
    ]) {
      test(`on ${path} with its errors`, async ({ page }) => {
        await page.goto(path);
        await page.locator('form button[type=submit]').click();
        await expect(page.locator('.mantine-InputWrapper-error').first()).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      });
    }

    test('on Account Settings, Saved Histories, a saved history and the dialogs', async ({
      session,
      page,
    }) => {
      test.setTimeout(60_000);
      await signedInMember(page);
      const { id } = await savedHistory(
        page,
        'A title that goes on and on, well beyond the width of a phone',
      );
      const check = async () => {
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      };
      await page.goto('/profile');
      await session.button('Delete Account').click();
      await check();
      await page.keyboard.press('Escape');
      await check();
      await page.goto('/saved-histories');
      await page.getByRole('button', { name: /^Delete/ }).click();
      await check();
      await session.button('Cancel').click();
      await check();
      await page.goto(`/saved-histories/${id}`);
      await session.button('View JSON').click();
      await check();
      await page.goto('/');
      await session.button('User').click();
      await check();
      await page.keyboard.press('Escape');
      await session.button('Send Feedback').click();
      await expect(page.getByRole('radio').first()).toBeVisible();
      await session.button('Submit Feedback').click();
      await check();
    });
  });
}
