import { type AnsweredQuestion, type Kind, wordsOf } from './interview.ts';
import { downloaded, packed, packedPdfText, summaryPdf } from './pdf-of.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

const ALL_KINDS: readonly Kind[] = ['duration', 'multi', 'notes', 'number', 'order', 'single'];

function missingFrom(text: string, answered: readonly AnsweredQuestion[]): readonly string[] {
  const words = packed(text);
  return answered
    .flatMap(({ question, answer }) => [question, answer])
    .filter(part => !words.includes(packed(part)));
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** What was said in words and numbers and prose does not tell; choices it tells by their clinical names. */
function missingFromProse(prose: string, answered: readonly AnsweredQuestion[]): readonly string[] {
  const letters = lettersOf(prose);
  return answered
    .filter(({ kind }) => kind === 'notes' || kind === 'number' || kind === 'duration')
    .map(({ answer }) => answer)
    .filter(part => !letters.includes(lettersOf(part)));
}

test('A guest goes from Home to the downloaded PDF with three symptoms and all six kinds of question', async ({
  session,
  page,
}) => {
  test.setTimeout(120_000);
  await session.reachChiefComplaint({ name: 'Zoë Çelik', age: '54', gender: 'Female' });
  const headache = await session.tellComplaint('Headache');
  const vomiting = await session.addSymptom('Nausea and vomiting');
  const seizure = await session.addSymptom('Seizure');
  const answered = [...headache, ...vomiting, ...seizure];
  expect([...new Set(answered.map(({ kind }) => kind))].sort()).toEqual(ALL_KINDS);

  await session.denySuggestions();
  const markAll = page.getByRole('button', { name: 'Mark All Not Present: Breast' });
  // A system with something present is open from the beginning.
  await settled(page);
  if (!(await markAll.isVisible())) await page.getByRole('heading', { name: 'Breast', exact: true }).click();
  await markAll.click();
  await expect(markAll).toHaveCount(0);
  await session.passHistory();

  const document = page.getByRole('article', { name: 'Summary' });
  await expect(document).toContainText('Zoë Çelik');
  await page.getByRole('tab', { name: 'Transcript' }).click();
  const transcript = page.getByRole('article', { name: 'Transcript' });
  expect(missingFrom(await wordsOf(transcript), answered)).toEqual([]);
  await expect(page.getByRole('region', { name: 'Differential diagnosis' }).locator('ol > li')).toHaveCount(
    12,
  );

  const backup = await downloaded(page, () => session.button('Download JSON Backup').click());
  expect(backup.name).toMatch(/^clinical_summary_data_\d+\.json$/);
  const { patientInfo, document: told, fullHistoryText } = JSON.parse(backup.bytes.toString());
  expect(patientInfo).toEqual({ name: 'Zoë Çelik', age: 54, gender: 'Female' });
  expect(told.transcript.map(({ symptom }: { symptom: string }) => symptom)).toEqual([
    'Headache',
    'Nausea and vomiting',
    'Seizure',
  ]);
  expect(missingFromProse(fullHistoryText, answered)).toEqual([]);
  expect(fullHistoryText).toMatch(/\n\nThe headache /);
  expect(fullHistoryText).not.toContain(headache[1]?.question);

  const pdf = await summaryPdf(page);
  expect(pdf.name).toMatch(/^clinical_summary_\d+\.pdf$/);
  const words = await packedPdfText(pdf.bytes);
  expect(words).toContain(packed('Zoë Çelik'));
  expect(words).toContain(packed('Leading differential'));
  expect(missingFrom(words, answered)).toEqual([]);

  await page.goto('/');
  await session.button('Analyze Backup').click();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: backup.name, mimeType: 'application/json', buffer: backup.bytes });
  await session.button('Process Backup').click();
  await expect(page.getByText('The PDF is ready.')).toBeVisible();
  const again = await downloaded(page, () => session.button('Download PDF').click());
  expect(missingFrom(await packedPdfText(again.bytes), answered)).toEqual([]);
});
