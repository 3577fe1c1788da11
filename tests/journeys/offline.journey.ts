import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { savedHistory, signedInMember } from './member.ts';
import { isKept, isTypefaceKept, keptApplication, keptTypesetter } from './offline.ts';
import { downloaded, summaryPdf } from './pdf-of.ts';
import { goIn, practised } from './practice-talk.ts';
import { apiOf, keepSession } from './seeded-session.ts';
import { expect, test } from './session.ts';

test.use({ serviceWorkers: 'allow' });

const SIGN = 'You are offline. What you do is kept in this browser.';

test('After the first visit every page opens without a network, and one quiet line says so (specification 32.1 and 32.3)', async ({
  page,
  context,
}) => {
  await keptApplication(page);
  await context.setOffline(true);
  await expect(page.getByText(SIGN).first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: SIGN })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Take a complete clinical history');
  await expectAccessibleAtBothWidths(page);
  await page.goto('/terms');
  await expect(page.getByRole('heading', { level: 1, name: 'Terms and Conditions' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(SIGN)).toHaveCount(0);
});

test('A guest who has seen Home once takes a whole session without a network, PDF included (specification 32.4 and 32.7)', async ({
  session,
  page,
  context,
}) => {
  test.setTimeout(150_000);
  await keptApplication(page);
  await keptTypesetter(page);
  await context.setOffline(true);
  await session.reachChiefComplaint({ name: 'Zoë Çelik', age: '54', gender: 'Female' });
  await session.tellComplaint('Headache');
  await session.addSymptom('Nausea and vomiting');
  await session.denySuggestions();
  await session.passHistory();
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Zoë Çelik');
  await expect(page.getByRole('region', { name: 'Differential diagnosis' }).locator('ol > li')).toHaveCount(
    12,
  );
  await expect(page.getByRole('region', { name: 'Must not miss' })).toBeVisible();
  const backup = await downloaded(page, () => session.button('Download JSON Backup').click());
  expect(JSON.parse(backup.bytes.toString()).patientInfo.name).toBe('Zoë Çelik');
  const { name, bytes } = await summaryPdf(page);
  await expect(page.getByText('The PDF is ready. It was made on this device.')).toBeVisible();
  expect(name).toMatch(/^clinical_summary_\d+\.pdf$/);
  const { pages, tagged, title } = await readPdf(bytes);
  expect(title).toBe('Clinical history: Zoë Çelik');
  expect(tagged).toBe(true);
  expect(pages[0]?.text).toContain('Clinical history – for education only');
  expect(pages[0]?.text).toContain('Presenting complaint');
  expect(pages.at(-1)?.text).toMatch(/Content \d{4}-\d\d-\d\d · \w+ ?Page (\d) of \1$/);
});

test('The PDF of a name in Korean waits for the network, unless its summary was open when there was one (specification 32.7 and 32.8)', async ({
  session,
  page,
  context,
}) => {
  await keptApplication(page);
  await keptTypesetter(page);
  const record = { ...(await reviewedCase(apiOf(page))), name: '김민수' };
  await keepSession(page, { record });
  await context.setOffline(true);
  await page.goto('/summary');
  await session.button('Process Clinical Data').click();
  await session.button('Continue Without Backup').click();
  await expect(page.getByText(/^The PDF needs the network\./)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('The PDF is ready.', { exact: true })).toBeVisible();
  await isTypefaceKept(page, 'NanumGothic');
  await context.setOffline(true);
  await page.reload();
  const { bytes } = await summaryPdf(page);
  await expect(page.getByText('It was made on this device.')).toBeVisible();
  expect(wholeText(await readPdf(bytes))).toContain('김민수');
});

test('A saved history and a backup become PDFs without a network (specification 32.7)', async ({
  session,
  page,
  context,
}) => {
  await signedInMember(page);
  const { id } = await savedHistory(page, 'Headache since Monday');
  await keptApplication(page);
  await keptTypesetter(page);
  await page.goto(`/saved-histories/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Headache since Monday');
  await context.setOffline(true);
  await session.button('Process Clinical Data').click();
  await expect(page.getByText('It was made on this device.')).toBeVisible();
  const ofHistory = await downloaded(page, () => session.button('Download PDF').click());
  expect((await readPdf(ofHistory.bytes)).title).toMatch(/^Clinical history: /);
  await page.goto('/');
  await session.button('Analyze Backup').click();
  const buffer = Buffer.from(
    JSON.stringify({ patientInfo: { name: 'Zoë Çelik' }, fullHistoryText: 'Cough.' }),
  );
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
  await session.button('Process Backup').click();
  await expect(page.getByText('The PDF is ready. It was made on this device.')).toBeVisible();
  const ofBackup = await downloaded(page, () => session.button('Download PDF').click());
  expect((await readPdf(ofBackup.bytes)).title).toBe('Clinical history: Zoë Çelik');
});

test('Who has opened the library takes a history from a practice patient without a network, as far as the printed debrief (specification 32.5 and 32.7)', async ({
  page,
  context,
}) => {
  await keptApplication(page);
  await page.getByRole('link', { name: 'Patient simulation' }).click();
  await isKept(page, '/api/offline/practice');
  await keptTypesetter(page);
  await context.setOffline(true);
  await page.reload();
  await goIn(page);
  await practised(page);
  await expect(page.getByRole('heading', { name: 'What each question was worth' })).toBeVisible();
  const debrief = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  const text = wholeText(await readPdf(debrief.bytes));
  expect(text).toContain('What each question was worth');
  expect(text).toContain('All that was said');
  await expect(page.getByText('It was made on this device.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'See the Written History' }).click();
  const written = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(wholeText(await readPdf(written.bytes))).toContain('(practice patient)');
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'What is due' })).toBeVisible();
});

test('A new version is fetched while a page runs, and waits until somebody loads it (specification 32.2)', async ({
  page,
  context,
}) => {
  await keptApplication(page);
  // To the next version this page is one of the version before: it began with another file.
  await page.evaluate(async () => {
    document.querySelector('script[type="module"]')?.setAttribute('src', '/assets/index-before.js');
    await navigator.serviceWorker.register('/service-worker.js?next');
  });
  await expect(page.getByText('A new version is ready.')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Patient simulation' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Patients' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Load It Now' }).click();
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Practice Patients' })).toBeVisible();
});
