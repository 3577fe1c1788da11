import { expectAccessibleAtBothWidths } from './accessible.ts';
import { PASSWORD, savedHistory, signedInMember } from './member.ts';
import { expect, test } from './session.ts';

const LONG_TITLE = 'A title that goes on and on, well beyond the width of a phone';

test.describe('axe finds nothing at 1280 px and 390 px, light and dark', () => {
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
      await expect(page.locator('.field-error').first()).toBeVisible();
      await expectAccessibleAtBothWidths(page);
    });
  }

  test('on Account Settings with another device, and in Sign Out Everywhere', async ({
    session,
    page,
    request,
  }) => {
    const email = await signedInMember(page);
    await request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
    await page.goto('/profile');
    await expect(page.getByRole('button', { name: /^Sign Out (?!Everywhere)./ })).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await session.button('Sign Out Everywhere').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('in Change Password with its errors, and with what is said of a password', async ({
    session,
    page,
  }) => {
    await signedInMember(page);
    await page.goto('/profile');
    await session.button('Change Password').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('New Password').fill('Password1');
    await expect(dialog.getByText(/^Strength/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change Password' }).click();
    await expect(page.locator('.field-error').first()).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await dialog.getByLabel('New Password').fill('seven brown lamps on a pier');
    await expect(dialog.getByText('Strength: Very hard to guess')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('on Account Settings and in Delete Account', async ({ session, page }) => {
    await signedInMember(page);
    await page.goto('/profile');
    await expect(page.getByText('This device')).toBeVisible();
    await session.button('Delete Account').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  });

  test('on Saved Histories and in Delete History', async ({ session, page }) => {
    await signedInMember(page);
    await savedHistory(page, LONG_TITLE);
    await page.goto('/saved-histories');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
    await session.button('Cancel').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectAccessibleAtBothWidths(page);
  });

  test('on a saved history', async ({ session, page }) => {
    await signedInMember(page);
    const { id } = await savedHistory(page, LONG_TITLE);
    await page.goto(`/saved-histories/${id}`);
    await session.button('View JSON').click();
    await expect(page.locator('pre')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });

  test('in the account menu', async ({ session, page }) => {
    await signedInMember(page);
    await page.goto('/');
    await session.button('User').click();
    await expectAccessibleAtBothWidths(page);
    await expect(session.button('Sign Out')).toBeVisible();
  });

  test('in Send Feedback with its errors', async ({ session, page }) => {
    await signedInMember(page);
    await page.goto('/');
    await session.button('Send Feedback').click();
    await expect(page.getByRole('radio').first()).toBeVisible();
    await session.button('Submit Feedback').click();
    await expect(page.getByText('Please enter a title')).toBeVisible();
    await expectAccessibleAtBothWidths(page);
  });
});
