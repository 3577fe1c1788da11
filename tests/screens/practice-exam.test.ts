import { screen, waitFor } from '@testing-library/dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ask, commit, goIn, withLanguage } from './practice-session.ts';
import { stopClock } from './stopped-clock.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;

describe('An exam', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('ends by itself when its clock does, which no reload stops, and warns one minute before (specification 31.11)', async () => {
    stopClock();
    const session = await goIn('Exam');
    expect(await screen.findByRole('timer')).toHaveTextContent('8:00 left');
    expect(screen.queryByRole('checkbox', { name: /Suggest readings/ })).toBeNull();
    await ask(session, 'What brings you in today?');
    vi.setSystemTime(Date.now() + 5 * MINUTE);
    withLanguage();
    await session.reload();
    expect(await screen.findByRole('timer')).toHaveTextContent('3:00 left');
    vi.advanceTimersByTime(2 * MINUTE);
    await waitFor(() => expect(screen.getByText('One minute left')).toBeInTheDocument());
    vi.advanceTimersByTime(MINUTE);
    await session.find('heading', 'Commit');
    expect(screen.getByText(/^Time is up\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Back to the Patient' })).toBeNull();
  });

  it('that ran out while nobody looked leads to the commitment, too', async () => {
    stopClock();
    const session = await goIn('Exam');
    vi.setSystemTime(Date.now() + DAY);
    withLanguage();
    await session.reload();
    await session.find('heading', 'Commit');
  });

  it('of a patient is taken once, until that patient is due again (specification 31.35)', async () => {
    stopClock();
    const session = await goIn('Exam');
    await session.press('End and Commit');
    expect(await session.button('Back to the Patient')).toBeVisible();
    await commit(session);
    await session.press('Take This Patient Again');
    expect(await screen.findByText(/an exam is taken once\. Learning mode stays open\.$/)).toBeVisible();
    expect(screen.queryByRole('radio', { name: 'Exam' })).toBeNull();
    takeLookAlike();
    vi.setSystemTime(Date.now() + MINUTE);
    withLanguage();
    await session.reload();
    expect(await screen.findByText(/It opens again when this patient is due, in 7 days\./)).toBeVisible();
    vi.setSystemTime(Date.now() + 7 * DAY);
    withLanguage();
    await session.reload();
    expect(await session.find('radio', 'Exam')).toBeVisible();
  });
});

/** As if the look-alike had been taken just now. */
function takeLookAlike(): void {
  const stored = JSON.parse(localStorage.getItem('practiceResults') ?? '{}');
  const [first] = stored.practiceResults.results;
  const other = { ...first, patientId: first.lookAlike, lookAlike: first.patientId, mode: 'learning' };
  stored.practiceResults.results.push({ ...other, at: first.at + 1, beganAt: first.at });
  localStorage.setItem('practiceResults', JSON.stringify(stored));
}
