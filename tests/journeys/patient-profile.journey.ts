import { expect, test } from './session.ts';

test.describe('The patient profile', () => {
  for (const [age, message] of [
    ['', 'Age is required'],
    ['0', 'Please enter a valid age (1-120)'],
    ['121', 'Please enter a valid age (1-120)'],
    ['1.5', 'Please enter a valid age (1-120)'],
    ['abc', 'Please enter a valid age (1-120)'],
  ] as const) {
    test(`answers the age '${age}' with '${message}'`, async ({ session, page }) => {
      await session.begin();
      await session.fillProfile({ age });
      await session.button('Continue to Chief Complaint').click();
      await expect(page.getByText(message, { exact: true }).last()).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Age' })).toBeFocused();
      await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue(age);
    });
  }

  test('sums up what is missing and leads to each field', async ({ session, page }) => {
    await session.begin();
    await session.button('Continue to Chief Complaint').click();
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveText([
      'Age is required',
      'Gender is required',
      'History taker name is required',
    ]);
    await summary.getByRole('link', { name: 'History taker name is required' }).click();
    await expect(page.getByLabel('History Taken By')).toBeFocused();
    await page.keyboard.type('R. Adeyemi');
    await expect(summary.getByRole('link')).toHaveCount(2);
  });

  test('has the specification’s defaults', async ({ session, page }) => {
    await session.begin();
    await expect(page.getByLabel('Admission Type')).toHaveValue('Outpatient');
    const today = await page.evaluate(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format());
    await expect(page.getByLabel('Date of History')).toHaveValue(today);
    await expect(page.getByLabel('Date of History')).not.toBeEditable();
  });

  test('keeps what was typed when the browser is reloaded, even before Continue', async ({
    session,
    page,
  }) => {
    await session.begin();
    await session.fillProfile({ name: '<b>مریم</b> & Søren', age: '12o', gender: 'Female' });
    await page.getByLabel('Position/Year').fill('intern');
    await page.getByRole('option', { name: 'Intern' }).click();
    await page.reload();
    await expect(page.getByLabel('Patient Name')).toHaveValue('<b>مریم</b> & Søren');
    await expect(page.getByRole('textbox', { name: 'Age' })).toHaveValue('12o');
    await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
    await expect(page.getByLabel('Position/Year')).toHaveValue('Intern');
  });

  test('takes a blank name as Anonymous and a name of 100 KB as it is', async ({ session, page }) => {
    await session.reachChiefComplaint({ name: '  ' });
    await session.button('Back').click();
    await expect(page.getByLabel('Patient Name')).toHaveValue('Anonymous');
    const longName = 'Ñ'.repeat(100_000);
    await page.getByLabel('Patient Name').fill(longName);
    await session.button('Continue to Chief Complaint').click();
    await session.isAt('/chief-complaint');
    await page.reload();
    await session.button('Back').click();
    await expect(page.getByLabel('Patient Name')).toHaveValue(longName);
  });
});
