import { screen, waitFor, within } from '@testing-library/dom';
import { fetch as request } from 'undici';
import { expect, inject, it } from 'vitest';
import { mailsTo } from '#tests/product/mailbox.ts';
import { PASSWORD, signInNewMember } from './member.ts';
import { intercept } from './network.ts';
import { openAt, write } from './session.ts';

const NEW = 'battery staple';

const passwordField = (label: RegExp) => screen.findByLabelText(label, { selector: 'input' });

async function choose(label: RegExp, secret: string): Promise<void> {
  await write(await passwordField(label), secret);
  await write(await passwordField(/^Confirm Password/), secret);
}

it('How hard a new password is to guess stands under it in words, and is read out (specification 25.25)', async () => {
  const session = await openAt('/register');
  await session.fill(/^Email/, 'ada@example.org');
  for (const [secret, words] of [
    ['qwerty12', 'Strength: Very easy to guess'],
    ['lovelace', 'Strength: Easy to guess'],
    [PASSWORD, 'Strength: Hard to guess'],
    ['seven brown lamps on a pier', 'Strength: Very hard to guess'],
  ] as const) {
    await write(await passwordField(/^Password/), secret);
    const strength = await screen.findByText(words);
    expect(strength.closest('[role="status"]')).not.toBeNull();
  }
  await write(await passwordField(/^Password/), '');
  expect(screen.queryByText(/^Strength/)).toBeNull();
});

it('A password that is guessed first is refused at its field, in words (specification 25.23)', async () => {
  const session = await openAt('/register');
  await session.fill(/^Email/, 'ada@example.org');
  for (const [secret, words] of [
    ['Password1', 'This password is one of the most common. Please choose another.'],
    ['ada@example.org', 'Password must not be the e-mail address'],
    ['zzzzzz', 'Password must not be one character repeated'],
  ] as const) {
    await choose(/^Password/, secret);
    await screen.findByText(/^Strength/);
    await session.press('Create Account');
    expect(await passwordField(/^Password/)).toHaveAccessibleDescription(expect.stringContaining(words));
  }
});

it('The page tells the least length in force, and so does its message (specification 25.22)', async () => {
  const heal = intercept(/^\/api\/auth\/password-rules$/, () => Response.json({ least: 16 }));
  const session = await openAt('/register');
  expect(await screen.findByText('At least 16 characters')).toBeVisible();
  await choose(/^Password/, PASSWORD);
  await session.press('Create Account');
  expect(await screen.findByText('Password must be at least 16 characters')).toBeVisible();
  heal();
  await openAt('/register');
  expect(await screen.findByText('At least 6 characters')).toBeVisible();
});

it('Who is signed in changes the password by the current one and stays signed in (specification 25.24)', async () => {
  const email = await signInNewMember();
  const session = await openAt('/profile');
  await session.press('Change Password');
  const dialog = await session.find('dialog', 'Change Password');
  await session.press('Change Password', dialog);
  expect(within(dialog).getAllByText('Password is required')).toHaveLength(2);
  await write(await passwordField(/^Current Password/), 'wrong one');
  await choose(/^New Password/, NEW);
  await session.press('Change Password', dialog);
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('The current password is wrong');
  await write(await passwordField(/^Current Password/), PASSWORD);
  await session.press('Change Password', dialog);
  const done = 'Your password is changed, and every other device is signed out.';
  expect(await screen.findByText(done)).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText('Password changed')).toBeVisible();
  const signIn = async (password: string) => {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const url = `${inject('productUrl')}/api/auth/sign-in/email`;
    return (await request(url, { method: 'POST', headers, body })).status;
  };
  expect([await signIn(PASSWORD), await signIn(NEW)]).toEqual([401, 200]);
  await waitFor(async () =>
    expect((await mailsTo(inject('mailFolder'), email)).map(({ subject }) => subject)).toContain(
      'Your password was changed',
    ),
  );
});
