import { FOUR, question } from '#tests/examples/sample-questions.ts';
import { AiStep } from './ai-step.ts';
import { openQuestionAt } from './question-at.ts';
import { expect, test } from './session.ts';

test.describe('A double click', () => {
  test('passes over one question only', async ({ session, page }) => {
    await openQuestionAt(session, FOUR);
    await session.button('Skip').dblclick();
    await expect(page.getByText(/^Question 2 of \d+$/)).toBeVisible();
  });

  test('on No denies one symptom only, and so does one on No, Next Question', async ({ session }) => {
    const step = new AiStep(session);
    await step.open();
    await session.button('No').dblclick();
    await expect(step.position).toHaveText('Question 2 of 8');
    await session.button('No, Next Question').dblclick();
    await expect(step.position).toHaveText('Question 3 of 8');
    await expect(step.symptoms.filter({ hasText: 'Not Present' })).toHaveCount(2);
  });

  test('opens a dialog and leaves it open', async ({ session, page }) => {
    await openQuestionAt(session, FOUR);
    await session.button('Cancel').dblclick();
    await expect(page.getByRole('dialog', { name: 'Cancel this symptom?' })).toBeVisible();
    await page.mouse.click(20, 300);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('counts twice where a number is stepped', async ({ session, page }) => {
    await openQuestionAt(session, [question(7, 'How many?', { type: 2, choices: [] })]);
    await page.getByRole('button', { name: /^More/ }).dblclick();
    await expect(page.locator('main').getByRole('textbox')).toHaveValue('2');
  });
});
