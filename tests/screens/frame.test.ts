import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openHistory } from './history-form.ts';
import { openAt } from './session.ts';

describe('The frame', () => {
  it('asks before going home loses work', async () => {
    const session = await openAt('/chief-complaint', { record: PATIENT });
    await session.press('Anamnesis');
    const dialog = await session.find('dialog', 'Return to Home?');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await session.user.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Anamnesis' })).toHaveFocus();
    await session.press('Anamnesis');
    await session.press('Lose Progress & Go Home', await session.find('dialog', 'Return to Home?'));
    expect(await session.button('Begin Clinical Session')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Resume session' })).toBeNull());
    expect(localStorage.getItem('anamnesisCase')).toBeNull();
  });

  it('goes home silently while there is nothing to lose', async () => {
    const session = await openAt('/patient-profile');
    await session.press('Anamnesis');
    expect(await session.button('Begin Clinical Session')).toBeVisible();
  });

  it('asks also when something was typed but not yet continued', async () => {
    const session = await openAt('/patient-profile');
    await session.fill(/^Patient Name/, 'M');
    await session.press('Anamnesis');
    expect(await session.find('dialog', 'Return to Home?')).toBeVisible();
  });

  it('names the page and moves the focus to its heading', async () => {
    const session = await openAt('/patient-profile', { record: PATIENT });
    await session.press('Continue to Chief Complaint');
    const heading = await session.find('heading', 'Chief Complaint');
    await waitFor(() => expect(heading).toHaveFocus());
    expect(document.title).toBe('Chief Complaint · Anamnesis');
  });

  it('leads back through the stepper to what is done', async () => {
    const session = await openAt('/patient-profile', { record: PATIENT });
    await session.press('Continue to Chief Complaint');
    await session.isAt('/chief-complaint');
    const progress = await session.find('navigation', 'Progress');
    await waitFor(() =>
      expect(progress.querySelector('[aria-current="step"]')).toHaveTextContent('Chief Complaint'),
    );
    await session.click(await session.find('link', /Patient Profile.*done/, progress));
    await session.isAt('/patient-profile');
    expect(within(progress).queryByRole('link', { name: /Summary/ })).toBeNull();
  });

  it('ticks what was visited, and not what may merely be opened', async () => {
    const session = await openHistory('/past-medical-illnesses');
    await session.press('Continue to Past Surgical History');
    await session.isAt('/past-surgical-history');
    await session.reload();
    const progress = await session.find('navigation', 'Progress');
    expect(within(progress).getByRole('link', { name: /Past Medical History.*step 7, done/ })).toBeVisible();
    expect(
      within(progress).getByRole('link', { name: /Social History.*step 12, not done yet/ }),
    ).toBeVisible();
  });
});
