import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { nextButton, questionCard } from './interview.ts';
import { keepSession, keptRecord, openWith, PATIENT } from './kept-session.ts';
import { expect, type Session, test } from './session.ts';

const HEADACHE = { id: 1, text: 'Headache' };
const COUGH = { id: 2, text: 'Cough' };
const LONG_ANSWER = 'It began while I was cleaning the kitchen windows';

const question = (id: number, text: string, more: Partial<Question> = {}): Question => ({
  id,
  complaintQuestionId: id + 100,
  text,
  type: 1,
  conditions: [],
  choices: ['Yes', 'No'].map((choice, index) => ({ id: id * 10 + index, text: choice, ranges: [] })),
  ...more,
});

const FOUR = [
  question(1, 'Is it new?'),
  question(2, 'Since when?', { conditions: [{ questionId: 1, choiceId: 10 }] }),
  question(3, 'What happened?', { type: 7, choices: [] }),
  question(4, 'Did it come back?'),
];

const complaining: Partial<PatientRecord> = {
  ...PATIENT,
  chiefComplaint: { ...HEADACHE, isAnswered: false },
  currentSymptom: HEADACHE,
};

async function open(session: Session, questions: readonly unknown[], record = complaining): Promise<void> {
  await session.page.route('**/api/complaints/*/questions*', route => route.fulfill({ json: questions }));
  await openWith(session.page, '/questionnaire', { record });
}

test.describe('The questionnaire', () => {
  test('shows the symptom, the place with its percent, and each question with its state', async ({
    session,
    page,
  }) => {
    await open(session, FOUR);
    await expect(page.getByRole('heading', { level: 1, name: 'History Taking' })).toBeVisible();
    await expect(page.getByRole('banner').locator('..').getByText('Headache').first()).toBeVisible();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await expect(page.getByText('33%')).toBeVisible();
    await expect(session.button('Previous')).toBeDisabled();
    const sidebar = page.getByRole('complementary', { name: 'Questions' });
    await page.getByRole('radio', { name: 'No' }).check();
    await nextButton(page).click();
    await page.getByLabel('Notes').fill(LONG_ANSWER);
    await expect(sidebar.getByRole('listitem')).toHaveText([
      /^AnsweredIs it new\?No$/,
      /^AnsweredWhat happened\?It began while I was cleaning …$/,
      /^UnansweredDid it come back\?$/,
    ]);
    await expect(sidebar.locator('[aria-current=step]')).toContainText('What happened?');
  });

  test('reads Skip while unanswered, Next when answered, Continue on the last', async ({ session, page }) => {
    await open(session, FOUR);
    await expect(nextButton(page)).toHaveText('Skip');
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(nextButton(page)).toHaveText('Next');
    await nextButton(page).click();
    await nextButton(page).click();
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
    await expect(nextButton(page)).toHaveText('Continue');
    await session.button('Previous').click();
    await expect(questionCard(page).getByText('Skipped')).toBeVisible();
    expect((await keptRecord(page)).answers.map(({ choiceText }) => choiceText)).toEqual(['No', 'Skipped']);
  });

  test('asks before it jumps over unanswered questions, with their count, and marks them skipped', async ({
    session,
    page,
  }) => {
    await open(session, FOUR);
    const sidebar = page.getByRole('complementary', { name: 'Questions' });
    await sidebar.getByRole('button', { name: /Did it come back/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Skip questions?' });
    await expect(dialog).toContainText('2 questions before this one have no answer yet');
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    await sidebar.getByRole('button', { name: /Did it come back/ }).click();
    await dialog.getByRole('button', { name: 'Skip 2 questions' }).click();
    await expect(page.getByText('Question 3 of 3')).toBeVisible();
    await expect(sidebar.getByText('Skipped')).toHaveCount(2);
    await sidebar.getByRole('button', { name: /Is it new/ }).click();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
  });

  test('asks before it completes a symptom with unanswered or skipped questions', async ({
    session,
    page,
  }) => {
    await open(session, [question(1, 'Is it new?'), question(4, 'Did it come back?')]);
    await nextButton(page).click();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await nextButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Finish this symptom?' });
    await expect(dialog).toContainText('1 question is unanswered or skipped');
    await dialog.getByRole('button', { name: 'Go Back' }).click();
    await nextButton(page).click();
    await dialog.getByRole('button', { name: 'Finish anyway' }).click();
    await session.isAt('/associated-symptoms');
    expect((await keptRecord(page)).chiefComplaint?.isAnswered).toBe(true);
  });

  test('drops the answer to a question that a changed answer hides', async ({ session, page }) => {
    await open(session, FOUR);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await nextButton(page).click();
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Previous').click();
    await page.getByRole('radio', { name: 'No' }).check();
    await expect(page.getByText('Question 1 of 3')).toBeVisible();
    expect((await keptRecord(page)).answers.map(({ questionId }) => questionId)).toEqual([1]);
    await page.getByRole('radio', { name: 'Yes' }).check();
    await expect(page.getByText('Question 1 of 4')).toBeVisible();
    await nextButton(page).click();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('keeps a custom choice under a negative id, even when the server does not take it', async ({
    session,
    page,
  }) => {
    await page.route('**/api/suggestions/choices', route => route.fulfill({ status: 500, json: {} }));
    await open(session, FOUR);
    await page.getByLabel('Something else').fill('Only on Mondays');
    await session.button('Add').click();
    await expect(page.getByRole('radio', { name: 'Only on Mondays' })).toBeChecked();
    const [answer] = (await keptRecord(page)).answers;
    expect(answer).toMatchObject({
      choiceText: 'Only on Mondays',
      choiceId: expect.stringMatching(/^-\d+$/),
    });
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Only on Mondays' })).toBeChecked();
  });

  test('renders nothing for a type it does not know, and still goes on', async ({ session, page }) => {
    await open(session, [{ ...question(1, 'From the future?'), type: 9 }, question(4, 'Did it come back?')]);
    await expect(questionCard(page).locator('input, textarea')).toHaveCount(0);
    await nextButton(page).click();
    await expect(page.getByRole('heading', { name: 'Did it come back?' })).toBeVisible();
  });

  test('keeps Next and eight choices in view at 1280 × 800', async ({ session, page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const choices = Array.from({ length: 8 }, (_, index) => ({
      id: index + 1,
      text: `Choice ${index + 1}`,
      ranges: [],
    }));
    await open(session, [question(1, 'Which of these?', { choices }), question(4, 'Did it come back?')]);
    await expect(nextButton(page)).toBeInViewport({ ratio: 1 });
    const bar = await nextButton(page).boundingBox();
    const last = await page.locator('label', { hasText: 'Choice 8' }).boundingBox();
    expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

test.describe('Cancel in the questionnaire', () => {
  const answered = { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: true } };

  test('asks, clears the answers, and leads to the chief complaint', async ({ session, page }) => {
    await open(session, FOUR);
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
    await open(session, FOUR, { ...answered, associatedSymptoms, currentSymptom: COUGH });
    await session.button('Cancel').click();
    await session.button('Yes, Cancel').click();
    await session.isAt('/associated-symptoms');
    expect((await keptRecord(page)).associatedSymptoms).toEqual([]);
  });

  test('leads back to the review of systems, where the symptom is unanswered again', async ({
    session,
    page,
  }) => {
    await openWith(page, '/review-of-systems', { record: answered });
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
    await open(session, []);
    await expect(page.getByRole('heading', { name: 'No Questions Available' })).toBeVisible();
    await expect(page.getByText('There are no specific questions available for "Headache".')).toBeVisible();
    await session.button('Continue').click();
    await session.isAt('/associated-symptoms');
  });

  test('Go Back leads to the chief complaint', async ({ session }) => {
    await open(session, []);
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
    await open(session, FOUR);
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
    await open(session, FOUR);
    await page.getByRole('radio', { name: 'No' }).check();
    await session.button('Questions').click();
    const sheet = page.getByRole('dialog', { name: 'Questions' });
    await sheet.getByRole('button', { name: /What happened/ }).click();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByLabel('Notes')).toBeVisible();
  });
});
