import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { COUGH, complaining, FOUR, HEADACHE, LONG_ANSWER } from '#tests/examples/sample-questions.ts';
import { PATIENT, storedTexts } from '#tests/examples/seeded-session.ts';
import { loadPage } from './load-page.ts';
import { intercept, unreachable } from './network.ts';
import { nextButton, openQuestionAt, QUESTIONS_PATH } from './question-at.ts';
import { openAt, Session, storedRecord } from './session.ts';

const answered = { ...PATIENT, chiefComplaint: { ...HEADACHE, isAnswered: true } };

describe('Cancel in the questionnaire', () => {
  it('asks, clears the answers, and leads to the chief complaint', async () => {
    const session = await openQuestionAt(FOUR);
    await session.select('No');
    await session.press('Cancel');
    await session.press('Go Back', await session.find('dialog', 'Cancel this symptom?'));
    expect(screen.getByRole('radio', { name: 'No' })).toBeChecked();
    await session.press('Cancel');
    await session.press('Yes, Cancel', await session.find('dialog', 'Cancel this symptom?'));
    await session.isAt('/chief-complaint');
    const { answers, currentSymptom } = storedRecord();
    expect({ answers, currentSymptom }).toEqual({ answers: [], currentSymptom: null });
  });

  it('leads to the associated symptoms from one of them, which is taken out', async () => {
    const associatedSymptoms = [{ ...COUGH, isAnswered: false }];
    const session = await openQuestionAt(FOUR, { ...answered, associatedSymptoms, currentSymptom: COUGH });
    await session.press('Cancel');
    await session.press('Yes, Cancel');
    await session.isAt('/associated-symptoms');
    expect(storedRecord().associatedSymptoms).toEqual([]);
  });
});

describe('The way back from a questionnaire belongs to the case, so that', () => {
  /** Marks fever present in the review of systems, which leads to its questions; there are none. */
  async function openFromReview(): Promise<Session> {
    intercept(QUESTIONS_PATH, () => Response.json([]));
    const session = await openAt('/review-of-systems', { record: answered });
    await session.click(await session.find('heading', 'General'));
    await session.press('Present: Fever');
    await session.press('Present (Answer Questions)');
    return session;
  }

  it('a reload at once does not lose it', async () => {
    await openFromReview();
    await loadPage('/review-of-systems');
    const session = new Session();
    await session.isAt('/questionnaire');
    await session.press('Continue');
    await session.isAt('/review-of-systems');
    const { returnTo, currentSymptom } = storedRecord();
    expect({ returnTo, currentSymptom }).toEqual({ returnTo: null, currentSymptom: null });
  });

  it('Resume session does not lose it', async () => {
    await (await openFromReview()).isAt('/questionnaire');
    await loadPage('/');
    const session = new Session();
    await session.press('Resume session');
    await session.isAt('/questionnaire');
    await session.press('Continue');
    await session.isAt('/review-of-systems');
  });

  it('a suggested symptom leads back to the AI step after a reload', async () => {
    intercept(QUESTIONS_PATH, () => Response.json([]));
    const record = { ...answered, currentSymptom: null };
    const session = await openAt('/ai-suggested-symptoms', { record });
    await session.press('Yes');
    await session.isAt('/questionnaire');
    await session.reload();
    await session.press('Continue');
    await session.isAt('/ai-suggested-symptoms');
  });

  it('it does not lead the next symptom astray', async () => {
    const session = await openFromReview();
    await session.isAt('/questionnaire');
    await session.press('Continue');
    await session.isAt('/review-of-systems');
    await loadPage('/associated-symptoms');
    const [cough] = await screen.findAllByRole('button', { name: /^Cough/ });
    await session.click(cough ?? document.body);
    await session.isAt('/questionnaire');
    await session.press('Continue');
    await session.isAt('/associated-symptoms');
  });
});

describe('When there is nothing to ask', () => {
  it('the questionnaire says so, and Continue completes the symptom', async () => {
    const session = await openQuestionAt([]);
    expect(await session.find('heading', 'No Questions Available')).toBeVisible();
    expect(screen.getByText('There are no specific questions available for "Headache".')).toBeVisible();
    await session.press('Continue');
    await session.isAt('/associated-symptoms');
  });

  it('Go Back leads to the chief complaint', async () => {
    const session = await openQuestionAt([]);
    await session.press('Go Back');
    await session.isAt('/chief-complaint');
  });
});

describe('When the server is away', () => {
  it('questions that cannot be loaded offer Go Back and Retry', async () => {
    const comeBack = intercept(QUESTIONS_PATH, unreachable);
    const session = await openAt('/questionnaire', { record: complaining });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load questions. Please try again.');
    comeBack();
    intercept(QUESTIONS_PATH, () => Response.json(FOUR));
    await session.press('Retry');
    expect(await session.find('heading', 'Is it new?')).toBeVisible();
  });

  it('Go Back leads to the chief complaint and loses nothing', async () => {
    intercept(QUESTIONS_PATH, unreachable);
    const session = await openAt('/questionnaire', { record: complaining });
    await session.press('Go Back');
    await session.isAt('/chief-complaint');
    expect(await session.find('radio', /^Headache/)).toBeVisible();
  });

  it('in the middle of a symptom the questions go on, and the next page offers Retry', async () => {
    const session = await openQuestionAt(FOUR);
    await session.find('heading', 'Is it new?');
    const comeBack = intercept(/^\/api\//, unreachable);
    await session.select('No');
    await session.click(await nextButton());
    await session.fill('Notes', LONG_ANSWER);
    await session.click(await nextButton());
    await session.select('Yes');
    await session.click(await nextButton());
    await session.isAt('/associated-symptoms');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load associated symptoms. Please try again.',
    );
    comeBack();
    await session.press('Retry');
    expect(await screen.findByRole('searchbox')).toBeVisible();
    expect(storedRecord().answers).toHaveLength(3);
  });

  it('the differential that fails offers Go Back and Retry', async () => {
    intercept(/^\/api\/differential$/, unreachable);
    for (const { in: place, key, text } of storedTexts({ record: answered }))
      (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
    await loadPage('/questionnaire');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to calculate differential diagnoses. Please try again.',
    );
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
    const session = new Session();
    await session.press('Go Back');
    await session.isAt('/associated-symptoms');
    await waitFor(() => expect(screen.getByRole('searchbox')).toBeVisible());
  });
});
