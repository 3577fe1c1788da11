import type { Page } from '@playwright/test';
import { signedInMember } from './member.ts';
import { expect, type Session, test } from './session.ts';

async function openFeedback(session: Session): Promise<void> {
  await session.openHome();
  await session.button('Send Feedback').click();
}

async function fillFeedback(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /Feature idea/ }).check();
  await page.getByLabel('Title').fill('A timer');
  await page.getByLabel('Description').fill('It would help to see the time.');
}

test('A guest gives feedback anonymously; the thanks close by themselves', async ({ session, page }) => {
  await openFeedback(session);
  await expect(page.getByText('Submitting anonymously')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(5);
  await session.button('Submit Feedback').click();
  for (const message of ['Please select a category', 'Please enter a title', 'Please enter a description'])
    await expect(page.getByText(message)).toBeVisible();
  await fillFeedback(page);
  const sent = page.waitForRequest('**/api/feedback');
  await session.button('Submit Feedback').click();
  expect((await sent).postDataJSON()).toMatchObject({ title: 'A timer' });
  await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('An account gives feedback under its name', async ({ session, page }) => {
  const email = await signedInMember(page);
  await openFeedback(session);
  await expect(page.getByText(`Submitting as ${email}`)).toBeVisible();
  await fillFeedback(page);
  await session.button('Submit Feedback').click();
  await expect(page.getByRole('dialog', { name: 'Thank You' })).toBeVisible();
  const { feedback } = await (await page.request.get('/api/account/export')).json();
  expect(feedback).toMatchObject([{ category: 'Feature idea', title: 'A timer' }]);
});

test('Feedback that cannot be sent stays in the form', async ({ session, page }) => {
  await openFeedback(session);
  await fillFeedback(page);
  await page.route('**/api/feedback', route => route.abort());
  await session.button('Submit Feedback').click();
  await expect(page.getByRole('alert')).toContainText('Failed to submit feedback');
  await expect(page.getByLabel('Title')).toHaveValue('A timer');
});

test('Categories that cannot be loaded say so and are asked again', async ({ session, page }) => {
  await page.route('**/api/feedback-categories', route => route.fulfill({ status: 400, body: '{}' }));
  await openFeedback(session);
  await expect(page.getByRole('alert')).toContainText('Failed to load feedback categories');
  await page.unroute('**/api/feedback-categories');
  await session.button('Retry').click();
  await expect(page.getByRole('radio')).toHaveCount(5);
});
