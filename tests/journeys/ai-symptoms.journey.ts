import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { AiStep } from './ai-step.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

const forward = /^(No, |Continue to )/;

test('Phase 1: No, Yes with its questionnaire, a jump and a change of mind; phase 2; the review and the summary', async ({
  session,
  page,
}) => {
  test.slow();
  const step = new AiStep(session);
  await step.open();
  await expect(page.getByRole('list', { name: 'Phases' }).locator('[aria-current]')).toHaveText('Phase 1');
  await expect(step.position).toHaveText('Question 1 of 8');
  await expect(page.getByText('0%')).toBeVisible();
  await expect(session.button('Back to Symptoms')).toBeVisible();
  await expect(session.button('No, Next Question')).toBeVisible();
  await expect(page.getByText(/(Often|Can) (comes|come) with /)).toBeVisible();

  await test.step('No moves to the next question, and is kept across a reload', async () => {
    await session.button('No').click();
    await expect(step.position).toHaveText('Question 2 of 8');
    await expect(step.symptoms.nth(0)).toContainText('Not Present');
    await page.reload();
    await expect(step.position).toHaveText('Question 2 of 8');
    await expect(step.symptoms.nth(0)).toContainText('Not Present');
  });

  const second = (await step.symptoms.nth(1).textContent()) ?? '';
  await test.step('Yes opens the questionnaire; Cancel there takes the Yes back', async () => {
    await settled(page);
    await page.keyboard.press('y');
    await session.isAt('/questionnaire');
    await expect(page.getByText(second, { exact: true })).toBeVisible();
    await session.button('Cancel').click();
    await session.button('Yes, Cancel').click();
    await session.isAt('/ai-suggested-symptoms');
    await expect(step.position).toHaveText('Question 2 of 8');
    await expect(step.symptoms.nth(1)).not.toContainText('Present');
  });

  await test.step('Yes with its questions answered leads back to the next unanswered question', async () => {
    await session.button('Yes').click();
    await session.isAt('/questionnaire');
    await page.reload();
    await step.skipQuestions();
    await session.isAt('/ai-suggested-symptoms');
    await expect(step.position).toHaveText('Question 3 of 8');
    await expect(step.symptoms.nth(1)).toHaveText(`${second}Present`);
  });

  await test.step('jumping over unanswered questions asks first, with their number', async () => {
    await step.symptoms.nth(5).click();
    await expect(page.getByRole('dialog')).toContainText('3 questions');
    await session.button('Go Back').click();
    await expect(step.position).toHaveText('Question 3 of 8');
    await step.symptoms.nth(5).click();
    await session.button('Skip 3 questions').click();
    await expect(step.position).toHaveText('Question 6 of 8');
    await expect(step.symptoms.nth(2)).toContainText('Not Present (not asked)');
  });
  const skipped = ((await step.symptoms.nth(2).textContent()) ?? '').replace('Not Present (not asked)', '');

  await test.step('a Yes is changed to No only after a question', async () => {
    await step.symptoms.nth(1).click();
    await session.button('No').click();
    await expect(page.getByRole('dialog', { name: 'Change Answer to No?' })).toBeVisible();
    await session.button('Go Back').click();
    await expect(step.symptoms.nth(1)).toHaveText(`${second}Present`);
    await session.button('No').click();
    await session.button('Change to No').click();
    await expect(step.symptoms.nth(1)).toContainText('Not Present');
  });

  await step.symptoms.nth(7).click();
  await session.button('Go Back').click();
  await step.denyTheRest();
  await page.getByRole('button', { name: forward }).click();

  await test.step('phase 2 runs once, with questions of its own', async () => {
    await expect(page.getByRole('list', { name: 'Phases' }).locator('[aria-current]')).toHaveText('Phase 2');
    await expect(step.question).toBeVisible();
    const symptoms = await step.symptoms.allTextContents();
    await session.button('Back to Phase 1').click();
    await expect(session.button('Back to Symptoms')).toBeVisible();
    await session.button('Continue to Phase 2').click();
    await expect(session.button('Back to Phase 1')).toBeVisible();
    await expect(step.symptoms).toHaveText(symptoms);
    await page.reload();
    await expect(session.button('Back to Phase 1')).toBeVisible();
    await expect(step.symptoms).toHaveText(symptoms);
  });

  await step.denyTheRest();
  await session.button('Continue to Review').click();
  await session.isAt('/review-of-systems');

  await test.step('Back from the review leads to phase 2', async () => {
    await session.button('Back').click();
    await session.isAt('/ai-suggested-symptoms');
    await expect(session.button('Back to Phase 1')).toBeVisible();
    await expect(step.position).toHaveText(/^Question 1 of /);
    await session.button('Continue to Review').click();
  });

  await test.step('the summary tells what was denied from what was not asked', async () => {
    await page.getByRole('button', { name: 'Continue to Past Medical History' }).click();
    await session.isAt('/past-medical-illnesses');
    await page.goto('/summary');
    const document = page.getByRole('article', { name: 'Summary' });
    const reviewed = document.getByText(/ review reveals /);
    const notAsked = document.getByText(/ (?:was|were) not asked about\./);
    await expect(reviewed.filter({ hasText: second.toLowerCase() })).toContainText(/\bno /);
    await expect(notAsked).toContainText(skipped.toLowerCase());
    await expect(reviewed.filter({ hasText: skipped.toLowerCase() })).toHaveCount(0);
  });
});

test('Failed analyses offer Go Back and Retry Analysis, in both phases', async ({ session, page }) => {
  const step = new AiStep(session);
  let isBroken = true;
  await page.route('**/api/workflow/symptom-suggestions', route =>
    isBroken
      ? route.fulfill({
          status: 502,
          json: { error: { message: 'Webhook request failed (500): x', code: 'x' } },
        })
      : route.continue(),
  );
  await step.openBefore();
  await session.button('No Additional Symptoms').click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to analyze symptoms. Please try again.');
  await expect(alert).toContainText('Webhook request failed (500): x');
  await expectAccessible(page);
  await session.button('Go Back').click();
  await session.isAt('/associated-symptoms');
  await session.button('No Additional Symptoms').click();
  await expect(alert).toBeVisible();
  isBroken = false;
  await session.button('Retry Analysis').click();
  await expect(step.question).toBeVisible();

  await step.denyTheRest();
  isBroken = true;
  await session.button('Continue to Phase 2').click();
  await expect(alert).toContainText('Failed to analyze symptoms for phase 2. Please try again.');
  isBroken = false;
  await session.button('Retry Analysis').click();
  await expect(session.button('Back to Phase 1')).toBeVisible();
});

test('A phase without symptoms moves on by itself, and one need not come back into it', async ({
  session,
  page,
}) => {
  await page.route('**/api/workflow/symptom-suggestions', route =>
    route.fulfill({ json: { suggestions: [], source: 'builtin' } }),
  );
  const step = new AiStep(session);
  await step.openBefore();
  await session.button('No Additional Symptoms').click();
  await session.isAt('/review-of-systems');
  await session.button('Back').click();
  await session.isAt('/associated-symptoms');
});

test('While it runs it says so, and asks only once; a fallback is labelled', async ({ session, page }) => {
  let calls = 0;
  let release = () => {};
  const released = new Promise<void>(done => {
    release = done;
  });
  await page.route('**/api/workflow/symptom-suggestions', async route => {
    calls++;
    await released;
    const suggestions = [{ id: 1, label: 'Fever', explanation: 'Because.' }];
    await route.fulfill({ json: { suggestions, source: 'fallback' } });
  });
  const step = new AiStep(session);
  await step.openBefore();
  await session.button('No Additional Symptoms').click();
  await expect(page.getByRole('status', { name: 'Analyzing symptoms...' })).toBeVisible();
  await page.goBack();
  await page.goForward();
  await expect(page.getByRole('status', { name: 'Analyzing symptoms...' })).toBeVisible();
  release();
  await expect(step.question).toHaveText('Do you have fever?');
  await expect(page.getByText('These suggestions come from the built-in knowledge.')).toBeVisible();
  await expect(session.button('No, Continue')).toBeVisible();
  expect(calls).toBe(1);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('the list is a sheet that closes after a jump, and everything is accessible', async ({
    page,
    session,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const step = new AiStep(session);
    await step.open('Headache', { age: 25 });
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await session.button('Symptoms').click();
    const sheet = page.getByRole('dialog', { name: 'Symptoms' });
    await expect(sheet.getByRole('listitem')).toHaveCount(8);
    await expectAccessible(page);
    await sheet.getByRole('button').nth(3).click();
    await expect(sheet).toBeHidden();
    await session.button('Skip 2 questions').click();
    await expect(step.position).toHaveText('Question 3 of 8');
  });
});
