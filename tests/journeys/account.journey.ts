import { openWith, reviewedCase } from './kept-session.ts';
import { linkMailedTo, mailsTo } from './mailbox.ts';
import { newAddress, PASSWORD, registered, signedInMember } from './member.ts';
import { downloaded } from './pdf-of.ts';
import { expect, test } from './session.ts';

test('An address that cannot be one is told at its field', async ({ session, page }) => {
  await page.goto('/register');
  await page.getByLabel('Email').fill('notmail');
  await page.locator('#password').fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await session.button('Create Account').last().click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  await expect(page.getByLabel('Email')).toBeFocused();
});

test('A student registers, verifies, signs in, saves, finds, processes, downloads, updates and deletes a history', async ({
  session,
  page,
}) => {
  test.setTimeout(90_000);
  const email = newAddress();
  await session.openHome();
  await session.button('Create Free Account').click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: false }).first().fill(PASSWORD);
  await page.getByLabel('Confirm Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();

  await page.goto(await linkMailedTo(email, 'Confirm your e-mail address'));
  await session.isAt('/login\\?verified=yes');
  await expect(page.getByText('Your e-mail address is confirmed.')).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await session.button('Sign In').click();
  await expect(session.button('My Saved Histories')).toBeVisible();

  await openWith(page, '/summary', { record: await reviewedCase(page) });
  await session.button('Save History').click();
  await expect(page.getByLabel('Title')).toHaveValue("Margaret Okonkwo's History");
  await session.button('Save History').last().click();
  await expect(page.getByText('History saved successfully.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'User', exact: true }).click();
  await session.button('Saved Histories').click();
  await page.getByRole('searchbox').fill('okonkwo');
  await expect(page.getByText('1 of 1', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Patient' }).getByRole('listitem')).toHaveText([
    'Margaret Okonkwo',
    '54 years',
    'Female',
  ]);
  await page.getByRole('button', { name: /^View Details/ }).click();
  await session.button('View JSON').click();
  await expect(page.locator('pre')).toContainText('"structuredSummary"');
  await session.button('Process Clinical Data').click();
  const pdf = await downloaded(page, () => session.button('Download PDF').click());
  expect(pdf.name).toMatch(/^clinical_summary_\d+\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto('/summary');
  await session.button('Save History').click();
  await page.getByLabel('Title').fill('Headache, second visit');
  await session.button('Update History').click();
  await expect(page.getByText('History saved successfully.')).toBeVisible();

  await page.goto('/saved-histories');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Headache, second visit']);
  await expect(page.getByRole('button', { name: /^Download PDF/ })).toBeVisible();
  await page.getByRole('button', { name: /^Delete/ }).click();
  await expect(page.getByRole('dialog', { name: 'Delete History?' })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('Nothing saved yet.')).toBeVisible();
});

test('A forgotten password is replaced through the mailed link, once', async ({ session, page }) => {
  const email = await registered(page);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await session.button('Send Reset Instructions').click();
  await expect(page.getByText('Email is required').first()).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await session.button('Send Reset Instructions').click();
  await expect(page.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible();
  const link = await linkMailedTo(email, 'Set a new password');
  for (const isFirst of [true, false]) {
    await page.goto(link);
    await page.locator('#password').fill('battery');
    await page.locator('#confirmation').fill('staple');
    await session.button('Set Password').click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.locator('#confirmation').fill('battery');
    await session.button('Set Password').click();
    const outcome = isFirst ? 'Your new password holds from now on.' : 'This link is no longer valid.';
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.locator('#password').fill(PASSWORD);
  await session.button('Sign In').click();
  await expect(page.getByRole('alert')).toContainText('Invalid email or password');
  await page.locator('#password').fill('battery');
  await session.button('Sign In').click();
  await session.isAt('/');
});

test('Signing out in one tab signs out the other, and signing in signs it in again', async ({
  session,
  page,
}) => {
  const email = await signedInMember(page);
  await page.goto('/profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  const other = await page.context().newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'User', exact: true }).click();
  await other.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await expect(other.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
  await session.isAt('/login');
  await other.getByRole('button', { name: 'Sign In', exact: true }).click();
  await other.getByLabel('Email').fill(email);
  await other.locator('#password').fill(PASSWORD);
  await other.keyboard.press('Enter');
  await expect(other.getByRole('button', { name: 'My Saved Histories' })).toBeVisible();
  await session.isAt('/profile');
});

test('Registering with an address that has an account looks the same, and its owner gets a mail', async ({
  session,
  page,
}) => {
  const email = await registered(page);
  await page.goto('/register');
  await page.getByLabel('Email').fill(email);
  await page.locator('#password').fill('another password');
  await page.locator('#confirmation').fill('another password');
  await session.button('Create Account').click();
  await expect(page.getByRole('heading', { name: 'Registration Successful' })).toBeVisible();
  await linkMailedTo(email, 'You already have an account');
  await page.goto('/reset-password');
  await page.getByLabel('Email').fill('nobody@example.org');
  await session.button('Send Reset Instructions').click();
  await expect(page.getByRole('heading', { name: 'Reset Email Sent' })).toBeVisible();
  expect(await mailsTo('nobody@example.org')).toEqual([]);
});

test('The forms say what they need, in the words of the specification', async ({ session, page }) => {
  await page.goto('/login');
  await session.button('Sign In').click();
  await expect(page.locator('.mantine-InputWrapper-error')).toHaveText([
    'Email is required',
    'Password is required',
  ]);
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.getByRole('link', { name: 'Create Account' }).click();
  await session.button('Create Account').click();
  await expect(page.locator('.mantine-InputWrapper-error')).toHaveText([
    'Email is required',
    'Password is required',
  ]);
  await page.getByLabel('Email').fill('x@example.org');
  await page.locator('#password').fill('12345');
  await page.locator('#confirmation').fill('123456');
  await session.button('Create Account').click();
  await expect(page.locator('.mantine-InputWrapper-error')).toHaveText([
    'Password must be at least 6 characters',
    'Passwords do not match',
  ]);
  await session.button('Continue as Guest').click();
  await session.isAt('/');
});

test('A server that cannot be reached is named by what failed, and what was typed stays', async ({
  session,
  page,
}) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('x@example.org');
  await page.locator('#password').fill(PASSWORD);
  await page.route('**/api/auth/**', route => route.abort());
  await session.button('Sign In').click();
  await expect(page.getByRole('alert')).toContainText('Failed to sign in');
  await expect(page.locator('#password')).toHaveValue(PASSWORD);
});

for (const path of [
  '/profile',
  '/saved-histories',
  '/saved-histories/00000000-0000-4000-8000-000000000000',
]) {
  test(`${path} needs the terms, then somebody signed in, and is reached in the end`, async ({
    session,
    page,
  }) => {
    const email = await registered(page);
    await page.goto(path);
    await session.acceptTerms();
    await session.isAt('/login');
    await page.getByLabel('Email').fill(email);
    await page.locator('#password').fill(PASSWORD);
    await session.button('Sign In').click();
    await session.isAt(path);
  });
}
