import { choose, saveEntry, sectionPanel, writeEntry } from './history-form.ts';
import { keptRecord } from './kept-session.ts';
import { openHistory } from './open-history.ts';
import { ENTRIES } from './past-history-entries.ts';
import { expect, test } from './session.ts';

const entryOf = (section: string) => {
  const entry = ENTRIES.flatMap(([, entries]) => entries).find(other => other.section === section);
  if (!entry) throw new Error(`There is no entry of ${section}`);
  return entry;
};

test.describe('An entry', () => {
  test('is edited and removed with confirmation', async ({ session, page }) => {
    await openHistory(session, '/social-history');
    const pets = sectionPanel(page, 'Pet History');
    await expect(pets.getByText('No pets recorded')).toBeVisible();
    await writeEntry(page, entryOf('Pet History'));
    await saveEntry(page, 'Pet History');
    await session.button('Edit Exotic pet').click();
    await choose(pets.getByRole('combobox', { name: 'Type of pet' }), 'Reptile');
    await saveEntry(page, 'Pet History');
    await expect(pets.getByRole('listitem')).toHaveText(/^Reptile.*The iguana sheds badly/);
    await expect(pets.getByRole('listitem')).toBeFocused();
    await session.button('Remove Reptile').click();
    const dialog = page.getByRole('dialog', { name: 'Remove Pet Record' });
    await expect(dialog).toContainText('Reptile');
    await expect(dialog).toContainText(
      'Are you sure you want to remove this pet record? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(pets.getByRole('listitem')).toHaveCount(1);
    await session.button('Remove Reptile').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(pets.getByText('No pets recorded')).toBeVisible();
    await expect(session.button('Add pet')).toBeFocused();
    expect((await keptRecord(page)).petHistory).toEqual([]);
  });

  test('that is being written is not overwritten by opening another one', async ({ session, page }) => {
    await openHistory(session, '/social-history');
    await writeEntry(page, entryOf('Pet History'));
    await saveEntry(page, 'Pet History');
    await session.button('Add pet').click();
    await expect(session.button('Edit Exotic pet')).toBeDisabled();
    await sectionPanel(page, 'Pet History').getByRole('button', { name: 'Cancel' }).click();
    await expect(session.button('Add pet')).toBeFocused();
    await expect(session.button('Edit Exotic pet')).toBeEnabled();
  });

  test('loses a field’s error when that field is edited, and only that one', async ({ session, page }) => {
    await openHistory(session, '/past-surgical-history');
    await session.button('Add transfusion').click();
    await session.button('Save').click();
    await expect(page.getByRole('button', { name: /^Transfusion date/ })).toBeFocused();
    const errors = page.getByRole('alert').getByRole('link');
    await expect(errors).toHaveText([
      'Transfusion date is required',
      'Transfusion type is required',
      'Indication is required',
      'Hospital is required',
    ]);
    await page.getByRole('textbox', { name: 'Indication' }).fill('A');
    await expect(errors).toHaveCount(3);
    await errors.filter({ hasText: 'Transfusion date' }).click();
    await expect(page.getByRole('button', { name: /^Transfusion date/ })).toBeFocused();
    await errors.filter({ hasText: 'Hospital' }).click();
    await expect(page.getByRole('textbox', { name: 'Hospital' })).toBeFocused();
  });

  test('of which there may be one only is edited instead of added', async ({ session, page }) => {
    await openHistory(session, '/social-history');
    for (const section of ['Smoking History', 'Alcohol History', 'Living Conditions']) {
      await writeEntry(page, entryOf(section));
      await saveEntry(page, section);
      await expect(sectionPanel(page, section).getByRole('button', { name: /^Add/ })).toHaveCount(0);
    }
    await expect(session.button('Add pet')).toBeVisible();
  });

  test('that another tab added meanwhile stays the only one, and the alert says so', async ({
    session,
    page,
  }) => {
    await openHistory(session, '/social-history');
    await writeEntry(page, entryOf('Alcohol History'));
    await page.evaluate(() => {
      const saved = JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}');
      saved.case.alcoholHistory = [{ id: 'other-tab', alcoholType: 'Beer' }];
      localStorage.setItem('anamnesisCase', JSON.stringify(saved));
      window.dispatchEvent(new StorageEvent('storage', { key: 'anamnesisCase' }));
    });
    await sectionPanel(page, 'Alcohol History').getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText(
      'You can only have one alcohol history record. Please edit the existing record instead.',
    );
  });
});

test.describe('Conditional fields', () => {
  test('of an accident appear with their checkbox, and their error goes with them', async ({
    session,
    page,
  }) => {
    await openHistory(session, '/accidents-injuries');
    await session.button('Add accident or injury').click();
    await expect(page.getByRole('heading', { name: 'Add accident or injury' })).toBeFocused();
    const hospital = page.getByRole('textbox', { name: 'Hospital name' });
    await expect(hospital).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Hospitalized' }).check();
    await session.button('Save').click();
    await expect(page.getByRole('alert')).toContainText('Hospital name is required when hospitalized');
    await page.getByRole('checkbox', { name: 'Hospitalized' }).uncheck();
    await expect(hospital).toHaveCount(0);
    await expect(page.getByRole('alert')).not.toContainText('Hospital name');
  });

  test('of an allergy follow how it was discovered', async ({ session, page }) => {
    await openHistory(session, '/medication-history');
    await session.button('Add allergy').click();
    const form = sectionPanel(page, 'Allergies').getByRole('form');
    const specialist = form.getByRole('combobox', { name: 'Diagnosing specialist' });
    const method = form.getByRole('combobox', { name: 'How it was discovered' });
    await choose(method, 'Medical Emergency');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert').getByRole('link')).toHaveText([
      'Allergen name is required',
      'At least one symptom is required',
    ]);
    await choose(method, 'Oral Challenge');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByRole('alert')).toContainText(
      'Specialist information is required for this discovery method',
    );
    await choose(method, 'Self-observed');
    await expect(specialist).toHaveCount(0);
  });

  test('of smoking: pack years live while typing, attempts in rows, secondhand keeps only type and notes', async ({
    session,
    page,
  }) => {
    await openHistory(session, '/social-history');
    await session.button('Add smoking history').click();
    const form = sectionPanel(page, 'Smoking History').getByRole('form');
    await choose(form.getByRole('combobox', { name: 'Type' }), 'Cigarettes');
    await choose(form.getByRole('combobox', { name: 'Status' }), 'Current');
    await form.getByRole('textbox', { name: 'Amount' }).fill('10');
    await form.getByRole('textbox', { name: 'Duration' }).fill('18 months');
    await expect(form.getByRole('status').filter({ hasText: '0.8' })).toBeVisible();
    await form.getByRole('checkbox', { name: 'Counted in packs' }).check();
    await expect(form.getByRole('status').filter({ hasText: '15' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Quit attempts' }).fill('3');
    await expect(form.getByRole('textbox', { name: /^Attempt/ })).toHaveCount(3);
    await form.getByRole('textbox', { name: 'Quit attempts' }).fill('2');
    await expect(form.getByRole('textbox', { name: /^Attempt/ })).toHaveCount(2);
    await choose(form.getByRole('combobox', { name: 'Status' }), 'Secondhand Only');
    await expect(form.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
    await saveEntry(page, 'Smoking History');
    const [record] = (await keptRecord(page)).smokingHistory;
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
