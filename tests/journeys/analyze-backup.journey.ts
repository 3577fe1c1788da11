import { expect, type Page } from '@playwright/test';
import { test } from './session.ts';

const backup = {
  patientInfo: { name: 'Zoë Çelik', age: 54, gender: 'Female' },
  structuredSummary: { PatientProfile: 'Zoë Çelik, 54, female.', ChiefComplaint: 'Headache for two days.' },
  fullHistoryText: 'A 54-year-old woman presents with headache.',
};

async function pick(page: Page, name: string, content: string): Promise<void> {
  const buffer = Buffer.from(content);
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/json', buffer });
}

test.describe('Analyze Backup', () => {
  test.beforeEach(async ({ session }) => {
    await session.openHome();
    await session.button('Analyze Backup').click();
  });

  test('asks for a file first', async ({ session, page }) => {
    await session.button('Process Backup').click();
    await expect(page.getByRole('alert')).toHaveText('Please upload a JSON file first.');
  });

  for (const [name, content, message] of [
    ['backup.txt', '{}', 'Please upload a JSON file.'],
    ['backup.json', 'no json', 'Invalid JSON file. Please upload a valid JSON backup.'],
    ['backup.json', '[1]', 'Invalid JSON file. Please upload a valid JSON backup.'],
    ['backup.json', '{"patientInfo":{}}', 'Invalid JSON file. Please upload a valid JSON backup.'],
  ] as const) {
    test(`answers ${name} with ${content} by '${message}'`, async ({ page }) => {
      await pick(page, name, content);
      await expect(page.getByRole('alert')).toHaveText(message);
    });
  }

  test('makes a PDF of a backup and hands it over', async ({ session, page }) => {
    await pick(page, 'clinical_summary_data_1.json', JSON.stringify(backup));
    await expect(page.getByText('clinical_summary_data_1.json')).toBeVisible();
    await session.button('Process Backup').click();
    await expect(page.getByText('The PDF is ready.')).toBeVisible();
    const downloading = page.waitForEvent('download');
    await session.button('Download PDF').click();
    expect((await downloading).suggestedFilename()).toMatch(/^clinical_summary_\d+\.pdf$/);
  });

  test('says so when the server cannot process it, and keeps the file', async ({ session, page }) => {
    await page.route('**/api/workflow/summary', route => route.abort());
    await pick(page, 'backup.json', JSON.stringify(backup));
    await session.button('Process Backup').click();
    await expect(page.getByRole('alert')).toHaveText(
      'Failed to process the JSON data. Please check the file format.',
    );
    await expect(page.getByText('backup.json')).toBeVisible();
  });
});
