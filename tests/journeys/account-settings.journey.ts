import { PASSWORD, registered, signedInMember, signIn } from './member.ts';
import { downloaded } from './pdf-of.ts';
import { expect, test } from './session.ts';

test('Account Settings keep full name and username, which then stand on the history', async ({
  session,
  page,
}) => {
  const taken = `doc${Date.now()}`;
  await signedInMember(page);
  await page.request.put('/api/account', { data: { fullName: '', username: taken } });
  const email = await registered(page);
  await signIn(page, email);
  await page.goto('/patient-profile');
  await expect(page.getByLabel('History Taken By')).toHaveValue(email.replace(/@.*/, ''));
  await page.goto('/profile');
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await page.getByLabel('Full Name').fill('Ada Lovelace');
  await page.getByLabel('Username').fill(taken);
  await session.button('Save Changes').click();
  await expect(page.getByRole('alert')).toContainText('This username is already taken');
  await page.getByLabel('Username').fill(`${taken}x`);
  await session.button('Save Changes').click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ada Lovelace' })).toBeVisible();
  await page.goto('/patient-profile');
  await expect(page.getByLabel('History Taken By')).toHaveValue('Ada Lovelace');
  await page.getByLabel('History Taken By').fill('');
  await expect(page.getByLabel('History Taken By')).toHaveValue('');
});

test('An account can be taken along and deleted', async ({ session, page }) => {
  const email = await signedInMember(page);
  await page.goto('/profile');
  const file = await downloaded(page, () => session.button('Export My Data').click());
  expect(JSON.parse(file.bytes.toString())).toMatchObject({
    account: { email },
    histories: [],
    feedback: [],
  });
  await session.button('Delete Account').click();
  await page.locator('#deletionPassword').fill('wrong one');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await expect(page.getByRole('alert')).toContainText('The password is wrong');
  await page.locator('#deletionPassword').fill(PASSWORD);
  await page.getByRole('dialog').getByRole('button', { name: 'Delete Account' }).click();
  await session.isAt('/');
  await expect(session.button('Create Free Account')).toBeVisible();
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(401);
});
