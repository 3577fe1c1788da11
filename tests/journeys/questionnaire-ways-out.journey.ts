import { COUGH, complaining, FOUR, HEADACHE, LONG_ANSWER, openAsked } from './asked-questions.ts';
import { nextButton } from './interview.ts';
import { keepSession, keptRecord, openWith, PATIENT } from './kept-session.ts';
import { expect, test } from './session.ts';

/** Longer than the guard waits before it looks at a page. */
const SLOW_NETWORK_MS = 500;

test.describe('Cancel in the questionnaire', () => {
  const answered = { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: true } };

  test('asks, clears the answers, and leads to the chief complaint', async ({ session, page }) => {
    await openAsked(session, FOUR);
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Cancel').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this symptom?' });
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await session.button('Cancel').click();
    await dialog.getByRole('button', { name: 'Yes, Cancel' }).click();
    await session.isAt('/chief-complaint');
    const { answers, currentSymptom } = await keptRecord(page);
    expect({ answers, currentSymptom }).toEqual({ answers: [], currentSymptom: null });
  });

  test('leads to the associated symptoms from one of them, which is taken out', async ({ session, page }) => {
    const associatedSymptoms = [{ ...COUGH, isAnswered: false }];
    await openAsked(session, FOUR, { ...answered, associatedSymptoms, currentSymptom: COUGH });
    await session.button('Cancel').click();
    await session.button('Yes, Cancel').click();
    await session.isAt('/associated-symptoms');
    expect((await keptRecord(page)).associatedSymptoms).toEqual([]);
  });

  test('leads back to the review of systems over a slow network too, where the symptom is unanswered again', async ({
    session,
    page,
  }) => {
    await openWith(page, '/review-of-systems', { record: answered });
    await page.route('**/assets/questionnaire-*.js', async route => {
      await new Promise(resolve => setTimeout(resolve, SLOW_NETWORK_MS));
      await route.continue();
    });
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await session.button('Present: Fever').click();
    await session.button('Present (Answer Questions)').click();
    await session.isAt('/questionnaire');
    await session.button('Cancel').click();
    await session.button('Yes, Cancel').click();
    await session.isAt('/review-of-systems');
    await page.getByRole('heading', { name: 'General', exact: true }).click();
    await expect(session.button('Present: Fever')).toBeVisible();
  });
});

test.describe('When there is nothing to ask', () => {
  test('the questionnaire says so, and Continue completes the symptom', async ({ session, page }) => {
    await openAsked(session, []);
    await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
    await expect(page.getByText('There are no specific questions available for "Headache".')).toBeVisible();
    await session.button('Continue').click();
    await session.isAt('/associated-symptoms');
  });

  test('Go Back leads to the chief complaint', async ({ session }) => {
    await openAsked(session, []);
    await session.button('Go Back').click();
    await session.isAt('/chief-complaint');
  });
});

test.describe('When the server is away', () => {
  test('questions that cannot be loaded offer Go Back and Retry', async ({ session, page }) => {
    await page.route('**/api/complaints/*/questions*', route => route.abort());
    await openWith(page, '/questionnaire', { record: complaining });
    await expect(page.getByRole('alert')).toContainText('Failed to load questions. Please try again.', {
      timeout: 15_000,
    });
    await page.unroute('**/api/complaints/*/questions*');
    await page.route('**/api/complaints/*/questions*', route => route.fulfill({ json: FOUR }));
    await session.button('Retry').click();
    await expect(page.getByRole('heading', { name: 'Is it new?' })).toBeVisible();
  });

  test('Go Back leads to the chief complaint and loses nothing', async ({ session, page }) => {
    await page.route('**/api/complaints/*/questions*', route => route.abort());
    await openWith(page, '/questionnaire', { record: complaining });
    await session.button('Go Back').click({ timeout: 15_000 });
    await session.isAt('/chief-complaint');
    await expect(page.getByRole('radio', { name: 'Headache' })).toBeVisible();
  });

  test('in the middle of a symptom the questions go on, and the next page offers Retry', async ({
    session,
    page,
  }) => {
    await openAsked(session, FOUR);
    await page.route('**/api/**', route => route.abort());
    await page.getByRole('radio', { name: 'No' }).check();
    await nextButton(page).click();
    await page.getByLabel('Notes').fill(LONG_ANSWER);
    await nextButton(page).click();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await nextButton(page).click();
    await session.isAt('/associated-symptoms');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load associated symptoms. Please try again.',
      { timeout: 15_000 },
    );
    await page.unroute('**/api/**');
    await session.button('Retry').click();
    await expect(page.getByRole('searchbox')).toBeVisible();
    expect((await keptRecord(page)).answers).toHaveLength(3);
  });

  test('the differential that fails offers Go Back and Retry', async ({ session, page }) => {
    await page.route('**/api/differential', route => route.abort());
    const chiefComplaint = { ...HEADACHE, isAnswered: true };
    await keepSession(page, { record: { ...PATIENT, chiefComplaint } });
    await page.goto('/questionnaire');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to calculate differential diagnoses. Please try again.',
      { timeout: 15_000 },
    );
    await session.button('Go Back').click();
    await session.isAt('/associated-symptoms');
  });
});

test.describe('The questionnaire on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('lists its questions in a sheet that closes after a jump', async ({ session, page }) => {
    await openAsked(session, FOUR);
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Questions').click();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await sheet.getByRole('button', { name: /What happened/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Notes')).toBeVisible();
  });
});
