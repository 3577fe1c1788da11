import { expect, type Locator, type Page } from '@playwright/test';
import { dateText } from '#domain/dates/date-words.ts';
import type { FilledEntry, FilledField } from '#tests/examples/filled-entry.ts';

/** Adds an entry the way a student does, up to Save. */
export async function writeEntry(page: Page, { section, add, pick, fields }: FilledEntry): Promise<void> {
  const panel = sectionPanel(page, section);
  await panel.getByRole('button', { name: add, exact: true }).click();
  if (pick !== undefined) {
    await panel.getByRole('searchbox').fill(pick);
    await panel.getByRole('listitem').getByRole('button', { name: pick }).first().click();
  }
  const form = panel.getByRole('form');
  await expect(form).toBeVisible();
  await unfold(form);
  for (const field of fields) await fill(form, field);
}

/** Opens what a form has folded away. */
export async function unfold(form: Locator): Promise<void> {
  for (const more of await form.getByRole('button', { name: /^More/, expanded: false }).all())
    await more.click();
}

export async function saveEntry(page: Page, section: string): Promise<void> {
  const form = sectionPanel(page, section).getByRole('form');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toHaveCount(0);
}

export function sectionPanel(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true });
}

/** Fills one field of a form. */
export async function fill(form: Locator, field: FilledField): Promise<void> {
  if ('write' in field) await form.getByRole('textbox', { name: field.write }).first().fill(field.as);
  else if ('choose' in field)
    await choose(form.getByRole('combobox', { name: field.choose }).first(), field.as);
  else if ('date' in field) await chooseDate(form, field.date, field.as);
  else await form.getByRole('checkbox', { name: field.tick, exact: true }).check();
}

/** Chooses an option of a dropdown, or adds it as a custom one. */
export async function choose(dropdown: Locator, option: string): Promise<void> {
  const isPlain = await dropdown.evaluate(element => element instanceof HTMLSelectElement);
  if (isPlain) {
    await dropdown.selectOption(option);
    return;
  }
  await dropdown.fill(option);
  const list = dropdown.page().getByRole('option');
  await list.filter({ hasText: option }).first().click();
  await expect(dropdown).toHaveValue(option);
}

/** Chooses a day (yyyy-mm-dd) in a date picker, by its lists of years and months. */
export async function chooseDate(form: Locator, label: string, day: string): Promise<void> {
  const [year = '', month = ''] = day.split('-');
  await form.getByRole('button', { name: new RegExp(`^${label}`) }).click();
  const picker = form.page().getByRole('dialog', { name: `Choose a date: ${label}` });
  await picker.getByLabel('Year', { exact: true }).selectOption(year);
  await picker.getByLabel('Month', { exact: true }).selectOption(String(Number(month) - 1));
  await picker.locator(`[data-day="${day}"]`).click();
}

/** What the summary must say of an entry: every word that was put in. */
export function factsIn({ pick, fields }: FilledEntry): readonly string[] {
  const words = fields.map(field => {
    if ('tick' in field) return field.tick;
    if ('date' in field) return dateText(field.as);
    return ('summarised' in field && field.summarised) || field.as;
  });
  return pick === undefined ? words : [pick, ...words];
}
