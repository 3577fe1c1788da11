import { expect, type Page } from '@playwright/test';

export const DOOR = 'Mr Daniel Okoro, 58, has come to the emergency department with pain in his chest.';

/** Where one asks. */
export function field(page: Page) {
  return page.getByRole('textbox', { name: 'Your question' });
}

/** What was said. */
export function conversation(page: Page) {
  return page.getByRole('log', { name: 'Conversation' });
}

/** Asks, and waits for the answer. */
export async function ask(page: Page, words: string): Promise<void> {
  // What was said before is on the page only when the field is.
  await expect(field(page)).toBeVisible();
  const before = await conversation(page).locator('[data-by="patient"]').count();
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(conversation(page).locator('[data-by="patient"]')).toHaveCount(before + 1);
}

/** From the library to the patient. */
export async function goIn(page: Page): Promise<void> {
  await page.goto('/practice');
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  await expect(field(page)).toBeVisible();
}

/** Picks the first that is called so. */
export async function pick(page: Page, label: string, words: string): Promise<void> {
  const box = page.getByRole('combobox', { name: label, exact: true });
  await box.fill(words);
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await box.press('Enter');
}

/** Commits, right or wrong. */
export async function commit(page: Page): Promise<void> {
  await page.getByLabel('Problem statement').fill('A 58-year-old bus driver with two hours of chest pain.');
  await pick(page, 'Add a diagnosis', 'heart attack');
  await page.getByLabel('How sure').first().selectOption('50 %');
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Debrief' })).toBeVisible();
}

/** Two questions, and a diagnosis. */
export async function practised(page: Page): Promise<void> {
  await ask(page, 'What brings you in today?');
  await ask(page, 'Do you smoke?');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
}
