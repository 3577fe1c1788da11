import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { HistoriesResponse } from '#contract/histories.ts';
import type { Backup } from '#domain/summary/backup.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { signInNewMember } from './member.ts';
import { readApi } from './network.ts';
import { openAt, type Session, storedRecord } from './session.ts';

const TITLE = 'Replace the running session?';

/** Home with a running case, just after Begin was pressed. */
async function askedAtHome(): Promise<Session> {
  const session = await openAt('/', { record: await reviewedCase(readApi) });
  await session.press('Begin Clinical Session');
  await session.find('dialog', TITLE);
  return session;
}

describe('Begin Clinical Session and New History (specification 27.11)', () => {
  it('replace at once where nothing would be lost', async () => {
    const session = await openAt('/');
    await session.press('Begin Clinical Session');
    await session.isAt('/terms');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('say whose session is running, and start on the harmless answer', async () => {
    const session = await askedAtHome();
    const dialog = await session.find('dialog', TITLE);
    expect(dialog).toHaveTextContent('Margaret Okonkwo · Headache');
    expect(dialog).toHaveTextContent('Replacing it deletes it from this browser.');
    expect(await session.button('Resume session', dialog)).toHaveFocus();
  });

  it('Escape changes nothing and gives the focus back', async () => {
    const session = await askedAtHome();
    const before = storedRecord();
    await session.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(storedRecord()).toEqual(before);
    expect(await session.button('Begin Clinical Session')).toHaveFocus();
  });

  it('Resume session leads to where it stands', async () => {
    const session = await askedAtHome();
    await session.press('Resume session', await session.find('dialog', TITLE));
    await session.isAt('/summary');
    expect(storedRecord().name).toBe('Margaret Okonkwo');
  });

  it('a guest downloads the backup, which holds the case, and then replaces', async () => {
    const blobs: Blob[] = [];
    vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: kept(blobs), revokeObjectURL: () => {} }));
    const session = await askedAtHome();
    const dialog = await session.find('dialog', TITLE);
    await session.press('Download JSON Backup', dialog);
    expect(await screen.findByText('Its backup has been downloaded.')).toBeVisible();
    const backup: Backup = JSON.parse((await blobs[0]?.text()) ?? '{}');
    expect(backup.case?.record).toEqual(storedRecord());
    await session.press('Replace It', dialog);
    await session.isAt('/terms');
    expect(localStorage.getItem('anamnesisCase')).toBeNull();
  });

  it('who is signed in saves the history, and then replaces', async () => {
    await signInNewMember();
    const session = await openAt('/saved-histories', { record: await reviewedCase(readApi) });
    await session.press('New History');
    await session.press('Save History', await session.find('dialog', TITLE));
    await session.press('Save History', await session.find('dialog', 'Save History'));
    await session.press('Close', await session.find('dialog', 'Saved'));
    expect(await screen.findByText('It is saved: you find it under Saved Histories.')).toBeVisible();
    const { items } = (await readApi('/api/histories')) as HistoriesResponse;
    expect(items.map(({ title }) => title)).toEqual(["Margaret Okonkwo's History"]);
    const dialog = await session.find('dialog', TITLE);
    expect(await session.button('Replace It', dialog)).toHaveFocus();
    await session.press('Replace It', dialog);
    await session.acceptTerms();
    await session.isAt('/patient-profile');
    expect(localStorage.getItem('anamnesisCase')).toBeNull();
  });

  it('a save that is given up leads back to the question', async () => {
    await signInNewMember();
    const session = await openAt('/saved-histories', { record: await reviewedCase(readApi) });
    await session.press('New History');
    await session.press('Save History', await session.find('dialog', TITLE));
    await session.press('Cancel', await session.find('dialog', 'Save History'));
    expect(await session.button('Resume session', await session.find('dialog', TITLE))).toHaveFocus();
    expect(screen.queryByText(/^It is saved/)).toBeNull();
  });

  it('a profile that is only typed is asked about, too; there is nothing to save of it', async () => {
    const session = await openAt('/patient-profile');
    await session.fill(/^Patient Name/, 'Typed Only');
    await openAt('/');
    await session.press('Begin Clinical Session');
    const dialog = await session.find('dialog', TITLE);
    expect(dialog).toHaveTextContent('A patient profile');
    expect(screen.queryByRole('button', { name: 'Download JSON Backup' })).toBeNull();
    await session.press('Resume session', dialog);
    await session.isAt('/patient-profile');
    expect(await session.find('textbox', /^Patient Name/)).toHaveValue('Typed Only');
  });
});

function kept(blobs: Blob[]): (blob: Blob) => string {
  return blob => {
    blobs.push(blob);
    return 'blob:backup';
  };
}
