import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { choose, chooseDate, saveEntry, sectionPanel, writeEntry } from './history-form.ts';
import { keptRecord, openWith, reviewedCase } from './kept-session.ts';
import { ENTRIES } from './past-history-entries.ts';
import { expect, type Session, test } from './session.ts';

type Lists = { readonly [list: string]: readonly HistoryEntry[] };

async function open(session: Session, path: string, lists: Lists = {}): Promise<void> {
  const record = await reviewedCase(session.page);
  await openWith(session.page, path, { record: { ...record, ...lists } });
}

const entryOf = (section: string) => {
  const entry = ENTRIES.flatMap(([, entries]) => entries).find(other => other.section === section);
  if (!entry) throw new Error(`There is no entry of ${section}`);
  return entry;
};

test.describe('An entry', () => {
  test('is edited and removed with confirmation', async ({ session, page }) => {
    await open(session, '/social-history');
    const pets = sectionPanel(page, 'Pet History');
    await expect(pets.getByText('No pets recorded')).toBeVisible();
    await writeEntry(page, entryOf('Pet History'));
    await saveEntry(page, 'Pet History');
    await session.button('Edit Exotic pet').click();
    await choose(pets.getByRole('combobox', { name: 'Type of pet' }), 'Reptile');
    await saveEntry(page, 'Pet History');
    await expect(pets.getByRole('listitem')).toHaveText(/^Reptile.*The iguana sheds badly/);
    await session.button('Remove Reptile').click();
    const dialog = page.getByRole('dialog', { name: 'Remove Pet Record' });
    await expect(dialog).toContainText(
      'Are you sure you want to remove this pet record? This action cannot be undone.',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(pets.getByRole('listitem')).toHaveCount(1);
    await session.button('Remove Reptile').click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(pets.getByText('No pets recorded')).toBeVisible();
    expect((await keptRecord(page)).petHistory).toEqual([]);
  });

  test('that is being written is not overwritten by opening another one', async ({ session, page }) => {
    await open(session, '/social-history');
    await writeEntry(page, entryOf('Pet History'));
    await saveEntry(page, 'Pet History');
    await session.button('Add pet').click();
    await expect(session.button('Edit Exotic pet')).toBeDisabled();
    await sectionPanel(page, 'Pet History').getByRole('button', { name: 'Cancel' }).click();
    await expect(session.button('Edit Exotic pet')).toBeEnabled();
  });

  test('loses a field’s error when that field is edited, and only that one', async ({ session, page }) => {
    await open(session, '/past-surgical-history');
    await session.button('Add transfusion').click();
    await session.button('Save').click();
    const errors = page.getByRole('alert').getByRole('link');
    await expect(errors).toHaveText([
      'Transfusion date is required',
      'Transfusion type is required',
      'Indication is required',
      'Hospital is required',
    ]);
    await page.getByRole('textbox', { name: 'Indication' }).fill('A');
    await expect(errors).toHaveCount(3);
    await errors.filter({ hasText: 'Hospital' }).click();
    await expect(page.getByRole('textbox', { name: 'Hospital' })).toBeFocused();
  });

  test('of which there may be one only is edited instead of added', async ({ session, page }) => {
    await open(session, '/social-history');
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
    await open(session, '/social-history');
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
    await open(session, '/accidents-injuries');
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
    await open(session, '/medication-history');
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
    await open(session, '/social-history');
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

test.describe('A medication', () => {
  test('has a dose of steps, several ingredients, and another label when it was not prescribed', async ({
    session,
    page,
  }) => {
    await open(session, '/medication-history');
    await session.button('Add medication').click();
    await session.button('Add Custom').click();
    const form = sectionPanel(page, 'Current Medications').getByRole('form');
    await form.getByRole('textbox', { name: 'Commercial name' }).fill('House blend');
    const names = form.getByRole('textbox', { name: 'Scientific name' });
    await names.first().fill('Paracetamol');
    await session.button('Add ingredient').click();
    await names.nth(1).fill('Caffeine');
    await choose(form.getByRole('group', { name: 'Dosage' }).getByRole('combobox', { name: 'Unit' }), 'ml');
    await session.button('Add step').click();
    await session.button('Save').click();
    await expect(form.getByRole('alert')).toContainText('Dosage is required');
    const amounts = form.getByRole('textbox', { name: 'Amount' });
    await amounts.first().fill('10');
    await form.getByRole('textbox', { name: 'Instructions, step 1' }).fill('on waking');
    await amounts.nth(1).fill('1');
    await expect(form.getByText('Step 1: 10 ml (on waking), then Step 2: 1 tablet(s)')).toBeVisible();
    await choose(form.getByRole('combobox', { name: 'How often' }), 'weekly');
    await expect(form.getByRole('checkbox', { name: 'Monday' })).toBeChecked();
    await form.getByRole('checkbox', { name: 'Sunday' }).check();
    await expect(form.getByRole('combobox', { name: 'Prescribing Specialist' })).toBeVisible();
    await choose(form.getByRole('combobox', { name: 'Prescription type' }), 'Over-the-Counter');
    await expect(form.getByRole('combobox', { name: 'Recommended By' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Indication/reason' }).fill('Headache');
    await chooseDate(form, 'Start date', '2026-02-01');
    await chooseDate(form, 'End date', '2026-01-01');
    await expect(form.getByText('This date is before the start date. Is it right?')).toBeVisible();
    const suggestion = page.waitForRequest('**/api/suggestions/medications');
    await session.button('Save').click();
    await suggestion;
    const row = page.getByRole('list', { name: 'Other' }).getByRole('listitem');
    await expect(row).toContainText('Weekly on Monday, Sunday');
    await expect(row).toContainText('Paracetamol');
    await expect(row).toContainText('Caffeine');
    await expect(row).toContainText('Duration: Ongoing');
  });
});

test.describe('A catalogue', () => {
  test('that is slow shows its progress, and what it brings does not move what is there', async ({
    session,
    page,
  }) => {
    let deliver = () => {};
    const delivered = new Promise<void>(resolve => {
      deliver = resolve;
    });
    await page.route('**/api/illnesses', async route => {
      await delivered;
      await route.continue();
    });
    await open(session, '/past-medical-illnesses');
    await session.button('Add medical condition').click();
    await expect(page.getByRole('status', { name: 'Loading illnesses...' })).toBeVisible();
    await expect(session.button('Add Custom')).toBeVisible();
    deliver();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('of medications that fails leads back, or is tried again', async ({ session, page }) => {
    await page.route('**/api/medications', route => route.abort());
    await open(session, '/medication-history');
    await session.button('Add medication').click();
    await expect(page.getByRole('alert')).toContainText('Failed to load medications. Please try again.', {
      timeout: 15_000,
    });
    await session.button('Go Back').click();
    await session.isAt('/accidents-injuries');
  });
});

test('Two hundred entries in a section stay usable', async ({ session, page }) => {
  const travelHistory = Array.from({ length: 200 }, (_, index) => ({
    id: `t${index}`,
    destination: `Town ${index}`,
    travelDate: `20${String(10 + (index % 10))}-01-${String(1 + (index % 28)).padStart(2, '0')}`,
    returnDate: '2026-02-01',
    notes: 'x'.repeat(10_000),
  }));
  await open(session, '/social-history', { travelHistory });
  const list = sectionPanel(page, 'Travel History').getByRole('listitem');
  await expect(list).toHaveCount(200);
  await session.button('Edit Town 57').click();
  const form = sectionPanel(page, 'Travel History').getByRole('form');
  await expect(form.getByRole('heading', { name: 'Town 57' })).toBeInViewport();
  await form.getByRole('textbox', { name: 'Destination' }).fill('Samarkand');
  await saveEntry(page, 'Travel History');
  await expect(list.filter({ hasText: 'Samarkand' })).toHaveCount(1);
  await session.button('Remove Town 58').click();
  await session.button('Delete').click();
  await expect(list).toHaveCount(199);
});
