import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { HistoriesResponse } from '#contract/histories.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { signInNewMember } from './member.ts';
import { callApi, intercept, readApi, unreachable } from './network.ts';
import { openAt, type Session } from './session.ts';

const NOT_NOTED = 'PDF generated but could not be saved to history';

async function openSummary(): Promise<Session> {
  return openAt('/summary', { record: await reviewedCase(readApi) });
}

/** Presses Save History on the page, and `save` in the dialog it opens. */
async function save(
  session: Session,
  way: 'Save History' | 'Update History' = 'Save History',
): Promise<void> {
  await session.press('Save History');
  await session.press(way, await session.find('dialog', 'Save History'));
}

async function saved(session: Session): Promise<void> {
  expect(await screen.findByText(/^History saved successfully\./)).toBeVisible();
  await session.press('Close', await session.find('dialog', 'Saved'));
}

async function storedHistories(): Promise<HistoriesResponse['items']> {
  return ((await readApi('/api/histories')) as HistoriesResponse).items;
}

async function theStored(): Promise<HistoriesResponse['items'][number]> {
  const [only, ...others] = await storedHistories();
  expect(others).toEqual([]);
  if (only === undefined) throw new Error('Nothing is stored');
  return only;
}

async function storedTitles(): Promise<readonly string[]> {
  return (await storedHistories()).map(({ title }) => title).sort();
}

describe('Save History', () => {
  it('is not offered to a guest', async () => {
    const session = await openSummary();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Process Clinical Data' })).toBeEnabled());
    expect(await session.button('Account')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save History' })).toBeNull();
  });

  it('needs a title, and inserts once, then updates', async () => {
    await signInNewMember();
    const session = await openSummary();
    await session.press('Save History');
    const dialog = await session.find('dialog', 'Save History');
    await session.fill(/^Title/, '  ');
    await session.press('Save History', dialog);
    expect(await screen.findByText('Please enter a title for this history')).toBeVisible();
    await session.fill(/^Title/, 'One');
    await session.press('Save History', dialog);
    expect(await screen.findByText(/^History saved successfully\./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await session.reload();
    await session.press('Save History');
    expect(await session.find('textbox', /^Title/)).toHaveValue('One');
    await session.fill(/^Title/, 'Two');
    await session.press('Update History');
    await saved(session);
    expect(await storedTitles()).toEqual(['Two']);
  });

  it('makes a new history of one that was deleted meanwhile', async () => {
    await signInNewMember();
    const session = await openSummary();
    await save(session);
    await saved(session);
    const { id } = await theStored();
    await callApi(`/api/histories/${id}`, undefined, 'DELETE');
    await save(session, 'Update History');
    await saved(session);
    expect((await theStored()).id).not.toBe(id);
  });

  it('is no conflict after this browser made the PDF on the history’s own page', async () => {
    await signInNewMember();
    const session = await openSummary();
    await save(session);
    await saved(session);
    const { id, updated_at } = await theStored();
    await openAt(`/saved-histories/${id}`);
    await session.press('Process Clinical Data');
    expect(await session.button('Download PDF')).toBeVisible();
    // The browser has heard of the state that its PDF made.
    const heard = () =>
      JSON.parse(localStorage.getItem('savedHistory') ?? '{}').savedHistory?.link?.updatedAt;
    await waitFor(() => expect(heard()).not.toBe(updated_at));
    expect((await theStored()).updated_at).toBe(heard());
    await openAt('/summary');
    await save(session, 'Update History');
    await saved(session);
    expect((await theStored()).id).toBe(id);
  });

  it('lets the user choose when another device saved meanwhile: keep both', async () => {
    await signInNewMember();
    const session = await openSummary();
    await save(session);
    await saved(session);
    const { id, updated_at, patient_data } = await theStored();
    await callApi(`/api/histories/${id}`, { title: 'From the ward', patient_data, updated_at }, 'PUT');
    await save(session, 'Update History');
    const conflict = await session.find('dialog', 'Changed on another device');
    expect(conflict).toHaveTextContent('From the ward');
    await session.press('Save as a New History', conflict);
    await saved(session);
    expect(await storedTitles()).toEqual(['From the ward', "Margaret Okonkwo's History"]);
  });

  it('keeps what was typed when saving fails', async () => {
    await signInNewMember();
    const session = await openSummary();
    const end = intercept(/^\/api\/histories$/, () => Response.json({}, { status: 500 }));
    await session.press('Save History');
    const dialog = await session.find('dialog', 'Save History');
    await session.fill(/^Title/, 'Keep me');
    await session.press('Save History', dialog);
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to save history');
    expect(await session.find('textbox', /^Title/)).toHaveValue('Keep me');
    end();
    await session.press('Save History', dialog);
    await saved(session);
    expect(await storedTitles()).toEqual(['Keep me']);
  });

  it('waits in sight without a network, and is saved by itself (specification 32.6)', async () => {
    await signInNewMember();
    const session = await openSummary();
    const end = intercept(/^\/api\/(histories|health)$/, unreachable);
    await session.press('Save History');
    const dialog = await session.find('dialog', 'Save History');
    await session.fill(/^Title/, 'From the cellar');
    await session.press('Save History', dialog);
    expect(await session.find('dialog', 'Kept for Later')).toBeVisible();
    expect(await screen.findByText('Waiting to be sent: “From the cellar”.')).toBeVisible();
    end();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Waiting to be sent/)).toBeNull());
    expect(await storedTitles()).toEqual(['From the cellar']);
  });

  it(`${NOT_NOTED}: the PDF is there, and Retry notes it`, async () => {
    await signInNewMember();
    const session = await openSummary();
    await save(session);
    await saved(session);
    const end = intercept(/^\/api\/histories\//, unreachable);
    await session.press('Process Clinical Data');
    await session.press('Continue Without Backup');
    expect(await screen.findByText(NOT_NOTED)).toBeVisible();
    expect(await session.button('Download PDF')).toBeVisible();
    end();
    await session.press('Retry');
    await waitFor(async () => {
      const { pdfUrl } = (await theStored()).patient_data;
      expect(pdfUrl).toMatch(/^\/api\/files\/clinical-summaries\/\w+\/clinical_summary_\d+\.pdf$/);
    });
    await waitFor(() => expect(screen.queryByText(NOT_NOTED)).toBeNull());
  });
});
