import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { ask, commit, conversation, DOOR, field, goIn } from './practice-talk.ts';
import { expect, test } from './session.ts';
import { sleepingTab } from './sleeping-tab.ts';

const DIVIDED = 'This consultation was also changed in another tab. Which one is right?';

const notes = (page: Page) => page.getByRole('textbox', { name: 'Notes' });

/** The same consultation in a tab that hears nothing of the first, and what asks there which is right. */
async function secondTab(page: Page) {
  const tab = await sleepingTab(page);
  await tab.goto(page.url());
  await expect(field(tab)).toBeVisible();
  return { tab, sign: tab.getByRole('alert').filter({ hasText: DIVIDED }) };
}

test('A consultation that goes on in two tabs loses no question of the first (specification 27.15)', async ({
  page,
}) => {
  await goIn(page);
  const { tab, sign } = await secondTab(page);
  await ask(page, 'Do you smoke?');
  await notes(tab).fill('Allergies?');
  await expect(sign).toBeVisible();
  await expectAccessibleAtBothWidths(tab);
  await ask(tab, 'Any allergies?');
  await page.reload();
  await expect(conversation(page)).toContainText('Do you smoke?');
  await expect(conversation(page)).not.toContainText('Any allergies?');
  await sign.getByRole('button', { name: 'Show That One' }).click();
  await expect(sign).toBeHidden();
  await expect(conversation(tab)).toContainText('Do you smoke?');
  await ask(tab, 'Does it go anywhere else?');
  await expect(conversation(page)).toContainText('Does it go anywhere else?');
  await expect(sign).toBeHidden();
});

test('The tab whose consultation is kept is followed by the other, and only then commits (specification 27.15)', async ({
  page,
}) => {
  await goIn(page);
  const { tab, sign } = await secondTab(page);
  await tab.getByRole('button', { name: 'End and Commit' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Back to the Patient' }).click();
  await ask(page, 'Do you smoke?');
  await tab.getByLabel('Problem statement').fill('A bus driver with pain in the chest.');
  await expect(sign).toBeVisible();
  await sign.getByRole('button', { name: 'Keep This One' }).click();
  await expect(sign).toBeHidden();
  await expect(page.getByLabel('Problem statement')).toHaveValue('A bus driver with pain in the chest.');
  await commit(tab);
  await expect(page.getByRole('heading', { level: 1, name: 'Debrief' })).toBeVisible();
});

test('What was committed in one tab is shown by one that lags, which changes nothing of it (specification 27.15)', async ({
  page,
}) => {
  await goIn(page);
  const { tab, sign } = await secondTab(page);
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
  await notes(tab).fill('Smoker?');
  await expect(tab.getByRole('heading', { level: 1, name: 'Debrief' })).toBeVisible();
  await expect(sign).toBeHidden();
});

test('An exam that runs in one tab is not begun in another, nor one that was taken there (specification 27.15)', async ({
  page,
}) => {
  const tab = await sleepingTab(page);
  for (const one of [page, tab]) {
    await one.goto('/practice');
    await one.getByRole('link', { name: DOOR }).click();
    await one.getByRole('radio', { name: 'Exam' }).check();
  }
  const late = await sleepingTab(page);
  await late.goto(page.url());
  await expect(late.getByRole('radio', { name: 'Exam' })).toBeChecked();
  await page.getByRole('button', { name: 'Go In' }).click();
  await ask(page, 'Do you smoke?');
  await tab.getByRole('button', { name: 'Go In' }).click();
  await expect(conversation(tab)).toContainText('Do you smoke?');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
  await page.getByRole('button', { name: 'Take This Patient Again' }).click();
  await late.getByRole('button', { name: 'Go In' }).click();
  await expect(late.getByText(/an exam is taken once\./)).toBeVisible();
  await expect(late.getByRole('radio', { name: 'Exam' })).toHaveCount(0);
});

test('A tab that lags shows what was asked in the other before it asks itself', async ({ page }) => {
  await goIn(page);
  const { tab, sign } = await secondTab(page);
  await ask(page, 'Do you smoke?');
  await field(tab).fill('Any allergies?');
  await expect(conversation(tab)).toContainText('Do you smoke?');
  await field(tab).press('Enter');
  await expect(conversation(page)).toContainText('Any allergies?');
  await expect(sign).toBeHidden();
});

test('Two tabs that are awake follow each other from question to question', async ({ page, context }) => {
  await goIn(page);
  const tab = await context.newPage();
  await tab.goto(page.url());
  await ask(tab, 'Do you smoke?');
  await expect(conversation(page)).toContainText('Do you smoke?');
  await ask(page, 'Any allergies?');
  await expect(conversation(tab)).toContainText('Any allergies?');
  await expect(page.getByRole('alert').filter({ hasText: DIVIDED })).toHaveCount(0);
});
