import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { intercept, readApi } from './network.ts';
import {
  ask,
  conversation,
  DOOR,
  goIn,
  pickDiagnosis,
  WITH_LANGUAGE,
  withLanguage,
} from './practice-session.ts';
import { openAt } from './session.ts';
import { breakWorkers } from './workers.ts';

const EIGHT = [
  'What brings you in today?',
  'When did it start?',
  'Does it go anywhere else?',
  'How bad is it?',
  'Any allergies?',
  'Do you smoke?',
  'Do you drink alcohol?',
  'What do you do for work?',
];

describe('The consultation', () => {
  it('answers in the words of the patient, says what it understood, and is there after a reload', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await ask(session, 'Do you smoke?');
    const log = await conversation();
    expect(within(log).getByText(/It's my chest, doctor/)).toBeVisible();
    expect(within(log).getByText('Smoking')).toBeVisible();
    await session.fill('Notes', 'Smoker');
    await session.fill('Your question', 'Have you ever had');
    withLanguage();
    await session.reload();
    expect(within(await conversation()).getByText(/Twenty a day/)).toBeVisible();
    expect(await session.find('textbox', 'Notes')).toHaveValue('Smoker');
    expect(await session.find('textbox', 'Your question')).toHaveValue('Have you ever had');
  });

  it('answers what was sent in its order, while the student types on (specification 31.7)', async () => {
    const session = await goIn();
    const asked = ['What brings you in today?', 'When did it start?', 'Do you smoke?'];
    for (const words of asked) {
      await session.fill('Your question', words);
      await session.press('Ask');
    }
    await session.fill('Your question', 'Have you ever had');
    const log = await conversation();
    await within(log).findByText(/Twenty a day/);
    const said = [...log.querySelectorAll('[data-by]')];
    expect(said.map(line => line.getAttribute('data-by'))).toEqual(
      asked.flatMap(() => ['student', 'patient']),
    );
    expect(
      said.filter((_, place) => place % 2 === 0).map(line => line.querySelector('p')?.textContent),
    ).toEqual(asked);
    expect(await session.find('textbox', 'Your question')).toHaveValue('Have you ever had');
    expect(JSON.parse(localStorage.getItem('practiceSent') ?? '').practiceSent).toEqual({});
  });

  it('answers after a reload what was sent before, and nothing twice (specification 31.7)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    const [id = ''] = Object.keys(
      JSON.parse(localStorage.getItem('practiceAttempts') ?? '').practiceAttempts,
    );
    const practiceSent = {
      [id]: [
        { words: 'What brings you in today?', intent: null, tab: 'gone', line: 0 },
        { words: 'Do you smoke?', intent: null, tab: 'gone', line: 2 },
      ],
    };
    localStorage.setItem('practiceSent', JSON.stringify({ version: 1, savedAt: Date.now(), practiceSent }));
    withLanguage();
    await session.reload();
    const log = await conversation();
    await within(log).findByText(/Twenty a day/);
    expect(log.querySelectorAll('[data-by="student"]')).toHaveLength(2);
  });

  it('says when nothing can be understood, and goes on with what was sent (specification 31.7)', async () => {
    const session = await goIn();
    breakWorkers();
    await session.fill('Your question', 'Do you smoke?');
    await session.press('Ask');
    const failure = await screen.findByText(/^Failed to load what questions are understood by/);
    await session.press('Retry');
    expect(await within(await conversation()).findByText(/Twenty a day/, {}, WITH_LANGUAGE)).toBeVisible();
    expect(failure).not.toBeInTheDocument();
  });

  it('is not begun before the patient can understand anything (specification 31.6)', async () => {
    await readApi('/api/practice/patients');
    const { promise: language, resolve: comes } = Promise.withResolvers<Response>();
    intercept(/language\.gen\.json$/, () => language);
    const session = await openAt('/practice');
    await session.click(await session.find('link', DOOR));
    await session.press('Go In');
    expect(await session.button('Go In')).toHaveTextContent('Loading...');
    expect(localStorage.getItem('practiceAttempts')).toBeNull();
    comes(new Response('{'));
    await screen.findByText(/^Failed to load what questions are understood by/);
    withLanguage();
    await session.press('Retry');
    await session.press('Go In');
    await conversation();
  });

  it('lets a question be put right, as if nothing else had been understood (specification 31.8)', async () => {
    const session = await goIn();
    await ask(session, 'Do you smoke?');
    const readings = await session.find('list', 'What did you mean?');
    const [first] = within(readings).getAllByRole('button');
    const words = first?.textContent ?? '';
    await session.click(first as HTMLElement);
    const log = await conversation();
    expect(log.querySelectorAll('[data-by="student"]')).toHaveLength(1);
    expect(within(log).getAllByText(words).length).toBeGreaterThan(0);
  });

  it('offers several things asked at once as one reading, and one tap asks them all (specification 31.9)', async () => {
    const session = await goIn();
    await ask(session, 'Do you smoke or drink alcohol?');
    const readings = await session.find('list', 'What did you mean?');
    const both = within(readings)
      .getAllByRole('button')
      .find(({ textContent }) => textContent.includes(' · '));
    const words = both?.textContent ?? 'nothing of several';
    await session.click(both as HTMLElement);
    const log = await conversation();
    expect(log.querySelectorAll('[data-by="student"]')).toHaveLength(1);
    expect(within(log).getAllByText(words).length).toBeGreaterThan(0);
  });

  it('asks back what is no question for a patient, and counts it for nobody (specification 31.9)', async () => {
    const session = await goIn();
    await ask(session, 'What is the capital of France?');
    const log = await conversation();
    expect(log.querySelector('details')).toBeNull();
  });

  it('asks once in the middle what the student is thinking, and tells nothing (specification 31.13)', async () => {
    const session = await goIn();
    for (const words of EIGHT) await ask(session, words);
    const thoughts = await session.find('region', 'What are you thinking?');
    await pickDiagnosis(session, 'Diagnosis', 'heart attack');
    await session.press('Go On Asking', thoughts);
    await waitFor(() => expect(thoughts).not.toBeInTheDocument());
    await ask(session, 'Who lives with you?');
    expect(screen.queryByRole('region', { name: 'What are you thinking?' })).toBeNull();
  });

  it('does not ask in the middle where that was switched off', async () => {
    const practiceSettings = { mode: 'learning', minutes: 8, asksThoughts: false };
    localStorage.setItem(
      'practiceSettings',
      JSON.stringify({ version: 1, savedAt: Date.now(), practiceSettings }),
    );
    const session = await goIn();
    for (const words of EIGHT) await ask(session, words);
    expect(screen.queryByRole('region', { name: 'What are you thinking?' })).toBeNull();
  });

  it('says what a commitment lacks, and leads to it (specification 31.15)', async () => {
    const session = await goIn();
    await session.press('End and Commit');
    await session.find('heading', 'Commit');
    await session.press('Commit');
    expect(await screen.findByRole('alert')).toHaveTextContent('3 things to correct');
    expect(await session.find('textbox', /^Problem statement/)).toHaveFocus();
    await session.press('Back to the Patient');
    await conversation();
  });
});
