import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { longDate } from '#domain/case/long-date.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openAt } from './session.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A case as it was saved this long ago. */
function savedBefore(ms: number): string {
  return caseFormat.write({ ...emptyCase(longDate(new Date())), ...PATIENT }, Date.now() - ms);
}

describe('Home', () => {
  it('says what this is, with four feature cards and the education notice', async () => {
    const session = await openAt('/', { isAccepted: false });
    expect(await session.find('heading', 'Keep your histories')).toBeVisible();
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Guided history',
      'Differential diagnosis',
      'Patient simulation',
      'Structured summary',
      'Keep your histories',
    ]);
    expect(screen.getByText('For education only. Never enter the data of a real patient.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Anamnesis' })).toBeDisabled();
    expect(screen.queryByRole('navigation', { name: 'Progress' })).toBeNull();
  });

  it('offers to resume a session that was kept, and only then', async () => {
    const session = await openAt('/', { record: PATIENT });
    await session.press('Resume session');
    await session.isAt('/chief-complaint');
    localStorage.clear();
    await openAt('/');
    expect(await session.button('Begin Clinical Session')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume session' })).toBeNull();
  });

  it('discards a case that was saved more than 24 hours ago', async () => {
    const session = await openAt('/', { stored: { case: savedBefore(DAY_MS - 60_000) } });
    expect(await session.button('Resume session')).toBeVisible();
    await openAt('/', { stored: { case: savedBefore(DAY_MS + 1000) } });
    expect(await session.button('Begin Clinical Session')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Resume session' })).toBeNull();
  });

  it('Begin Clinical Session clears what was kept, once that was chosen (specification 5.2 and 27.11)', async () => {
    const session = await openAt('/', { record: { ...PATIENT, name: 'Old patient' } });
    await session.press('Begin Clinical Session');
    await session.press('Replace It', await session.find('dialog', 'Replace the running session?'));
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    expect(await session.find('textbox', /^Patient Name/)).toHaveValue('');
  });
});
