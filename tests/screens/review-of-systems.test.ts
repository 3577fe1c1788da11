import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { answeredSymptom, complaintNamed, PATIENT, someAnswers } from '#tests/examples/seeded-session.ts';
import { openHeadache } from './headache.ts';
import { intercept, readApi, unreachable } from './network.ts';
import { nextButton, questionList } from './question-at.ts';
import { openAt, storedRecord } from './session.ts';

const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('The review of systems', () => {
  const openReview = (complaintAnswers: ComplaintAnswers = {}) =>
    openHeadache('/review-of-systems', complaintAnswers);
  const system = (name: string) => screen.findByRole('heading', { level: 2, name });
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
    expect(await row(/^Fever/)).toHaveTextContent(/Not Present$/);
    expect(await session.button('Change to Present: Fever')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Not Present: Fever' })).toBeNull();
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

  it('asks each complaint once, under its home, and marks all of a system not present', async () => {
    const session = await openReview();
    const [here, there] = (await complaintNamed(readApi, 'Breathlessness')).bodySystems.map(
      ({ name }) => name,
    );
    if (!here || !there) throw new Error('Breathlessness belongs to two systems');
    await session.press(`Mark All Not Present: ${here}`);
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: `Mark All Not Present: ${here}` })).toBeNull(),
    );
    await session.click(await system(there));
    expect(screen.getAllByRole('button', { name: 'Change to Present: Breathlessness' })).toHaveLength(1);
  });

  it('goes from the whole person from head to toe, and ends with what belongs to no one place', async () => {
    await openReview();
    await system('General');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'General',
      'Skin',
      'Eye',
      'Ear, nose and throat',
      'Breast',
      'Respiratory',
      'Cardiovascular',
      'Gastrointestinal',
      'Urinary',
      'Female genital',
      'Musculoskeletal',
      'Neurological',
      'Psychiatric',
      'Endocrine',
      'Blood',
    ]);
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

  it('asks adults about what adults have, and children about what children have', async () => {
    const chiefComplaint = await answeredSymptom(readApi, 'Headache');
    const asked = async (age: number, name: string) => {
      await openAt('/review-of-systems', { record: { ...PATIENT, age, chiefComplaint } });
      await system('Musculoskeletal');
      return screen.queryByText(name) !== null;
    };
    expect(await asked(54, 'Limping child')).toBe(false);
    expect(await asked(6, 'Limping child')).toBe(true);
    expect(await asked(54, 'Problems with many medicines')).toBe(true);
    expect(await asked(6, 'Problems with many medicines')).toBe(false);
    expect(await asked(6, 'Menopausal symptoms')).toBe(false);
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
