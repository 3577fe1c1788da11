import { FOUR, LONG_ANSWER, openAsked, question } from './asked-questions.ts';
import { nextButton, questionCard } from './interview.ts';
import { keptRecord } from './kept-session.ts';
import { expect, test } from './session.ts';

test.describe('The questionnaire', () => {
  test('shows the symptom, the place with its percent, and each question with its state', async ({
    session,
    page,
  }) => {
    await openAsked(session, FOUR);
    await expect(page.getByRole('heading', { level: 1, name: 'History Taking' })).toBeVisible();
    await expect(page.getByRole('banner').locator('..').getByText('Headache').first()).toBeVisible();
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    await expect(page.getByText('33%')).toBeVisible();
    await expect(session.button('Previous')).toBeDisabled();
    const sidebar = page.getByRole('complementary', { name: 'Questions' });
    await page.getByRole('radio', { name: 'No' }).check();
    await nextButton(page).click();
    await page.getByLabel('Notes').fill(LONG_ANSWER);
    await expect(sidebar.getByRole('listitem')).toHaveText([
      /^AnsweredIs it new\?No$/,
      /^AnsweredWhat happened\?It began while I was cleaning …$/,
      /^UnansweredDid it come back\?$/,
    ]);
    await expect(sidebar.locator('[aria-current=step]')).toContainText('What happened?');
  });

  test('reads Skip while unanswered, Next when answered, Continue on the last', async ({ session, page }) => {
    await openAsked(session, FOUR);
    await expect(nextButton(page)).toHaveText('Skip');
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(nextButton(page)).toHaveText('Next');
    await nextButton(page).click();
    await nextButton(page).click();
    await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
    await expect(nextButton(page)).toHaveText('Continue');
    await session.button('Previous').click();
    await expect(questionCard(page).getByText('Skipped')).toBeVisible();
    expect((await keptRecord(page)).answers.map(({ choiceText }) => choiceText)).toEqual(['No', 'Skipped']);
  });

  test('asks before it jumps over unanswered questions, with their count, and marks them skipped', async ({
    session,
    page,
  }) => {
    await openAsked(session, FOUR);
    const sidebar = page.getByRole('complementary', { name: 'Questions' });
    await sidebar.getByRole('button', { name: /Did it come back/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Skip questions?' });
    await expect(dialog).toContainText('2 questions before this one have no answer yet');
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    await sidebar.getByRole('button', { name: /Did it come back/ }).click();
    await dialog.getByRole('button', { name: 'Skip 2 questions' }).click();
    await expect(page.getByText('Question 3 of 3', { exact: true })).toBeVisible();
    await expect(sidebar.getByText('Skipped')).toHaveCount(2);
    await sidebar.getByRole('button', { name: /Is it new/ }).click();
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
  });

  test('asks before it completes a symptom with unanswered or skipped questions', async ({
    session,
    page,
  }) => {
    await openAsked(session, [question(1, 'Is it new?'), question(4, 'Did it come back?')]);
    await nextButton(page).click();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await nextButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Finish this symptom?' });
    await expect(dialog).toContainText('1 question is unanswered or skipped');
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await nextButton(page).click();
    await dialog.getByRole('button', { name: 'Finish anyway' }).click();
    await session.isAt('/associated-symptoms');
    expect((await keptRecord(page)).chiefComplaint?.isAnswered).toBe(true);
  });

  test('drops the answer to a question that a changed answer hides', async ({ session, page }) => {
    await openAsked(session, FOUR);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByText('Question 1 of 4', { exact: true })).toBeVisible();
    await nextButton(page).click();
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Previous').click();
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(page.getByText('Question 1 of 3', { exact: true })).toBeVisible();
    expect((await keptRecord(page)).answers.map(({ questionId }) => questionId)).toEqual([1]);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByText('Question 1 of 4', { exact: true })).toBeVisible();
    await nextButton(page).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('keeps a custom choice under a negative id, even when the server does not take it', async ({
    session,
    page,
  }) => {
    await page.route('**/api/suggestions/choices', route => route.fulfill({ status: 500, json: {} }));
    await openAsked(session, FOUR);
    await page.getByLabel('Something else').fill('Only on Mondays');
    await session.button('Add').click();
    await expect(page.getByRole('radio', { name: 'Only on Mondays' })).toBeChecked();
    const [answer] = (await keptRecord(page)).answers;
    expect(answer).toMatchObject({
      choiceText: 'Only on Mondays',
      choiceId: expect.stringMatching(/^-\d+$/),
    });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Only on Mondays' })).toBeChecked();
  });

  test('renders nothing for a type it does not know, and still goes on', async ({ session, page }) => {
    await openAsked(session, [
      { ...question(1, 'From the future?'), type: 9 },
      question(4, 'Did it come back?'),
    ]);
    await expect(questionCard(page).locator('input, textarea')).toHaveCount(0);
    await nextButton(page).click();
    await expect(page.getByRole('heading', { name: 'Did it come back?' })).toBeVisible();
  });

  test('keeps Next and eight choices in view at 1280 × 800', async ({ session, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const choices = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      text: `Choice ${index + 1}`,
      ranges: [],
    }));
    await openAsked(session, [question(1, 'Which of these?', { choices }), question(4, 'Did it come back?')]);
    await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
    const bar = await nextButton(page).boundingBox();
    const last = await page.locator('label', { hasText: 'Choice 8' }).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
