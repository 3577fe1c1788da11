import { expect, test } from './session.ts';

test.describe('The searchable dropdown', () => {
  test('is used by keyboard alone', async ({ session, page }) => {
    await session.begin();
    const field = page.getByRole('combobox', { name: 'Marital Status' });
    await field.focus();
    await field.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(6);
    await field.pressSequentially('wid');
    await expect(page.getByRole('option')).toHaveText(['Widowed']);
    await field.press('Enter');
    await expect(field).toHaveValue('Widowed');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('closes when it is left, and half a word changes nothing', async ({ session, page }) => {
    await session.begin();
    const field = page.getByRole('combobox', { name: 'Admission Type' });
    await field.click();
    await field.fill('emer');
    await page.getByLabel('Occupation').focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue('Outpatient');
  });
});

test.describe('The date picker', () => {
  test('chooses a day by keyboard, month by month', async ({ session, page }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00');
    await session.begin();
    const field = page.getByRole('button', { name: /Admission Date/ });
    await field.click();
    await expect(page.getByRole('gridcell')).toHaveCount(42);
    await expect(page.getByRole('button', { name: 'Saturday, November 21, 2026' })).toBeFocused();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(field).toHaveText('Thursday, October 22, 2026');
    await expect(field).toBeFocused();
  });

  test('lists 201 years, and has Clear and Today', async ({ session, page }) => {
    await page.clock.setFixedTime('2026-11-21T10:00:00');
    await session.begin();
    const field = page.getByRole('button', { name: /Admission Date/ });
    await field.click();
    const years = page.getByRole('combobox', { name: 'Year', exact: true });
    await expect(years.locator('option')).toHaveCount(201);
    await years.selectOption('1950');
    await expect(years.locator('option').first()).toHaveText('1850');
    await session.button('Today').click();
    await expect(field).toHaveText('Saturday, November 21, 2026');
    await field.click();
    await session.button('Clear').click();
    await expect(field).toHaveText('Choose a date');
  });

  test('closes on Escape and gives the focus back', async ({ session, page }) => {
    await session.begin();
    const field = page.getByRole('button', { name: /Admission Date/ });
    await field.click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('grid')).toHaveCount(0);
    await expect(field).toBeFocused();
  });
});
