import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { historyToSave } from '#tests/examples/history-to-save.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { loadPage } from './load-page.ts';
import { signInNewMember } from './member.ts';
import { callApi, intercept, readApi, unreachable } from './network.ts';
import { openAt, type Session, write } from './session.ts';

async function saveHistory(title: string, name?: string): Promise<void> {
  await callApi('/api/histories', historyToSave(title, name));
}

/** A member's list that holds one history. */
async function openListOfOne(): Promise<Session> {
  await signInNewMember();
  await saveHistory('Here');
  return openAt('/saved-histories');
}

async function expectTitles(titles: readonly string[]): Promise<void> {
  const list = await waitFor(() => screen.getByRole('main'));
  await waitFor(() => {
    const headings = within(list).getAllByRole('heading', { level: 2 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(titles);
  });
}

function numbered(from: number, to: number): readonly string[] {
  return Array.from({ length: from - to + 1 }, (_, at) => `History ${from - at}`);
}

describe('Saved Histories', () => {
  it('pages and search lead through a long list', async () => {
    await signInNewMember();
    for (let at = 1; at <= 30; at += 1) await saveHistory(`History ${at}`, `Patient ${at}`);
    const session = await openAt('/saved-histories');
    await expectTitles(numbered(30, 6));
    expect(screen.getByText('30 in all')).toBeVisible();
    await session.press('Older');
    await expectTitles(numbered(5, 1));
    expect(screen.getByText('Page 2 of 2')).toBeVisible();
    const search = await screen.findByRole('searchbox');
    await write(search, 'patient 17');
    await expectTitles(['History 17']);
    await write(search, 'nobody');
    expect(await screen.findByText('No history matches your search.')).toBeVisible();
  });

  it('a list that cannot be loaded says so and is asked again', async () => {
    const end = intercept(/^\/api\/histories$/, () => Response.json({}, { status: 400 }));
    await signInNewMember();
    await saveHistory('Here');
    const session = await openAt('/saved-histories');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load saved histories');
    end();
    await session.press('Retry');
    await expectTitles(['Here']);
  });

  it('deleting a history leaves the focus on the title of the page', async () => {
    const session = await openListOfOne();
    await session.press('Delete Here');
    await session.press('Delete', await session.find('dialog', 'Delete History?'));
    expect(await screen.findByText(/^Nothing saved yet\./)).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Saved Histories' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it('a history that cannot be deleted stays, and the dialog says so', async () => {
    const session = await openListOfOne();
    intercept(/^\/api\/histories\//, unreachable);
    await session.press('Delete Here');
    await session.press('Delete', await session.find('dialog', 'Delete History?'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete history');
    await session.press('Cancel');
    await expectTitles(['Here']);
  });

  it('an unknown history reads History not found', async () => {
    await signInNewMember();
    await openAt('/saved-histories');
    for (const id of ['00000000-0000-4000-8000-000000000000', 'anything']) {
      await loadPage(`/saved-histories/${id}`);
      expect(await screen.findByRole('alert')).toHaveTextContent('History not found');
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saved History');
    }
  });

  it('New History clears the case and what was recommended, and begins at the terms', async () => {
    await signInNewMember();
    const session = await openAt('/summary', { record: await reviewedCase(readApi) });
    await session.press('Save History');
    await session.press('Save History', await session.find('dialog', 'Save History'));
    await session.find('dialog', 'Saved');
    expect(localStorage.getItem('savedHistory')).not.toBeNull();
    await openAt('/saved-histories', { stored: { recommendations: '{}' } });
    expect(localStorage.getItem('aiHistoryRecommendations')).not.toBeNull();
    await session.press('New History');
    await session.press('Replace It', await session.find('dialog', 'Replace the running session?'));
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    expect(await session.find('textbox', /^Patient Name/)).toHaveValue('');
    for (const key of ['aiHistoryRecommendations', 'savedHistory', 'anamnesisCase'])
      expect(localStorage.getItem(key)).toBeNull();
  });
});
