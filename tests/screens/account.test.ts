import { screen, waitFor } from '@testing-library/dom';
import { expect, inject, it } from 'vitest';
import { mailedLink, mailsTo } from '#tests/product/mailbox.ts';
import { loadPage } from './load-page.ts';
import { PASSWORD, registered } from './member.ts';
import { intercept, unreachable } from './network.ts';
import { openAt, Session, write } from './session.ts';

const INVALID = 'Please enter a valid email address';

async function password(label: RegExp): Promise<HTMLElement> {
  return screen.findByLabelText(label, { selector: 'input' });
}

async function fillSignIn(session: Session, email: string, secret = PASSWORD): Promise<void> {
  await session.fill(/^Email/, email);
  await write(await password(/^Password/), secret);
}

async function fillNewPassword(label: RegExp, secret: string, again = secret): Promise<void> {
  await write(await password(label), secret);
  await write(await password(/^Confirm Password/), again);
}

function fieldErrors(): readonly (string | null)[] {
  return [...document.querySelectorAll('.field-error')].map(error => error.textContent);
}

/** Waits for the mail; answers where its link leads in the application. */
async function pathMailedTo(email: string, subject: string): Promise<string> {
  const link = await waitFor(async () => {
    const found = await mailedLink(inject('mailFolder'), email, subject);
    expect(found).toBeDefined();
    return new URL(found ?? '');
  });
  return link.pathname + link.search;
}

it('An address that cannot be one is told at its field', async () => {
  const session = await openAt('/register');
  await session.fill(/^Email/, 'notmail');
  await fillNewPassword(/^Password/, PASSWORD);
  await session.press('Create Account');
  const email = screen.getByRole('textbox', { name: /^Email/ });
  expect(email).toHaveAccessibleDescription(INVALID);
  await waitFor(() => expect(email).toHaveFocus());
});

it('A forgotten password is replaced through the mailed link, once', async () => {
  const email = await registered();
  const session = await openAt('/login');
  await session.click(await session.find('link', 'Forgot password?'));
  await session.press('Send Reset Instructions');
  expect(await screen.findByText('Email is required')).toBeVisible();
  await session.fill(/^Email/, email);
  await session.press('Send Reset Instructions');
  expect(await session.find('heading', 'Reset Email Sent')).toBeVisible();
  const path = await pathMailedTo(email, 'Set a new password');
  for (const outcome of ['Your new password holds from now on.', 'This link is no longer valid.']) {
    await openAt(path);
    await fillNewPassword(/^New Password/, 'battery staple', 'staple');
    await session.press('Set Password');
    expect(await screen.findByText('Passwords do not match')).toBeVisible();
    await fillNewPassword(/^New Password/, 'battery staple');
    await session.press('Set Password');
    expect(await screen.findByText(text => text.includes(outcome))).toBeVisible();
  }
  await openAt('/login');
  await fillSignIn(session, email);
  await session.press('Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent('Invalid email or password');
  await fillSignIn(session, email, 'battery staple');
  await session.press('Sign In');
  await session.isAt('/');
});

it('Registering with an address that has an account looks the same, and its owner gets a mail', async () => {
  const email = await registered();
  const session = await openAt('/register');
  await session.fill(/^Email/, email);
  await fillNewPassword(/^Password/, 'another password');
  await session.press('Create Account');
  expect(await session.find('heading', 'Registration Successful')).toBeVisible();
  await pathMailedTo(email, 'You already have an account');
});

it('Resetting the password of an address without an account looks the same, and no mail is sent', async () => {
  const nobody = 'nobody@example.org';
  const session = await openAt('/reset-password');
  await session.fill(/^Email/, nobody);
  await session.press('Send Reset Instructions');
  expect(await session.find('heading', 'Reset Email Sent')).toBeVisible();
  // A mail that is asked for later has arrived: theirs would have, too.
  const email = await registered();
  await pathMailedTo(email, 'Confirm your e-mail address');
  expect(await mailsTo(inject('mailFolder'), nobody)).toEqual([]);
});

it('The forms say what they need, in the specified words (specification 25.2 and 25.4)', async () => {
  const session = await openAt('/login');
  await session.press('Sign In');
  expect(fieldErrors()).toEqual(['Email is required', 'Password is required']);
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveFocus());
  await session.click(await session.find('link', 'Create Account'));
  await session.press('Create Account');
  expect(fieldErrors()).toEqual(['Email is required', 'Password is required']);
  await session.fill(/^Email/, 'x@example.org');
  await fillNewPassword(/^Password/, '12345', '123456');
  await session.press('Create Account');
  expect(fieldErrors()).toEqual(['Password must be at least 6 characters', 'Passwords do not match']);
  await session.press('Continue as Guest');
  await session.isAt('/');
});

it('A server that cannot be reached is named by what failed, and what was typed stays', async () => {
  const session = await openAt('/login');
  await fillSignIn(session, 'x@example.org');
  intercept(/^\/api\/auth\//, unreachable);
  await session.press('Sign In');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to sign in');
  expect(await password(/^Password/)).toHaveValue(PASSWORD);
});

for (const path of [
  '/profile',
  '/saved-histories',
  '/saved-histories/00000000-0000-4000-8000-000000000000',
]) {
  it(`${path} needs the terms, then somebody signed in, and is reached in the end`, async () => {
    const email = await registered();
    await loadPage(path);
    const session = new Session();
    await session.acceptTerms();
    await session.isAt('/login');
    await fillSignIn(session, email);
    await session.press('Sign In');
    await session.isAt(path);
  });
}
