import type { Page } from '@playwright/test';
import { question } from '#tests/examples/sample-questions.ts';
import { BREATHLESS, HEART, toldCase, WITH_THE_COUGH } from '#tests/examples/told-case.ts';
import { nextButton } from './interview.ts';
import { openQuestionAt } from './question-at.ts';
import { apiOf, storedRecord } from './seeded-session.ts';
import { expect, test } from './session.ts';

test.use({ viewport: { width: 390, height: 844 } });

const LAST = question(999, 'Is it new?');

const isFocused = (page: Page, name: string) =>
  page.getByRole('checkbox', { name, exact: true }).evaluate(element => element === document.activeElement);

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60 && !(await isFocused(page, name)); presses += 1)
    await page.keyboard.press('Tab');
  expect(await isFocused(page, name)).toBe(true);
}

test('What was told before stands ticked on a phone, and is changed and gone past by keyboard', async ({
  session,
  page,
}) => {
  const record = await toldCase(apiOf(page), [BREATHLESS]);
  await openQuestionAt(session, [WITH_THE_COUGH, HEART, LAST], record);
  const breathless = page.getByRole('checkbox', { name: 'Breathlessness with it', exact: true });
  const sweats = page.getByRole('checkbox', { name: 'Sweats with it', exact: true });
  await expect(breathless).toBeChecked();
  await expect(breathless).toHaveAccessibleDescription('told under chest pain');
  await expect(sweats).toHaveAccessibleDescription('denied under chest pain');
  await expect(page.getByText('Sweats with it', { exact: true })).toHaveCSS(
    'text-decoration-line',
    'line-through',
  );
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);

  await tabTo(page, 'Sweats with it');
  await page.keyboard.press('Space');
  await expect(sweats).toBeChecked();
  await expect(sweats).toHaveAccessibleDescription('told under chest pain');
  await page.keyboard.press('Space');
  await expect(sweats).not.toBeChecked();
  await expect(sweats).toHaveAccessibleDescription('denied under chest pain');

  await expect(nextButton(page)).toHaveText('Next');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Is it new?' })).toBeVisible();
  const { answers } = await storedRecord(page);
  expect(answers.map(({ choiceText }) => choiceText)).toEqual([
    'Short of breath',
    'Breathlessness with it',
    'Neither',
  ]);
});
