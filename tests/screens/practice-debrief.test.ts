import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { intercept, unreachable } from './network.ts';
import { ask, commit, conversation, goIn, part, pickDiagnosis, WITH_LANGUAGE } from './practice-session.ts';
import { breakWorkers } from './workers.ts';

const ESSENTIAL = /^\d+ of \d+ essential, \d+ of \d+ relevant$/;

describe('The list of diagnoses to commit to', () => {
  it('draws fifty at first and more when one scrolls, counts all, and offers none twice (specification 29.1, 31.16)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    const field = await session.find('combobox', 'Add a diagnosis');
    await session.click(field);
    const options = () => within(screen.getByRole('listbox')).getAllByRole('option');
    await waitFor(() => expect(options()).toHaveLength(50));
    expect(Number(options()[0]?.getAttribute('aria-setsize'))).toBeGreaterThan(500);
    fireEvent.scroll(screen.getByRole('listbox'));
    await waitFor(() => expect(options()).toHaveLength(100));
    const [first] = options();
    const name = first?.textContent ?? '';
    await session.click(first ?? field);
    await session.click(await session.find('combobox', 'Add a diagnosis'));
    await waitFor(() => expect(options()).toHaveLength(50));
    expect(options().map(option => option.textContent)).not.toContain(name);
  });
});

describe('The debrief', () => {
  it('begins with at most three things, each with a sentence to try, and names the diagnosis', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    await commit(session);
    expect(screen.getByText(/^Daniel Okoro: /)).toBeVisible();
    const advice = within(await part('Do differently next time')).getAllByRole('listitem');
    expect(advice.length).toBeLessThanOrEqual(3);
    for (const one of advice)
      expect(one).toHaveTextContent(
        /(In none of your lines, as they were understood\.|, line \d+).*Try “.+”/,
      );
    const commitment = await part('Your commitment');
    expect(within(commitment).getByText(/^Over 1 case: Too few cases/)).toBeVisible();
    expect(within(commitment).getByText(/^You saw how soon it must be seen\./)).toBeVisible();
    expect(within(await part('What to take away')).getByText(/is due tomorrow/)).toBeVisible();
  });

  it('names the best question not asked beside the chart, and does without when that cannot be reckoned (specification 31.37)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    await commit(session);
    const values = await part('What each question was worth');
    const best = within(values).getByRole('figure');
    expect(best).toHaveTextContent(/^Best question not asked“.+\?”Odds × [\d.]+$/);
    intercept(/\/values$/, unreachable);
    await session.reload();
    await part('What to take away');
    expect(screen.queryByRole('region', { name: 'What each question was worth' })).toBeNull();
  });

  it('is made once questions can be read again, where that broke down (specification 31.17)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    await session.fill('Problem statement', 'A bus driver with two hours of chest pain.');
    await pickDiagnosis(session, 'Add a diagnosis', 'heart attack');
    await session.choose('How sure', '50 %');
    await session.select('At once');
    breakWorkers();
    await session.press('Commit');
    await screen.findByText(/^Failed to load what questions are understood by/);
    await session.press('Retry');
    await waitFor(
      () => expect(screen.queryByText(/^Failed to load what questions/)).toBeNull(),
      WITH_LANGUAGE,
    );
    await session.press('Commit');
    await part('What to take away');
  });

  it('leads back for what was missed, and stays as it was, however often (specification 31.19)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    await commit(session);
    const graded = (await screen.findByText(ESSENTIAL)).textContent;
    for (const words of ['Any allergies?', 'Do you smoke?']) {
      await session.press('Ask Again');
      const missed = await part('What you missed');
      expect(within(missed).getAllByText('Not yet').length).toBeGreaterThan(3);
      await ask(session, words);
      await waitFor(() => expect(within(missed).getAllByText('Found').length).toBeGreaterThan(0));
      expect(within(await conversation()).getAllByText('Asked again from here')).toHaveLength(1);
      await session.press('Back to the Debrief');
      expect(await screen.findByText(ESSENTIAL)).toHaveTextContent(graded ?? '');
    }
    expect(screen.getByText(/^Asked again: 2 of \d+ found that were missed\.$/)).toBeVisible();
    expect(JSON.parse(localStorage.getItem('practiceResults') ?? '{}').practiceResults.results).toHaveLength(
      1,
    );
  });

  it('gives the history away as text, PDF and backup, each marked (specification 31.18)', async () => {
    const session = await goIn();
    await ask(session, 'What brings you in today?');
    await session.press('End and Commit');
    await commit(session);
    await session.press('See the Written History');
    expect(await screen.findByRole('article', { name: 'Summary' })).toHaveTextContent(
      'Daniel Okoro (practice patient)',
    );
    const asked: unknown[] = [];
    intercept(/^\/api\/workflow\/summary$/, call => {
      asked.push(call.body);
      return unreachable();
    });
    await session.press('Download PDF');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(asked[0]).toMatchObject({ patientName: 'Daniel Okoro (practice patient)' });
    expect(await session.button('Download JSON Backup')).toBeEnabled();
  });
});
