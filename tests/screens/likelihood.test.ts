import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { multiAnswer, singleAnswer } from '#domain/questionnaire/new-answer.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { readApi } from './network.ts';
import { openAt, type Session, storedRecord } from './session.ts';

/** A man whose chest pain is that of an infarction, as far as he was asked. */
let infarction: Partial<PatientRecord>;

beforeAll(async () => {
  const complaints = (await readApi('/api/complaints?gender=male')) as { id: number; text: string }[];
  const { id = 0, text = '' } = complaints.find(complaint => complaint.text === 'Chest pain') ?? {};
  const questions = (await readApi(`/api/complaints/${id}/questions?gender=male`)) as Question[];
  const tell = (ask: RegExp, choiceText: RegExp) => {
    const question = questions.find(other => ask.test(other.text));
    const choice = question?.choices.find(other => choiceText.test(other.text));
    if (!question || !choice) throw new Error(`Chest pain is not asked ${ask}: ${choiceText}`);
    const posed = { question, symptomId: id };
    return (question.type === 4 ? multiAnswer(posed, [choice]) : singleAnswer(posed, choice)) ?? [];
  };
  infarction = {
    ...PATIENT,
    age: 62,
    gender: 'Male',
    chiefComplaint: { id, text, isAnswered: true },
    reviewOfSystemsCompleted: true,
    answers: [
      tell(/How did the pain start/, /built up over minutes/),
      tell(/Where exactly/, /Behind the breastbone/),
      tell(/What does the pain feel like/, /Pressing/),
      tell(/Does it spread/, /Left arm/),
    ].flat(),
  };
});

const panel = () => screen.findByRole('region', { name: 'Differential diagnosis' });
const rowsOf = (part: HTMLElement) => part.querySelectorAll<HTMLElement>('ol > li > details');
const percentIn = (text: string | null) => Number(/(\d+)%$/.exec(text ?? '')?.[1] ?? 0);

async function openSummary(): Promise<{ session: Session; differential: HTMLElement; row: HTMLElement }> {
  const session = await openAt('/summary', { record: infarction });
  const differential = await panel();
  await waitFor(() => expect(rowsOf(differential).length).toBeGreaterThan(4));
  const row = [...rowsOf(differential)].find(({ textContent }) =>
    textContent?.startsWith('Myocardial infarction'),
  );
  if (!row) throw new Error('There is no infarction');
  return { session, differential, row };
}

async function open(session: Session, row: HTMLElement): Promise<void> {
  const summary = row.querySelector('summary');
  if (summary) await session.click(summary);
  await within(row).findByText(/^All \d+ steps$/);
}

describe('The differential on the summary', () => {
  it('is ranked by likelihood, in number and word, and says what is left for something else (specification 21.15)', async () => {
    const { differential, row } = await openSummary();
    expect(row).toHaveTextContent(/Myocardial infarction.*(?:very likely|likely|possible)/);
    const percents = [...rowsOf(differential)].map(row =>
      percentIn(row.querySelector('summary')?.textContent ?? ''),
    );
    expect(percents).toEqual(percents.toSorted((a, b) => b - a));
    expect(within(differential).getByText('Something else')).toBeVisible();
    expect(differential).toHaveTextContent('How likely each is by the whole history.');
  });

  it('can be ranked by the shares of evidence instead (specification 21.6)', async () => {
    const { session, differential } = await openSummary();
    await session.select('Evidence', differential);
    expect(differential).toHaveTextContent(
      'Shares of evidence points from the answers, not calibrated risk.',
    );
    expect(within(differential).queryByText('Something else')).toBeNull();
  });

  it('has the reasons of every diagnosis in the evidence, of the last one too (specification 21.9)', async () => {
    const { session, differential } = await openSummary();
    await session.select('Evidence', differential);
    await session.press(/^Show all \d+$/, differential);
    const last = [...rowsOf(differential)].at(-1);
    if (last) await session.click(last.querySelector('summary') ?? last);
    expect(rowsOf(differential).length).toBeGreaterThan(12);
    await waitFor(() => expect(last).toHaveTextContent(/For.*\+\d/));
  });

  it('says why in sentences, and in steps from before any answer (specification 21.16 and 21.18)', async () => {
    const { session, row } = await openSummary();
    await open(session, row);
    expect(row).toHaveTextContent('Chest pain (retrosternal) makes it about');
    const steps = [...row.querySelectorAll('details details ol > li')].map(step => step.textContent);
    expect(steps[0]).toMatch(/^Before any answer/);
    expect(steps.length).toBeGreaterThan(3);
    expect(percentIn(steps.at(-1) ?? '')).toBe(percentIn(row.querySelector('summary')?.textContent ?? ''));
  });

  it('asks what was left out, and comes back (specification 21.20)', async () => {
    const { session, row } = await openSummary();
    await open(session, row);
    const list = await within(row).findByRole('list', { name: 'Not asked, and would matter most' });
    const [ask] = within(list).getAllByRole('button', { name: /^Ask: / });
    expect(ask).toBeDefined();
    if (ask) await session.click(ask);
    await waitFor(() => expect(window.location.pathname).not.toBe('/summary'));
  });

  it('asks a question of the questionnaire at its place, from which one comes back at once (specification 9.28 and 21.20)', async () => {
    const { session, row } = await openSummary();
    await open(session, row);
    const duration = 'Ask: How long does the pain last each time, or how long has it lasted so far?';
    await session.press(duration, row);
    await session.isAt('/questionnaire');
    await session.find('heading', /^How long does the pain last/);
    await session.press('Enough for now');
    await session.isAt('/summary');
    expect(storedRecord().returnTo).toBeNull();
  });

  it('supposes another answer without touching the case (specification 21.19)', async () => {
    const { session, differential } = await openSummary();
    await session.press('What if?', differential);
    const dialog = await screen.findByRole('dialog', { name: 'What if?' });
    await session.choose('Answer to change', 'Chest pain: Does it spread anywhere?', dialog);
    const result = await within(dialog).findByRole('region', { name: 'What it would do' });
    await waitFor(() => expect(result).toHaveTextContent('Myocardial infarction'));
    await session.untick('Left arm', dialog);
    await session.tick('It does not spread', dialog);
    await waitFor(() => expect(result).toHaveTextContent(/Myocardial infarction.*before \d+%.*now/));
    expect(storedRecord().answers).toEqual(infarction.answers);
  });

  it('keeps the mark of danger for the few that must not be missed (specification 21.10)', async () => {
    const { differential } = await openSummary();
    const dangers = await within(differential).findByRole('region', { name: /Must not miss, not ruled out/ });
    const names = within(dangers).getAllByRole('listitem');
    expect(names.length).toBeGreaterThan(0);
    expect(dangers.querySelectorAll(':scope > ul > li').length).toBeLessThanOrEqual(8);
    expect(dangers).toHaveTextContent('Myocardial infarction');
  });
});

describe('What is likely so far', () => {
  it('is closed from the second question on, remembered as it is left, and says what the last answer changed (specification 21.21)', async () => {
    const { id = 0, text = '' } = infarction.chiefComplaint ?? {};
    const chiefComplaint = { id, text, isAnswered: false };
    const record = {
      ...infarction,
      chiefComplaint,
      currentSymptom: { id, text },
      reviewOfSystemsCompleted: false,
    };
    const session = await openAt('/questionnaire', { record: { ...record, answers: [] } });
    await screen.findByRole('heading', { name: /in your own words/ });
    expect(screen.queryByRole('button', { name: 'Likely so far' })).toBeNull();
    await session.press('Skip');
    const likely = await session.button('Likely so far');
    expect(likely).toHaveAttribute('aria-expanded', 'false');
    await session.select(/It built up over minutes/);
    await session.press('Likely so far');
    expect(
      await screen.findByText(
        /^Arrows show what “How did the pain start\? It built up over minutes” changed/,
      ),
    ).toBeVisible();
    await session.reload();
    expect(await session.button('Likely so far')).toHaveAttribute('aria-expanded', 'true');
  });
});
