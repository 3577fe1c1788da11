import { readPdf } from '#server/pdf/pdf-text.fixture.ts';
import { expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { downloaded, packedPdfText } from './pdf-of.ts';
import { expect, test } from './session.ts';

const DRIVER = /^Mr Daniel Okoro, 58/;
const BABY = /^Maja Ilić/;

test('A teacher prints two stations for tomorrow, and a student who practises never meets them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', request => {
    if (request.url().includes('/api/stations')) asked.push(request.url());
  });
  await page.goto('/practice');
  await page.getByRole('link', { name: 'print these patients as stations of an examination' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Stations on Paper' })).toBeVisible();
  await expect(page.getByText('the mark sheet names the diagnosis')).toBeInViewport();
  expect(asked).toEqual([]);
  await page.getByRole('searchbox').fill('Daniel Okoro');
  await page.getByRole('checkbox', { name: DRIVER }).check();
  await page.getByRole('searchbox').fill('Maja');
  await page.getByRole('checkbox', { name: BABY }).check();
  const all = page.getByRole('button', { name: 'All four (one PDF)' });
  await expect(all).toBeInViewport();
  const { name, bytes } = await downloaded(page, () => all.click());
  expect(name).toBe('stations-all.pdf');
  const pdf = await readPdf(bytes);
  expect(pdf.tagged).toBe(true);
  expect(pdf.title).toBe('Stations: Daniel Okoro, Maja Ilić');
  const door = await downloaded(page, () => page.getByRole('button', { name: 'Door notice' }).click());
  expect(await packedPdfText(door.bytes)).not.toMatch(/infarction|pertussis/i);
  const marks = await downloaded(page, () => page.getByRole('button', { name: 'Mark sheet' }).click());
  expect(await packedPdfText(marks.bytes)).toMatch(/Myocardialinfarction.*(Whoopingcough|Pertussis)/is);
  await expectAccessibleAtBothWidths(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await expect(page.getByRole('button', { name: 'Script' })).toBeHidden();
  await page.getByRole('button', { name: 'Single Sheets' }).click();
  await expect(page.getByRole('button', { name: 'Script' })).toBeInViewport();
});

test('A student takes the debrief home as a PDF', async ({ page }) => {
  await page.goto('/practice');
  await page.getByRole('link', { name: DRIVER }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  const field = page.getByRole('textbox', { name: 'Your question' });
  await field.fill('Do you smoke?');
  await field.press('Enter');
  await expect(page.getByRole('log', { name: 'Conversation' })).toContainText('Twenty a day');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await page.getByLabel('Problem statement').fill('A driver with #pain in the chest.');
  const box = page.getByRole('combobox', { name: 'Add a diagnosis', exact: true });
  await box.fill('heart attack');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await box.press('Enter');
  await page.getByLabel('How sure').selectOption('50 %');
  await page.getByRole('radio', { name: 'At once' }).check();
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Debrief' })).toBeVisible();
  const advice = await page
    .getByRole('region', { name: 'Do differently next time' })
    .locator('li p')
    .first()
    .textContent();
  const { name, bytes } = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download PDF' }).click(),
  );
  expect(name).toBe('debrief.pdf');
  const text = await packedPdfText(bytes);
  expect(text).toContain((advice ?? '').replaceAll(/\s/g, ''));
  expect(text).toContain('Adriverwith#paininthechest.');
  expect(text).toContain('Doyousmoke?');
});
