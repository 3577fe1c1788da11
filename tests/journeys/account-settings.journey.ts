import type { Page } from '@playwright/test';
import { signedInMember, signIn } from './member.ts';
import { downloaded } from './pdf-of.ts';
import { expect, test } from './session.ts';

test('An account can be taken along', async ({ session, page }) => {
  const email = await signedInMember(page);
  await page.goto('/profile');
  const file = await downloaded(page, () => session.button('Export My Data').click());
  expect(JSON.parse(file.bytes.toString())).toMatchObject({
    account: { email },
    histories: [],
    feedback: [],
  });
});

const whoIsSignedIn = async (page: Page) => (await page.request.get('/api/session')).json();

test('A device that was left behind is signed out by keyboard, and then both at once (specification 28.50)', async ({
  session,
  page,
  browser,
}) => {
  const email = await signedInMember(page);
  const other = await browser.newPage();
  await signIn(other, email);
  await page.goto('/profile');
  const there = page.getByRole('button', { name: /^Sign Out (?!Everywhere)./ });
  await there.focus();
  await page.keyboard.press('Enter');
  await expect(there).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Account Settings' })).toBeFocused();
  expect(await whoIsSignedIn(other)).toBeNull();

  await signIn(other, email);
  await session.button('Sign Out Everywhere').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  expect(await whoIsSignedIn(other)).toBeNull();
  await other.close();
});
