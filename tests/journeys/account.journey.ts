import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { linkMailedTo } from './mailbox.ts';
import { newAddress, PASSWORD, signedInMember } from './member.ts';
import { downloaded } from './pdf-of.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

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

  await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
  await session.button('Save History').click();
  await expect(page.getByLabel('Title')).toHaveValue("Margaret Okonkwo's History");
  await session.button('Save History').last().click();
  await expect(page.getByText('History saved successfully.')).toBeVisible();
  await session.button('Close').click();

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
  const isNoted = page.waitForResponse(response => response.request().method() === 'PUT');
  await session.button('Process Clinical Data').click();
  const pdf = await downloaded(page, () => session.button('Download PDF').click());
  expect(pdf.name).toMatch(/^clinical_summary_\d+\.pdf$/);
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');

  // Inside the application one is held back until then.
  expect((await isNoted).ok()).toBe(true);
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
