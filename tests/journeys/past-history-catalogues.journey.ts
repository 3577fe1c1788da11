import { choose, chooseDate, saveEntry, sectionPanel } from './history-form.ts';
import { openHistory } from './open-history.ts';
import { expect, test } from './session.ts';

test.describe('A medication', () => {
  test('has a dose of steps, several ingredients, and another label when it was not prescribed', async ({
    session,
    page,
  }) => {
    await openHistory(session, '/medication-history');
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
    await openHistory(session, '/past-medical-illnesses');
    await session.button('Add medical condition').click();
    await expect(page.getByRole('status', { name: 'Loading illnesses...' })).toBeVisible();
    await expect(session.button('Add Custom')).toBeVisible();
    deliver();
    await expect(page.getByRole('searchbox')).toBeVisible();
  });

  test('of medications that fails leads back, or is tried again', async ({ session, page }) => {
    await page.route('**/api/medications', route => route.abort());
    await openHistory(session, '/medication-history');
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
  await openHistory(session, '/social-history', { travelHistory });
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
