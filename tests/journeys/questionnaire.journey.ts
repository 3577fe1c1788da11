import { FOUR, HEADACHE, question } from '#tests/examples/sample-questions.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { nextButton } from './interview.ts';
import { openQuestionAt } from './question-at.ts';
import { openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

/** Longer than the guard waits before it looks at a page. */
const SLOW_NETWORK_MS = 500;

const choices = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text, ranges: [] }));

test.describe('The questionnaire', () => {
  test('keeps Next and eight choices in view at 1280 × 800', async ({ session, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const eight = choices(...Array.from({ length: 8 }, (_, index) => `Choice ${index + 1}`));
    await openQuestionAt(session, [
      question(1, 'Which of these?', { choices: eight }),
      question(4, 'Did it come back?'),
    ]);
    await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
    const bar = await nextButton(page).boundingBox();
    const last = await page.locator('label', { hasText: 'Choice 8' }).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test('leads back to the review of systems over a slow network too, where the symptom is unanswered again', async ({
    session,
    page,
  }) => {
    const chiefComplaint = { ...HEADACHE, isAnswered: true };
    await openWith(page, '/review-of-systems', { record: { ...PATIENT, chiefComplaint } });
    await page.route('**/assets/questionnaire-*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, SLOW_NETWORK_MS));
      await route.continue();
    });
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await session.button('Present: Fever').click();
    await session.button('Present (Answer Questions)').click();
    await session.isAt('/questionnaire');
    await session.button('Cancel').click();
    await session.button('Yes, Cancel').click();
    await session.isAt('/review-of-systems');
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await expect(session.button('Present: Fever')).toBeVisible();
  });
});

test.describe('The questionnaire on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lists its questions in a sheet that closes after a jump', async ({ session, page }) => {
    await openQuestionAt(session, FOUR);
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Questions').click();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await sheet.getByRole('button', { name: /What happened/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Notes')).toBeVisible();
  });

  test('fits a sequence', async ({ session, page }) => {
    const order = choices('Fever', 'Pain in the joints', 'Breathlessness');
    await openQuestionAt(session, [question(7, 'How is it?', { type: 6, choices: order })]);
    const card = page.getByRole('region', { name: 'How is it?' });
    await expect(card).toBeVisible();
    await expect(card).toHaveJSProperty('scrollWidth', await card.evaluate(element => element.clientWidth));
  });
});

test('A single choice is made by clicking anywhere in its row', async ({ session, page }) => {
  await openQuestionAt(session, [question(7, 'How is it?', { choices: choices('Mild', 'Strong') })]);
  const row = page.locator('label', { hasText: 'Strong' });
  const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  await row.click({ position: { x: width - 6, y: height / 2 } });
  await expect(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
});

test('A sequence is ordered by keyboard: lift, move, drop', async ({ session, page }) => {
  const order = { type: 6, choices: choices('Fever', 'Rash', 'Cough') } as const;
  await openQuestionAt(session, [question(7, 'How is it?', order)]);
  const items = page.getByRole('list', { name: 'How is it?' }).getByRole('listitem');
  await session.button('Move Fever').focus();
  await page.keyboard.press('Space');
  await expect(session.button('Move Fever')).toHaveAttribute('aria-pressed', 'true');
  // Lifted, it is first said to be over its own place: before that the places are not measured, and no arrow is heard.
  const said = page.locator('[id^="DndLiveRegion"]');
  await expect(said).toContainText('over droppable area Fever');
  // What is said comes a frame before the sensor knows it.
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.keyboard.press('ArrowDown');
  await expect(said).toContainText('over droppable area Rash');
  await page.keyboard.press('Space');
  await expect(items).toHaveText([/Rash/, /Fever/, /Cough/]);
});
