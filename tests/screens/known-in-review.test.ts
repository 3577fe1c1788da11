import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { question } from '#tests/examples/sample-questions.ts';
import { complaintNamed } from '#tests/examples/seeded-session.ts';
import { askedCase, BREATHLESS, NOTHING, SWEATING } from '#tests/examples/told-case.ts';
import { answerTexts, storedAnswers } from './asked-cough.ts';
import { intercept, readApi } from './network.ts';
import { QUESTIONS_PATH } from './question-at.ts';
import { openAt, storedRecord } from './session.ts';

const LAST = question(999, 'Is it new?');

describe('The review of systems starts with what is known', () => {
  const openReview = async (chosen: readonly number[], complaintAnswers = {}) => {
    const session = await openAt('/review-of-systems', {
      record: await askedCase(readApi, chosen),
      complaintAnswers,
    });
    await screen.findByRole('heading', { level: 2, name: 'Respiratory' });
    return session;
  };
  const system = (name: string) =>
    screen.getAllByRole('group').find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement;
  const rowOf = (name: string, systemName = 'Respiratory') =>
    within(system(systemName))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent?.startsWith(name)) as HTMLElement;

  it('present or not, with the place where it was said, and counted so', async () => {
    await openReview([BREATHLESS]);
    expect(rowOf('Breathlessness')).toHaveTextContent('told under chest pain');
    expect(rowOf('Breathlessness')).toHaveTextContent('Present');
    const palpitations = rowOf('Palpitations', 'Cardiovascular');
    expect(palpitations).toHaveTextContent(/denied under chest pain.*Not Present/);
    expect(
      within(palpitations).getByRole('button', { name: 'Change to Present: Palpitations' }),
    ).toBeVisible();
    // Cough and breathlessness; the chest pain stands under its home.
    expect(system('Respiratory')).toHaveTextContent(/^Respiratory2 present, 0 not present/);
    expect(system('Cardiovascular')).toHaveTextContent(/^Cardiovascular1 present/);
  });

  it('what is present without questions of its own can be asked about', async () => {
    intercept(QUESTIONS_PATH, () => Response.json([LAST]));
    const session = await openReview([BREATHLESS]);
    await session.press('Ask about it: Breathlessness', system('Respiratory'));
    await session.isAt('/questionnaire');
    expect(storedRecord().associatedSymptoms.map(({ text }) => text)).toEqual(['Cough', 'Breathlessness']);
  });

  it('a symptom denied before and changed to present is present everywhere', async () => {
    intercept(QUESTIONS_PATH, () => Response.json([LAST]));
    const session = await openReview([NOTHING]);
    await session.press('Change to Present: Palpitations', system('Cardiovascular'));
    await session.press('Present (Answer Questions)');
    await session.isAt('/questionnaire');
    expect(answerTexts()).toEqual(['Heart racing']);
  });

  it('Mark All Not Present belongs to an open system, and can be undone', async () => {
    const session = await openReview([BREATHLESS]);
    expect(screen.queryByRole('button', { name: 'Mark All Not Present: Urinary' })).toBeNull();
    await session.click(await session.find('heading', 'Urinary'));
    await session.press('Mark All Not Present: Urinary');
    expect(system('Urinary')).toHaveTextContent(/^Urinary0 present, \d+ not present, 0 unanswered/);
    await session.press('Undo');
    expect(system('Urinary')).toHaveTextContent(/^Urinary0 present, 0 not present/);
    expect(storedAnswers()).toEqual({});
  });

  it('Mark All Not Present names what was told, and leaves it or denies it everywhere', async () => {
    const session = await openReview([BREATHLESS, SWEATING]);
    await session.press('Mark All Not Present: Respiratory');
    const dialog = await session.find('dialog', 'Mark all not present?');
    expect(dialog).toHaveTextContent('Breathlessness was told under chest pain.');
    await session.press('Leave it as told', dialog);
    expect(rowOf('Breathlessness')).toHaveTextContent('Present');
    expect(system('Respiratory')).toHaveTextContent(/^Respiratory2 present, \d+ not present, 0 unanswered/);
    await session.press('Undo');
    await session.press('Mark All Not Present: Respiratory');
    await session.press('Deny it everywhere', await session.find('dialog', 'Mark all not present?'));
    expect(rowOf('Breathlessness')).toHaveTextContent('Not Present');
    expect(answerTexts()).toEqual(['A cold sweat']);
    await session.press('Undo');
    expect(answerTexts()).toEqual(['Short of breath, A cold sweat']);
  });

  it('what it contradicts stands in the row, with both ways', async () => {
    const { id } = await complaintNamed(readApi, 'Breathlessness');
    const session = await openReview([BREATHLESS], { [id]: false });
    const [first] = await screen.findAllByRole('region', { name: 'Breathlessness: which is right?' });
    expect(first).toHaveTextContent('Breathlessness was told under chest pain. Which is right?');
    await session.press(/^Present/, first);
    expect(rowOf('Breathlessness')).toHaveTextContent(/told under chest pain.*Present/);
    expect(storedAnswers()).toEqual({});
  });
});

describe('The AI step', () => {
  it('is not asked for what answers told or denied, and learns what they denied', async () => {
    const told = await complaintNamed(readApi, 'Breathlessness');
    const denied = await complaintNamed(readApi, 'Palpitations');
    const asked: { exclude: number[]; negativeSymptoms: { id: number }[] }[] = [];
    intercept(/^\/api\/workflow\/.*symptom/, call => {
      asked.push(call.body as (typeof asked)[number]);
      return call.pass();
    });
    await openAt('/ai-suggested-symptoms', { record: await askedCase(readApi, [BREATHLESS]) });
    await waitFor(() => expect(asked.length).toBeGreaterThan(0));
    expect(asked[0]?.exclude).toEqual(expect.arrayContaining([told.id, denied.id]));
    const negative = asked[0]?.negativeSymptoms.map(({ id }) => id);
    expect(negative).toContain(denied.id);
    expect(negative).not.toContain(told.id);
  });
});
