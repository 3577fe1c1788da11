import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { newAddress, PASSWORD, signedInMember } from './member.ts';
import { ask, commit, conversation, DOOR, goIn } from './practice-talk.ts';
import { expect, test } from './session.ts';

const LOOK_ALIKE = /Marta Nowak/;

async function register(page: Page): Promise<string> {
  const email = newAddress();
  await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD } });
  return email;
}

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).toHaveURL(/\/$/);
}

async function takeToTheEnd(page: Page): Promise<void> {
  await goIn(page);
  await ask(page, 'What brings you in today?');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
}

const KEEPING = '**/assets/keep-progress-*.js';

test('A page goes on where what keeps practice in the account does not arrive, and the next opening keeps it (specification 2.7)', async ({
  page,
}) => {
  await takeToTheEnd(page);
  await signedInMember(page);
  await page.route(KEEPING, route => route.abort());
  await page.goto('/patient-profile');
  await page.getByLabel('Occupation').fill('Baker');
  await page.waitForLoadState('networkidle');
  await expect(page.getByLabel('Occupation')).toHaveValue('Baker');
  await page.unroute(KEEPING);
  await page.reload();
  await expect(page.getByText('1 patient you took as a guest: now in your account.')).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Baker');
});

test('What a guest practised is in the account after signing in, on every device, and the look-alike is due', async ({
  page,
  browser,
}) => {
  const email = await register(page);
  await takeToTheEnd(page);
  await signIn(page, email);
  const carried = page.getByText('1 patient you took as a guest: now in your account.');
  await expect(carried).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(carried).toBeHidden();

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await other.newPage();
  await device.clock.setSystemTime(Date.now() + 86_400_001);
  await signIn(device, email);
  const due = device.getByRole('region', { name: 'Due today' });
  await due.getByRole('link', { name: LOOK_ALIKE }).click();
  await device.getByRole('button', { name: 'Go In' }).click();
  await device.getByRole('button', { name: 'End and Commit' }).click();
  await commit(device);
  await expect(device.getByText('Kept in your account.')).toBeVisible();
  await device.goto('/progress');
  await expect(device.getByText(/2 patients, 2 histories\./)).toBeVisible();
  await expect(device.getByText('in 7 days')).toBeVisible();
  await other.close();

  await page.goto('/progress');
  await expect(page.getByText(/2 patients, 2 histories\./)).toBeVisible();
  await page.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter(key => key.startsWith('practice'))))
    .toEqual([]);
});

test('A consultation that is begun on one device goes on on another', async ({ page, browser }) => {
  const email = await register(page);
  await signIn(page, email);
  await goIn(page);
  await ask(page, 'What brings you in today?');
  await ask(page, 'Do you smoke?');
  await page.goto('/progress');
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await other.newPage();
  await signIn(device, email);
  await device.goto('/practice');
  await expect(device.getByRole('article').filter({ hasText: DOOR })).toContainText('Begun');
  await device.getByRole('link', { name: DOOR }).click();
  await expect(conversation(device)).toContainText('Twenty a day');
  await ask(device, 'Any allergies?');
  await device.goto('/progress');
  await expect(device.getByText('Kept in your account.')).toBeVisible();
  await other.close();
  await page.goto('/practice');
  await page.getByRole('link', { name: DOOR }).click();
  await expect(conversation(page)).toContainText('Any allergies?');
});

test('What is practised without a network is sent when it is back', async ({ page, context }) => {
  const email = await register(page);
  await signIn(page, email);
  await goIn(page);
  await context.setOffline(true);
  await ask(page, 'What brings you in today?');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await page.getByRole('button', { name: 'Back to the Patient' }).click();
  await ask(page, 'Do you smoke?');
  await context.setOffline(false);
  await page.goto('/progress');
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  const { practice } = await (await page.request.get('/api/account/export')).json();
  expect(practice.attempts[0].lines).toHaveLength(4);
});

async function signOutOf(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'User', exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
}

test('Two devices that each asked without knowing of the other lose nothing before one has chosen, not by signing out either (specification 31.44, 31.45)', async ({
  page,
  context,
  browser,
}) => {
  const email = await register(page);
  await signIn(page, email);
  await goIn(page);
  await ask(page, 'What brings you in today?');
  const patient = page.url();
  await page.goto('/progress');
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  await page.goto(patient);
  await ask(page, 'Do you smoke?');

  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const device = await other.newPage();
  await signIn(device, email);
  await device.goto('/progress');
  await expect(device.getByText('Kept in your account.')).toBeVisible();
  await device.goto(patient);
  await expect(conversation(device)).toContainText('What brings you in today?');
  await other.setOffline(true);
  await ask(device, 'Any allergies?');
  await context.setOffline(true);
  await ask(page, 'Do you drink alcohol?');
  await context.setOffline(false);
  const sent = page.waitForResponse('**/api/practice/progress');
  await (await sent).finished();

  await other.setOffline(false);
  const sign = device
    .getByRole('alert')
    .filter({ hasText: 'This consultation was also changed on another device.' });
  await expect(sign).toBeVisible();
  await expect(conversation(device)).toContainText('Any allergies?');
  await expectAccessibleAtBothWidths(device);
  await device.reload();
  await expect(conversation(device)).toContainText('Any allergies?');
  await signOutOf(device);
  const question = device.getByRole('dialog', { name: 'Sign Out?' });
  await expect(question.getByRole('button', { name: 'Open It' })).toBeFocused();
  await expectAccessibleAtBothWidths(device);
  await device.keyboard.press('Escape');
  await expect(question).toBeHidden();
  const heard = device.waitForResponse('**/api/practice/progress');
  await device.goto('/practice');
  await (await heard).finished();
  await signOutOf(device);
  await question.getByRole('button', { name: 'Open It' }).click();
  await expect(device).toHaveURL(patient);
  await sign.getByRole('button', { name: 'Show That One' }).click();
  await expect(conversation(device)).toContainText('Do you drink alcohol?');
  await expect(conversation(device)).not.toContainText('Any allergies?');
  await expect(sign).toBeHidden();
  await other.close();
});
