import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { formIn, openHistory, sectionPanel } from './history-form.ts';
import { type Session, storedRecord, write } from './session.ts';

const SECTION = 'Current Medications';

async function pick(session: Session, name: string): Promise<HTMLElement> {
  const panel = await sectionPanel(SECTION);
  await session.press('Add medication', panel);
  await write(await within(panel).findByRole('searchbox'), name);
  await session.press(words => words.startsWith(name), await within(panel).findByRole('list'));
  return formIn(SECTION);
}

const radio = (form: HTMLElement, name: string) => within(form).findByRole('radio', { name });

describe('A medicine of the catalogue (specification 17.17 to 17.19)', () => {
  it('brings its route and unit, offers its strengths, and is dosed and timed by a tap each', async () => {
    const session = await openHistory('/medication-history');
    const form = await pick(session, 'Ramipril');
    expect(within(form).getByRole('combobox', { name: 'Route' })).toHaveValue('Oral');
    expect(within(form).getByRole('combobox', { name: 'Unit' })).toHaveValue('mg');
    await session.click(await radio(form, '5 mg'));
    expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue('5');
    await session.click(await radio(form, 'twice a day'));
    expect(within(form).getByRole('combobox', { name: 'How often' })).toHaveValue('times per day');
    await session.fill('Indication/reason', 'Blood pressure');
    await session.fill('Start date', '2019');
    await session.choose('Prescribing Specialist', 'General Practitioner', form);
    await session.press('Save', form);
    const row = await within(await sectionPanel(SECTION)).findByRole('listitem');
    expect(row).toHaveTextContent(/^Ramipril.*Dosage: 5 mg · Frequency: 2 times per day · Start date: 2019/);
    expect(storedRecord().medicationHistory).toMatchObject([
      { dosage: '5 mg', frequency: '2 times per day', route: 'Oral', category: 'ACE inhibitors' },
    ]);
  });

  it('is insulin in units under the skin, whose dose is each patient’s own', async () => {
    const session = await openHistory('/medication-history');
    const form = await pick(session, 'Lantus');
    expect(within(form).getByRole('combobox', { name: 'Route' })).toHaveValue('Subcutaneous (SC)');
    expect(within(form).getByRole('combobox', { name: 'Unit' })).toHaveValue('units');
    expect(within(form).queryByRole('radiogroup', { name: 'Usual doses' })).toBeNull();
  });

  it('is listed before its brands', async () => {
    const session = await openHistory('/medication-history');
    const panel = await sectionPanel(SECTION);
    await session.press('Add medication', panel);
    await write(await within(panel).findByRole('searchbox'), 'albuterol');
    const [first] = within(await within(panel).findByRole('list')).getAllByRole('button');
    expect(first).toHaveTextContent(/^Salbutamol/);
  });
});

describe('What is rarely needed of a medicine (specification 17.20)', () => {
  it('is folded away, and named on the button that unfolds it', async () => {
    const session = await openHistory('/medication-history');
    const form = await pick(session, 'Ramipril');
    expect(within(form).queryByRole('textbox', { name: 'Notes' })).toBeNull();
    const more = within(form).getByRole('button', { name: /^More.*compliance, side effects/ });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await session.click(more);
    expect(within(form).getByRole('textbox', { name: 'Notes' })).toBeVisible();
  });

  it('is shown where it lacks what it must have, and stays once it has it', async () => {
    const session = await openHistory('/medication-history');
    await session.press('Add medication');
    await session.press('Add Custom');
    const form = await formIn(SECTION);
    await write(within(form).getByRole('textbox', { name: 'Scientific name' }), 'Paracetamol');
    expect(within(form).getByRole('textbox', { name: 'Scientific name' })).toHaveValue('Paracetamol');
    await session.press('Save', form);
    expect(within(form).getByRole('alert')).not.toHaveTextContent('active ingredient');
    expect(within(form).getByRole('alert')).toHaveTextContent('Dosage is required');
    expect(screen.getByRole('textbox', { name: 'Commercial name' })).toHaveFocus();
  });
});
