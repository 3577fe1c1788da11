import { randomUUID } from 'node:crypto';
import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { PASSWORD, signInNewMember } from './member.ts';
import { callApi } from './network.ts';
import { openAt, write } from './session.ts';

it('Account Settings keep full name and username, which then stand on the history', async () => {
  const taken = `doc${randomUUID().slice(0, 8)}`;
  await signInNewMember();
  await callApi('/api/account', { fullName: '', username: taken }, 'PUT');
  const email = await signInNewMember();
  const session = await openAt('/patient-profile');
  const historyTaker = () => screen.findByRole('textbox', { name: /^History Taken By/ });
  await waitFor(async () => expect(await historyTaker()).toHaveValue(email.replace(/@.*/, '')));
  await openAt('/profile');
  expect(await screen.findByText('Email cannot be changed')).toBeVisible();
  await session.fill(/^Full Name/, 'Ada Lovelace');
  await session.fill(/^Username/, taken);
  await session.press('Save Changes');
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is already taken');
  await session.fill(/^Username/, `${taken}x`);
  await session.press('Save Changes');
  expect(await screen.findByText('Your changes are saved.')).toBeVisible();
  expect(await session.button('Ada Lovelace')).toBeVisible();
  await openAt('/patient-profile');
  await waitFor(async () => expect(await historyTaker()).toHaveValue('Ada Lovelace'));
  await session.fill(/^History Taken By/, '');
  expect(await historyTaker()).toHaveValue('');
});

it('An account can be deleted with its password', async () => {
  const email = await signInNewMember();
  const session = await openAt('/profile');
  await session.press('Delete Account');
  const dialog = await session.find('dialog', 'Delete Account?');
  const password = await screen.findByLabelText(/^Password/, { selector: 'input' });
  await write(password, 'wrong one');
  await session.press('Delete Account', dialog);
  expect(await screen.findByRole('alert')).toHaveTextContent('The password is wrong');
  await write(password, PASSWORD);
  await session.press('Delete Account', dialog);
  await session.isAt('/');
  expect(await session.button('Create Free Account')).toBeVisible();
  const signIn = callApi('/api/auth/sign-in/email', { email, password: PASSWORD });
  await expect(signIn).rejects.toThrow('answered 401');
});
