import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { entryOf } from '#tests/examples/past-history-entries.ts';
import { formIn, openHistory, saveEntry, sectionPanel, writeEntry } from './history-form.ts';
import { storedRecord } from './session.ts';

const errorsIn = (part: HTMLElement) =>
  within(within(part).getByRole('alert'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

describe('An entry', () => {
  it('is edited and removed with confirmation', async () => {
    const session = await openHistory('/social-history');
    const pets = await sectionPanel('Pet History');
    expect(within(pets).getByText('No pets recorded')).toBeVisible();
    await writeEntry(session, entryOf('Pet History'));
    await saveEntry(session, 'Pet History');
    await session.press('Edit Exotic pet');
    await session.choose('Type of pet', 'Reptile', pets);
    await saveEntry(session, 'Pet History');
    const entry = within(pets).getByRole('listitem');
    expect(entry).toHaveTextContent(/^Reptile.*The iguana sheds badly/);
    await waitFor(() => expect(entry).toHaveFocus());
    await session.press('Remove Reptile');
    const dialog = await session.find('dialog', 'Remove Pet Record');
    expect(dialog).toHaveTextContent('Reptile');
    expect(dialog).toHaveTextContent(
      'Are you sure you want to remove this pet record? This action cannot be undone.',
    );
    await session.press('Cancel', dialog);
    expect(within(pets).getAllByRole('listitem')).toHaveLength(1);
    await session.press('Remove Reptile');
    await session.press('Delete', await session.find('dialog', 'Remove Pet Record'));
    expect(await within(pets).findByText('No pets recorded')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add pet' })).toHaveFocus());
    expect(storedRecord().petHistory).toEqual([]);
  });

  it('that is being written is not overwritten by opening another one', async () => {
    const session = await openHistory('/social-history');
    await writeEntry(session, entryOf('Pet History'));
    await saveEntry(session, 'Pet History');
    await session.press('Add pet');
    await formIn('Pet History');
    expect(await session.button('Edit Exotic pet')).toBeDisabled();
    await session.press('Cancel', await sectionPanel('Pet History'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add pet' })).toHaveFocus());
    expect(await session.button('Edit Exotic pet')).toBeEnabled();
  });

  it('loses a field’s error when that field is edited, and only that one', async () => {
    const session = await openHistory('/past-surgical-history');
    await session.press('Add transfusion');
    await session.press('Save');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Transfusion date/ })).toHaveFocus());
    const form = await formIn('Transfusion History');
    expect(errorsIn(form)).toEqual([
      'Transfusion date is required',
      'Transfusion type is required',
      'Indication is required',
      'Hospital is required',
    ]);
    await session.fill('Indication', 'A');
    await waitFor(() => expect(errorsIn(form)).toHaveLength(3));
    await session.click(await session.find('link', /Transfusion date/, form));
    expect(screen.getByRole('textbox', { name: /^Transfusion date/ })).toHaveFocus();
    await session.click(await session.find('link', /Hospital/, form));
    expect(screen.getByRole('textbox', { name: 'Hospital' })).toHaveFocus();
  });

  it('of which there may be one only is edited instead of added', async () => {
    const session = await openHistory('/social-history');
    for (const section of ['Smoking History', 'Alcohol History', 'Living Conditions']) {
      await writeEntry(session, entryOf(section));
      await saveEntry(session, section);
      expect(within(await sectionPanel(section)).queryByRole('button', { name: /^Add/ })).toBeNull();
    }
    expect(await session.button('Add pet')).toBeVisible();
  });

  it('that another tab added meanwhile stays the only one, and the alert says so', async () => {
    const session = await openHistory('/social-history');
    await writeEntry(session, entryOf('Alcohol History'));
    const saved = JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}');
    saved.case.alcoholHistory = [{ id: 'other-tab', alcoholType: 'Beer' }];
    localStorage.setItem('anamnesisCase', JSON.stringify(saved));
    window.dispatchEvent(new StorageEvent('storage', { key: 'anamnesisCase' }));
    await session.press('Save', await sectionPanel('Alcohol History'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You can only have one alcohol history record. Please edit the existing record instead.',
    );
  });
});

describe('Conditional fields', () => {
  it('of an accident appear with their checkbox, and their error goes with them', async () => {
    const session = await openHistory('/accidents-injuries');
    await session.press('Add accident or injury');
    expect(await session.find('heading', 'Add accident or injury')).toHaveFocus();
    const hospital = () => screen.queryByRole('textbox', { name: 'Hospital name' });
    expect(hospital()).toBeNull();
    await session.tick('Hospitalized');
    await waitFor(() => expect(hospital()).toBeVisible());
    await session.press('Save');
    expect(await screen.findByRole('alert')).toHaveTextContent('Hospital name is required when hospitalized');
    await session.untick('Hospitalized');
    await waitFor(() => expect(hospital()).toBeNull());
    expect(screen.getByRole('alert')).not.toHaveTextContent('Hospital name');
  });

  it('of an allergy follow how it was discovered', async () => {
    const session = await openHistory('/medication-history');
    await session.press('Add allergy');
    const form = await formIn('Allergies');
    await session.choose('How it was discovered', 'Medical Emergency', form);
    await session.press('Save', form);
    await waitFor(() =>
      expect(errorsIn(form)).toEqual(['Allergen name is required', 'At least one symptom is required']),
    );
    await session.choose('How it was discovered', 'Oral Challenge', form);
    await session.press('Save', form);
    await waitFor(() =>
      expect(within(form).getByRole('alert')).toHaveTextContent(
        'Specialist information is required for this discovery method',
      ),
    );
    expect(within(form).getByRole('combobox', { name: 'Diagnosing specialist' })).toBeVisible();
    await session.choose('How it was discovered', 'Self-observed', form);
    await waitFor(() =>
      expect(within(form).queryByRole('combobox', { name: 'Diagnosing specialist' })).toBeNull(),
    );
  });

  it('of smoking: pack years live while typing, attempts in rows, secondhand keeps only type and notes', async () => {
    const session = await openHistory('/social-history');
    await session.press('Add smoking history');
    const form = await formIn('Smoking History');
    const said = () =>
      within(form)
        .getAllByRole('status')
        .map(({ textContent }) => textContent);
    const attempts = () => within(form).queryAllByRole('textbox', { name: /^Attempt/ });
    await session.choose('Type', 'Cigarettes', form);
    await session.choose('Status', 'Current', form);
    await session.fill('Amount', '10', form);
    await session.fill('Duration', '18 months', form);
    await waitFor(() => expect(said()).toContainEqual(expect.stringContaining('0.8')));
    await session.tick('Counted in packs', form);
    await waitFor(() => expect(said()).toContainEqual(expect.stringContaining('15')));
    await session.fill('Quit attempts', '3', form);
    await waitFor(() => expect(attempts()).toHaveLength(3));
    await session.fill('Quit attempts', '2', form);
    await waitFor(() => expect(attempts()).toHaveLength(2));
    await session.choose('Status', 'Secondhand Only', form);
    await waitFor(() => expect(within(form).queryByRole('textbox', { name: 'Amount' })).toBeNull());
    await saveEntry(session, 'Smoking History');
    const [record] = storedRecord().smokingHistory;
    expect(record).toMatchObject({
      smokingType: 'Cigarettes',
      currentStatus: 'Secondhand Only',
      amount: '',
      duration: '',
      packYears: '',
      quitAttempts: 0,
      quitAttemptDurations: [],
    });
  });
});
