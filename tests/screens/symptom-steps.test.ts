import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { answeredSymptom, complaintNamed, PATIENT, someAnswers } from '#tests/examples/seeded-session.ts';
import { intercept, readApi, unreachable } from './network.ts';
import { nextButton, questionList } from './question-at.ts';
import { openAt, type Session, storedRecord, write } from './session.ts';

/** A case with headache and cough, both asked about. */
async function open(path: string, complaintAnswers: ComplaintAnswers = {}): Promise<Session> {
  const chiefComplaint = await answeredSymptom(readApi, 'Headache');
  const cough = await answeredSymptom(readApi, 'Cough');
  const answers = await someAnswers(readApi, chiefComplaint.id);
  const record: Partial<PatientRecord> = { ...PATIENT, chiefComplaint, associatedSymptoms: [cough], answers };
  return openAt(path, { record, complaintAnswers });
}

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('Associated symptoms', () => {
  const offered = (name: RegExp) => within(screen.getByRole('main')).queryAllByRole('button', { name });

  it('leave out the chief complaint, what was added, and what was answered No', async () => {
    const { id } = await complaintNamed(readApi, 'Fever');
    await open('/associated-symptoms', { [id]: false });
    await waitFor(() => expect(offered(/^Dizziness/)).not.toHaveLength(0));
    for (const name of [/^Headache/, /^Cough /, /^Fever/]) expect(offered(name)).toEqual([]);
    await write(screen.getByRole('searchbox'), 'qqqq');
    expect(await screen.findByText('No symptoms found matching your search.')).toBeVisible();
    expect(offered(/^Dizziness/)).toEqual([]);
  });

  it('stand in order: what often goes with the chief complaint, the others, what one asks at other ages', async () => {
    await open('/associated-symptoms');
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
    await open('/associated-symptoms');
    await write(await screen.findByRole('searchbox'), 'SOB');
    await waitFor(() =>
      expect(texts(offered(/^Breathlessness/))).toEqual([expect.stringMatching(/^Breathlessness · SOB/)]),
    );
  });

  it('that are not found offer the nearest names, each of which is a search', async () => {
    const session = await open('/associated-symptoms');
    const search = await screen.findByRole('searchbox');
    await write(search, 'palpatashons');
    expect(await screen.findByText('Did you mean')).toBeVisible();
    await session.press('Palpitations');
    expect(search).toHaveValue('Palpitations');
    expect(search).toHaveFocus();
    await waitFor(() => expect(offered(/^Palpitations/)).not.toHaveLength(0));
  });

  it('are picked into their questionnaire, which takes the place of the list in the browser’s history', async () => {
    const session = await open('/associated-symptoms');
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
    const session = await open('/associated-symptoms');
    await session.press('Back');
    await session.isAt('/chief-complaint');
  });
});

describe('The confirmation', () => {
  it('shows each symptom with its state and number of answers, and opens its questions again', async () => {
    const session = await open('/chief-complaint-confirmation');
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

  it('leads to another symptom, or on', async () => {
    const session = await open('/chief-complaint-confirmation');
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

describe('The review of systems', () => {
  const openReview = (complaintAnswers: ComplaintAnswers = {}) =>
    open('/review-of-systems', complaintAnswers);
  const system = (name: string) => screen.findByRole('heading', { level: 2, name });
  /** The row of a complaint; one that belongs to two systems has two. */
  const row = async (name: RegExp) =>
    (await screen.findAllByRole('listitem')).find(({ textContent }) => name.test(textContent ?? ''));

  it('groups the complaints by system, with a badge and counts', async () => {
    await openReview();
    await system('Respiratory');
    const respiratory = screen
      .getAllByRole('group')
      .find(({ textContent }) => textContent?.startsWith('Respiratory')) as HTMLElement;
    const counts = /1 present, 0 not present, (\d+) unanswered/;
    expect(respiratory).toHaveTextContent(counts);
    const [, unanswered] = counts.exec(respiratory.textContent ?? '') ?? [];
    const everyCount = respiratory.textContent?.match(new RegExp(`(?<!\\d)${unanswered} unanswered`, 'g'));
    expect(everyCount, 'in the summary line and in the badge').toHaveLength(2);
    const cough = within(respiratory)
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith('Cough'));
    expect(cough).toHaveTextContent('Present');
  });

  it('has no group for a body system of the other sex', async () => {
    const chiefComplaint = await answeredSymptom(readApi, 'Headache');
    await openAt('/review-of-systems', { record: { ...PATIENT, gender: 'Male', chiefComplaint } });
    expect(await system('Male genital')).toBeVisible();
    expect(screen.queryByRole('heading', { level: 2, name: 'Female genital' })).toBeNull();
  });

  it('starts from the case and the stored answers: present, not present, unanswered', async () => {
    const fever = await complaintNamed(readApi, 'Fever');
    const session = await openReview({ [fever.id]: false });
    await session.click(await system('General'));
    expect(await row(/^Fever/)).toHaveTextContent(/Not Present\s*Change to Present$/);
    expect(await row(/^Fatigue/)).toHaveTextContent('Click buttons below to answer');
    expect(await row(/^Cough/)).toHaveTextContent(/^Cough\s*Present$/);
    expect(screen.queryByRole('button', { name: 'Change to Present: Cough' })).toBeNull();
  });

  it('says how many questions of a present symptom were skipped', async () => {
    const chiefComplaint = await answeredSymptom(readApi, 'Headache');
    const [first, second] = await someAnswers(readApi, chiefComplaint.id);
    if (!first || !second) throw new Error('Headache has single-choice questions');
    const answers = [first, { ...second, choiceId: null, choiceText: 'Skipped' }];
    await openAt('/review-of-systems', { record: { ...PATIENT, chiefComplaint, answers } });
    expect((await screen.findAllByText('Present (1 skipped)'))[0]).toBeVisible();
  });

  it('marks every unanswered complaint of a system not present, and the same ones elsewhere', async () => {
    const session = await openReview();
    const shared = await complaintNamed(readApi, 'Breathlessness');
    const [here, there] = shared.bodySystems.map(({ name }) => name);
    if (!here || !there) throw new Error('Breathlessness belongs to two systems');
    await session.press(`Mark All Not Present: ${here}`);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Mark All Not Present: ${here}` })).toBeNull(),
    );
    await session.click(await system(there));
    expect(screen.getAllByRole('button', { name: 'Change to Present: Breathlessness' })).toHaveLength(2);
  });

  it('confirms a status before its questions open, and comes back afterwards', async () => {
    const session = await openReview();
    const dialog = () => session.find('dialog', 'Confirm Symptom Status');
    await session.click(await system('General'));
    await session.press('Present: Fever');
    await session.press('Cancel', await dialog());
    expect(await session.button('Present: Fever')).toBeVisible();
    await session.press('Present: Fever');
    await session.press('Not Present', await dialog());
    await session.press('Change to Present: Fever');
    await session.press('Present (Answer Questions)', await dialog());
    await session.isAt('/questionnaire');
    await session.reload();
    const last = within(await questionList())
      .getAllByRole('button')
      .at(-1);
    await session.click(last as HTMLElement);
    await session.press(/^Skip \d+ questions?$/);
    await session.click(await nextButton());
    await session.press('Finish anyway');
    await session.isAt('/review-of-systems');
    expect((await screen.findAllByText(/^Present \(\d+ skipped\)$/))[0]).toBeVisible();
  });

  it('does not ask an adult about what only children have', async () => {
    const session = await openReview();
    await session.click(await system('Musculoskeletal'));
    expect(await session.button('Present: Knee pain')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Present: Limping child' })).toBeNull();
  });

  it('continues to past medical history and is completed by that', async () => {
    const session = await openReview();
    await session.press('Continue to Past Medical History');
    await session.isAt('/past-medical-illnesses');
    expect(storedRecord().reviewOfSystemsCompleted).toBe(true);
    await session.press('Back to Review of Systems');
    await session.isAt('/review-of-systems');
  });

  it('that cannot be loaded says so and offers Go Back', async () => {
    intercept(/^\/api\/complaints$/, unreachable);
    const chiefComplaint = { id: 1, text: 'Headache', isAnswered: true };
    const session = await openAt('/review-of-systems', { record: { ...PATIENT, chiefComplaint } });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load review of systems. Please try again.',
    );
    await session.press('Go Back');
    await waitFor(() => expect(window.location.pathname).not.toBe('/review-of-systems'));
  });
});
