import { emptyEntry } from '#domain/sections/entry.ts';
import { medications } from '#domain/sections/medication.ts';
import { expectAccessible } from './accessible.ts';
import { pressAt, tabTo } from './by-keyboard.ts';
import { sectionPanel } from './history-form.ts';
import { openHistory } from './open-history.ts';
import { expect, test } from './session.ts';

/** Half of what the form measured when every field stood in it. */
const HALF_AS_TALL = 837;

test('A medicine is asked for in half the height, on a desk and on a phone', async ({ session, page }) => {
  await openHistory(session, '/medication-history');
  await session.button('Add medication').click();
  await page.getByRole('searchbox').fill('ramipril');
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^Ramipril/ })
    .first()
    .click();
  const form = sectionPanel(page, 'Current Medications').getByRole('form');
  await expect(form.getByRole('radio', { name: '5 mg', exact: true })).toBeVisible();
  const { height = 0 } = (await form.boundingBox()) ?? {};
  expect(height).toBeGreaterThan(0);
  expect(height).toBeLessThan(HALF_AS_TALL);
  await form.getByRole('radio', { name: '5 mg', exact: true }).check();
  await form.getByRole('radio', { name: 'once a day' }).check();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('A medicine is entered by keyboard alone', async ({ session, page }) => {
  await openHistory(session, '/medication-history');
  await pressAt(page, session.button('Add medication'));
  await tabTo(page, page.getByRole('searchbox'));
  await page.keyboard.type('lantus');
  await pressAt(page, page.getByRole('listitem').getByRole('button', { name: /^Lantus/ }));
  const form = sectionPanel(page, 'Current Medications').getByRole('form');
  await tabTo(page, form.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('18');
  await tabTo(page, form.getByRole('radio', { name: 'once a day' }));
  for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: 'at night' })).toBeChecked();
  await tabTo(page, form.getByRole('textbox', { name: 'Indication/reason' }));
  await page.keyboard.type('Diabetes');
  await tabTo(page, form.getByRole('textbox', { name: 'Start date' }));
  await page.keyboard.type('March 2019');
  await tabTo(page, form.getByRole('combobox', { name: 'Prescribing Specialist' }));
  await page.keyboard.type('Endocrinologist');
  await page.keyboard.press('Enter');
  await pressAt(page, form.getByRole('button', { name: 'Save' }));
  const row = page.getByRole('list', { name: 'Insulins' }).getByRole('listitem');
  await expect(row).toContainText('Dosage: 18 units · Frequency: Bedtime · Start date: March 2019');
  await expect(row).toContainText('Route: Subcutaneous (SC)');
});

test('On a phone the list keeps of a medicine its dose and since when', async ({ session, page }) => {
  const medicationHistory = [
    {
      ...emptyEntry(medications, '1'),
      commercialName: 'Ramipril',
      components: [{ id: '1', scientificName: 'Ramipril', concentration: '5', unit: 'mg' }],
      category: 'ACE inhibitors',
      dosage: '5 mg',
      frequency: '1 time per day',
      prescribingSpecialist: 'Cardiologist',
      indication: 'High blood pressure after the stroke',
      startDate: '2019',
      notes: 'A cough in the first weeks, which went by itself.',
    },
  ];
  await page.setViewportSize({ width: 390, height: 844 });
  await openHistory(session, '/medication-history', { medicationHistory });
  const facts = page.getByText(/^Dosage: 5 mg/);
  await expect(facts).toBeVisible();
  const isSeen = await facts.evaluate(element => {
    const text = element.firstChild;
    if (text === null) return false;
    const range = document.createRange();
    range.setStart(text, 0);
    range.setEnd(text, String(text.textContent).indexOf('2019') + 4);
    return range.getBoundingClientRect().bottom <= element.getBoundingClientRect().bottom + 1;
  });
  expect(isSeen).toBe(true);
});
