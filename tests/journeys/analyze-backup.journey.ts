import { downloaded } from './pdf-of.ts';
import { expect, test } from './session.ts';

const backup = {
  patientInfo: { name: 'Zoë Çelik', age: 54, gender: 'Female' },
  structuredSummary: { PatientProfile: 'Zoë Çelik, 54, female.', ChiefComplaint: 'Headache for two days.' },
  fullHistoryText: 'A 54-year-old woman presents with headache.',
};

test('Analyze Backup makes a PDF of a backup and hands it over', async ({ session, page }) => {
  await session.openHome();
  await session.button('Analyze Backup').click();
  const [name, mimeType] = ['clinical_summary_data_1.json', 'application/json'];
  const buffer = Buffer.from(JSON.stringify(backup));
  await page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
  await expect(page.getByText(name)).toBeVisible();
  await session.button('Process Backup').click();
  await expect(page.getByText('The PDF is ready.')).toBeVisible();
  const pdf = await downloaded(page, () => session.button('Download PDF').click());
  expect(pdf.name).toMatch(/^clinical_summary_\d+\.pdf$/);
});
