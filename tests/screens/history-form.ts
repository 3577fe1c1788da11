import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { FilledEntry, FilledField } from '#tests/examples/filled-entry.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { readApi } from './network.ts';
import { choose, openAt, type Session, write } from './session.ts';

type Lists = { readonly [list: string]: readonly HistoryEntry[] };

/** Opens a history page of a case that has these lists already. */
export async function openHistory(path: string, lists: Lists = {}): Promise<Session> {
  return openAt(path, { record: { ...(await reviewedCase(readApi)), ...lists } });
}

/** The section of this title. */
export function sectionPanel(title: string): Promise<HTMLElement> {
  return screen.findByRole('region', { name: title });
}

/** The form that is open in the section. */
export async function formIn(title: string): Promise<HTMLElement> {
  return within(await sectionPanel(title)).findByRole('form');
}

/** Adds an entry the way a student does, up to Save. */
export async function writeEntry(
  session: Session,
  { section, add, pick, fields }: FilledEntry,
): Promise<void> {
  const panel = await sectionPanel(section);
  await session.press(add, panel);
  if (pick !== undefined) {
    await write(await within(panel).findByRole('searchbox'), pick);
    await session.press(name => name.includes(pick), await within(panel).findByRole('list'));
  }
  const form = await formIn(section);
  for (const more of within(form).queryAllByRole('button', { name: /^More/, expanded: false }))
    await session.click(more);
  for (const field of fields) await fillField(session, form, field);
}

export async function saveEntry(session: Session, section: string): Promise<void> {
  const form = await formIn(section);
  await session.press('Save', form);
  await waitFor(() => expect(form).not.toBeInTheDocument());
}

async function fillField(session: Session, form: HTMLElement, field: FilledField): Promise<void> {
  if ('write' in field) await write(await first(form, 'textbox', field.write), field.as);
  else if ('choose' in field) await choose(await first(form, 'combobox', field.choose), field.as);
  else if ('date' in field) await chooseDate(session, form, field);
  else await session.tick(field.tick, form);
}

/** The first field whose name has these words in it. */
async function first(form: HTMLElement, role: string, words: string): Promise<HTMLElement> {
  const [field] = await within(form).findAllByRole(role, { name: name => name.includes(words) });
  return field as HTMLElement;
}

/** Chooses a day (yyyy-mm-dd) in a date picker, by its lists of years and months. */
async function chooseDate(
  session: Session,
  form: HTMLElement,
  { date, as: day }: { date: string; as: string },
) {
  const [year = '', month = ''] = day.split('-');
  await session.click(await first(form, 'button', date));
  const picker = await screen.findByRole('dialog', { name: `Choose a date: ${date}` });
  await session.user.selectOptions(within(picker).getByLabelText('Year'), year);
  await session.user.selectOptions(within(picker).getByLabelText('Month'), String(Number(month) - 1));
  const chosen = picker.querySelector<HTMLElement>(`[data-day="${day}"]`);
  expect(chosen).not.toBeNull();
  await session.click(chosen as HTMLElement);
}
