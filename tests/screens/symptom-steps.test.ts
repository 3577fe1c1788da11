import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { type Answer, SKIPPED } from '#domain/case/answer.ts';
import { answeredSymptom, complaintNamed, PATIENT, someAnswers } from '#tests/examples/seeded-session.ts';
import { openHeadache } from './headache.ts';
import { readApi } from './network.ts';
import { questionList } from './question-at.ts';
import { openAt, storedRecord, write } from './session.ts';

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('Associated symptoms', () => {
  const offered = (name: RegExp) => within(screen.getByRole('main')).queryAllByRole('button', { name });

  it('leave out the chief complaint, what was added, and what was answered No', async () => {
    const { id } = await complaintNamed(readApi, 'Fever');
    await openHeadache('/associated-symptoms', { [id]: false });
    await waitFor(() => expect(offered(/^Dizziness/)).not.toHaveLength(0));
    for (const name of [/^Headache/, /^Cough /, /^Fever/]) expect(offered(name)).toEqual([]);
    await write(screen.getByRole('searchbox'), 'qqqq');
    expect(await screen.findByText('No symptoms found matching your search.')).toBeVisible();
    expect(offered(/^Dizziness/)).toEqual([]);
  });

  it('stand in order: what often goes with the chief complaint, the others, what one asks at other ages', async () => {
    await openHeadache('/associated-symptoms');
    await screen.findByRole('heading', { name: 'Often goes with headache' });
    expect(texts(screen.getAllByRole('heading', { level: 2 })).slice(1)).toEqual([
      'Often goes with headache',
      'Other symptoms',
      'At other ages',
    ]);
    const often = screen.getByRole('list', { name: 'Often goes with headache' });
    expect(within(often).getAllByRole('button').length).toBeLessThanOrEqual(8);
    const unusual = screen.getByRole('list', { name: 'At other ages' });
    expect(within(unusual).getByRole('button', { name: /^Limping child/ })).toBeVisible();
  });

  it('are found by whatever they are called, which stands behind the name', async () => {
    await openHeadache('/associated-symptoms');
    await write(await screen.findByRole('searchbox'), 'SOB');
    await waitFor(() =>
      expect(texts(offered(/^Breathlessness/))).toEqual([expect.stringMatching(/^Breathlessness · SOB/)]),
    );
  });

  it('that are not found offer the nearest names, each of which is a search', async () => {
    const session = await openHeadache('/associated-symptoms');
    const search = await screen.findByRole('searchbox');
    await write(search, 'palpatashons');
    expect(await screen.findByText('Did you mean')).toBeVisible();
    await session.press('Palpitations');
    expect(search).toHaveValue('Palpitations');
    expect(search).toHaveFocus();
    await waitFor(() => expect(offered(/^Palpitations/)).not.toHaveLength(0));
  });

  it('are picked into their questionnaire, which takes the place of the list in the browser’s history', async () => {
    const session = await openHeadache('/associated-symptoms');
    const pages = window.history.length;
    await write(await screen.findByRole('searchbox'), 'dizz');
    await session.press(/^Dizziness/, screen.getByRole('main'));
    await session.isAt('/questionnaire');
    expect((await screen.findAllByText('Dizziness'))[0]).toBeVisible();
    const { associatedSymptoms, lastAnsweredSymptomId } = storedRecord();
    expect(associatedSymptoms.map(({ text }) => text)).toEqual(['Cough', 'Dizziness']);
    expect(lastAnsweredSymptomId).toBeNull();
    expect(window.history.length).toBe(pages);
  });

  it('lead back to the chief complaint', async () => {
    const session = await openHeadache('/associated-symptoms');
    await session.press('Back');
    await session.isAt('/chief-complaint');
  });
});

describe('The confirmation', () => {
  it('shows each symptom with its state and number of answers, and opens its questions again', async () => {
    const session = await openHeadache('/chief-complaint-confirmation');
    expect(texts(within(screen.getByRole('main')).getAllByRole('listitem'))).toEqual([
      expect.stringMatching(/Headache.*Chief complaint · \d+ answers.*Answered/),
      expect.stringMatching(/Cough.*Associated symptom · 0 answers.*Answered/),
    ]);
    await session.press('Review answers: Headache');
    await session.isAt('/questionnaire');
    const [first] = await within(await questionList()).findAllByRole('button', { name: /^Answered/ });
    await session.click(first as HTMLElement);
    await session.press(/^Skip \d+ questions?$/);
    await waitFor(() =>
      expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toHaveLength(1),
    );
    expect(storedRecord().returnToConfirmation).toBe(true);
  });

  it('calls nothing answered of which every question was skipped', async () => {
    const headache = await answeredSymptom(readApi, 'Headache');
    const cough = await answeredSymptom(readApi, 'Cough');
    const skipped = (answer: Answer): Answer => ({ ...answer, choiceId: null, choiceText: SKIPPED });
    const [first, ...others] = await someAnswers(readApi, headache.id);
    if (!first) throw new Error('Headache has single-choice questions');
    const ofCough = (await someAnswers(readApi, cough.id)).map(skipped);
    const answers = [first, ...others.map(skipped), ...ofCough];
    const record = { ...PATIENT, chiefComplaint: headache, associatedSymptoms: [cough], answers };
    const states = [
      expect.stringMatching(/Headache.*1 answer, \d+ skipped.*Partly answered/),
      expect.stringMatching(/Cough.*0 answers, \d+ skipped.*Skipped/),
    ];
    await openAt('/chief-complaint-confirmation', { record });
    await screen.findByRole('heading', { level: 1 });
    expect(texts(within(screen.getByRole('main')).getAllByRole('listitem'))).toEqual(states);
    await openAt('/associated-symptoms', { record });
    const soFar = await screen.findByRole('region', { name: 'So far' });
    expect(texts(within(soFar).getAllByRole('listitem'))).toEqual([
      'HeadachePartly answered',
      'CoughSkipped',
    ]);
  });

  it('leads to another symptom, or on', async () => {
    const session = await openHeadache('/chief-complaint-confirmation');
    await session.press('Add another symptom');
    await session.isAt('/associated-symptoms');
    await session.click(await session.find('link', 'Review answers'));
    await session.isAt('/chief-complaint-confirmation');
    await session.press('Continue');
    await waitFor(() =>
      expect(window.location.pathname).toMatch(/(ai-suggested-symptoms|review-of-systems)$/),
    );
  });
});
