import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { expect, test } from './session.ts';

const DOOR = 'Mr Daniel Okoro, 58, has come to the emergency department with pain in his chest.';
const NONSENSE = 'Zorp florble the wandering of it?';

/** A server that has a language model, which hears radiation in everything and words answers like this. */
async function withModel(page: Page, worded: () => string | null): Promise<string[]> {
  const calls: string[] = [];
  const health = { status: 'ok', database: 'reachable', contentHash: '', contentVersion: '', version: '' };
  await page.route('**/api/health', route => route.fulfill({ json: { ...health, practiceModel: true } }));
  await page.route(/\/api\/practice\/patients\/\d+\/(reading|wording)$/, async route => {
    const isReading = route.request().url().endsWith('reading');
    calls.push(isReading ? 'reading' : 'wording');
    if (isReading) return route.fulfill({ json: { intents: ['attribute:radiation'] } });
    const text = worded();
    return text === null ? route.fulfill({ status: 502, json: {} }) : route.fulfill({ json: { text } });
  });
  return calls;
}

async function goIn(page: Page, mode: 'Learning' | 'Exam'): Promise<void> {
  await page.goto('/practice');
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('radio', { name: mode }).check();
  // Who asks before the page knows of the model is answered without it.
  const known = mode === 'Exam' ? null : page.waitForResponse('**/api/health');
  await page.getByRole('button', { name: 'Go In' }).click();
  await (await known)?.finished();
}

async function ask(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your question' }).fill(words);
  await page.getByRole('textbox', { name: 'Your question' }).press('Enter');
}

test('A language model reads what was not understood and words the answer, and both are marked (specification 31.39 to 31.42)', async ({
  page,
}) => {
  await withModel(page, () => 'It goes down my arm, and I take warfarin.');
  await goIn(page, 'Learning');
  const log = page.getByRole('log', { name: 'Conversation' });
  const answers = log.locator('[data-by="patient"]');
  await ask(page, NONSENSE);
  await expect(answers).toHaveCount(1);
  await expect(log.getByText('Read by a language model')).toBeVisible();
  const script = (await answers.first().getByRole('paragraph').first().textContent()) ?? '';
  expect(script).toMatch(/arm/);
  await ask(page, 'Does it spread anywhere?');
  await expect(answers).toHaveCount(2);
  await expect(log).not.toContainText('warfarin');
  await expect(log.getByText('Worded by a language model')).toHaveCount(0);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
});

test('Of a long conversation the model is told the last six things asked', async ({ page }) => {
  await withModel(page, () => 'No, doctor.');
  await goIn(page, 'Learning');
  const answers = page.getByRole('log', { name: 'Conversation' }).locator('[data-by="patient"]');
  const plain = [
    'Any fever?',
    'Any cough?',
    'Any vomiting?',
    'Any dizziness?',
    'Do you smoke?',
    'Any allergies?',
  ];
  for (const [place, words] of [...plain, 'When did it start?'].entries()) {
    await ask(page, words);
    await expect(answers).toHaveCount(place + 1);
  }
  const reading = page.waitForRequest('**/reading');
  await ask(page, NONSENSE);
  const { asked } = (await reading).postDataJSON();
  expect(asked).toHaveLength(6);
  expect(asked.at(-1)).toBe('attribute:onset');
});

test('An answer in other words is told and marked, and stays after a reload', async ({ page }) => {
  await withModel(
    page,
    () =>
      "Well, it's my chest, doctor. Right here in the middle. It came on at the depot and it won't go away, you see.",
  );
  await goIn(page, 'Learning');
  await ask(page, 'What brings you in today?');
  const log = page.getByRole('log', { name: 'Conversation' });
  await expect(log).toContainText("Well, it's my chest, doctor.");
  await page.reload();
  await expect(log.getByText('Worded by a language model')).toBeVisible();
});

test('In an exam no model is asked', async ({ page }) => {
  const calls = await withModel(page, () => null);
  await goIn(page, 'Exam');
  await ask(page, NONSENSE);
  await expect(page.getByRole('log', { name: 'Conversation' }).locator('[data-by="patient"]')).toHaveCount(1);
  expect(calls).toEqual([]);
});

test('Without the model the conversation goes on by itself', async ({ page }) => {
  await withModel(page, () => null);
  await goIn(page, 'Learning');
  const log = page.getByRole('log', { name: 'Conversation' });
  await ask(page, 'Do you smoke?');
  await expect(log).toContainText('Twenty a day');
  await expect(log.getByText(/language model/)).toHaveCount(0);
});

test('A question that waits for its answer when the tab dies is answered in the next one (specification 31.7)', async ({
  page,
  context,
}) => {
  await withModel(page, () => null);
  await goIn(page, 'Learning');
  const patient = page.url();
  const devtools = await context.newCDPSession(page);
  const died = page.waitForEvent('crash');
  // The page waits four seconds for the model, and has to die within them: while it asks.
  await page.route(/\/reading$/, () => void devtools.send('Page.crash').catch(() => undefined));
  await page.getByRole('textbox', { name: 'Your question' }).fill(NONSENSE);
  void page.keyboard.press('Enter').catch(() => undefined);
  await died;

  const tab = await context.newPage();
  await withModel(tab, () => null);
  await tab.goto(patient);
  const log = tab.getByRole('log', { name: 'Conversation' });
  await expect(log.locator('[data-by="patient"]')).toHaveCount(1);
  await expect(log).toContainText(NONSENSE);
  await tab.reload();
  await expect(log).toContainText(NONSENSE);
  await expect(log.locator('[data-by="patient"]')).toHaveCount(1);
});
