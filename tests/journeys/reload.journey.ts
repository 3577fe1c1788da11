import type { Page } from '@playwright/test';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

/** Everything that stands on the page: its address, its words, and what every field holds. */
function everythingOn(page: Page) {
  return page.locator('main').evaluate(main => ({
    path: window.location.pathname,
    words: main.textContent,
    fields: [...main.querySelectorAll('input, textarea, select')].map(field =>
      field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)
        ? field.checked
        : (field as HTMLInputElement).value,
    ),
  }));
}

async function reloadsToTheSame(page: Page): Promise<void> {
  await settled(page);
  const before = await everythingOn(page);
  await page.reload();
  await expect(async () => expect(await everythingOn(page)).toEqual(before)).toPass({ intervals: [50] });
}

test('A browser reloaded after every single step loses nothing', async ({ session, page }) => {
  test.setTimeout(180_000);
  const reload = () => reloadsToTheSame(page);
  await session.begin();
  await reload();
  await session.fillProfile({ name: 'Ana Lima', age: '41', gender: 'Female' });
  await reload();
  await session.button('Continue to Chief Complaint').click();
  await session.isAt('/chief-complaint');
  await session.tellComplaint('Headache', reload);
  await session.isAt('/associated-symptoms');
  await reload();
  await session.addSymptom('Wheeze', reload);
  await page.getByRole('link', { name: 'Review answers' }).click();
  await session.isAt('/chief-complaint-confirmation');
  await reload();
  await session.button('Add another symptom').click();
  await session.denySuggestions();
  await page.getByText('Cardiovascular', { exact: true }).click();
  await session.button('Mark All Not Present: Cardiovascular').click();
  // Undo is for the step just made: the next one ends it, as a reload does.
  await session.button('Not Present: Hiccups').first().click();
  await reload();
  await session.passHistory(reload);
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Ana Lima');
  await expect(page.getByRole('region', { name: 'Differential diagnosis' }).locator('ol > li')).toHaveCount(
    12,
  );
  await reload();
});

test('A half-typed history entry is still there after a reload, and when the page was left', async ({
  session,
  page,
}) => {
  await openWith(page, '/past-surgical-history', { record: await reviewedCase(apiOf(page)) });
  await session.button('Add transfusion').click();
  await page.getByLabel('Indication').fill('Postpartum haemor');
  await page.getByRole('combobox', { name: 'Transfusion type' }).selectOption('Platelets');
  await page.getByRole('textbox', { name: 'Units transfused' }).fill('3');
  await reloadsToTheSame(page);

  await session.button('Continue to Accidents & Injuries').click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await session.isAt('/accidents-injuries');
  await session
    .button('Back to Past Surgical History')
    .or(session.button('Back to Surgical History'))
    .click();
  await expect(page.getByLabel('Indication')).toHaveValue('Postpartum haemor');
  await expect(page.getByRole('textbox', { name: 'Units transfused' })).toHaveValue('3');
});

test('A half-typed lab result survives a reload and is recorded on Save', async ({ session, page }) => {
  await openWith(page, '/past-medical-illnesses', { record: await reviewedCase(apiOf(page)) });
  await session.button('Add medical condition').click();
  await session.button('Add Custom').click();
  await page.getByLabel('Illness').fill('Anaemia');
  await page.getByRole('button', { name: /Onset date/ }).click();
  await session.button('Today').click();
  await page.getByRole('combobox', { name: 'Diagnosis method' }).fill('Full blood count');
  await page.getByRole('option', { name: /Full blood count/ }).click();
  await page.getByLabel('Diagnosing hospital').fill('St James');
  await page.getByRole('combobox', { name: 'Test' }).fill('Hemoglobin');
  await page.getByRole('option', { name: 'Hemoglobin', exact: true }).click();
  await reloadsToTheSame(page);
  await session.button('Save').click();
  await expect(page.getByRole('alert')).toContainText('Test value is required');
  await page.getByLabel('Value', { exact: true }).fill('8.1');
  await session.button('Save').click();
  await expect(page.getByRole('list', { name: 'Current Medical History' })).toContainText(
    'Hemoglobin 8.1 g/dL',
  );
});
