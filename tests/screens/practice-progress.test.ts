import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { PASSWORD, registered, signInNewMember } from './member.ts';
import { callApi, intercept, readApi, unreachable } from './network.ts';
import { ask, commit, DOOR, goIn, part, withLanguage } from './practice-session.ts';
import { openAt, type Session, write } from './session.ts';

const NOW = Date.now();
const DAY = 86_400_000;

const result = (days: number, isRight: boolean): PracticeResult => ({
  patientId: 1,
  beganAt: NOW - days * DAY,
  at: NOW - days * DAY + 1,
  mode: 'learning',
  door: DOOR,
  system: 'Cardiovascular',
  level: 'classic',
  confidence: 0.8,
  isRight,
  topics: [{ topic: 'family', found: isRight ? 2 : 0, of: 2 }],
  lookAlike: null,
});

function store(results: readonly PracticeResult[]): void {
  const practiceResults = { results };
  localStorage.setItem('practiceResults', JSON.stringify({ version: 2, savedAt: NOW, practiceResults }));
}

/** What the browser has of practice. */
function keys(): readonly string[] {
  return Object.keys(localStorage).filter(key => key.startsWith('practice'));
}

async function takeOne(): Promise<Session> {
  const session = await goIn();
  await ask(session, 'What brings you in today?');
  await session.press('End and Commit');
  await commit(session);
  return session;
}

/** Signs in through the page, as one who was a guest until now. */
async function signIn(email: string): Promise<Session> {
  const session = await openAt('/login');
  await session.fill(/^Email/, email);
  await write(await screen.findByLabelText(/^Password/, { selector: 'input' }), PASSWORD);
  await session.press('Sign In');
  await session.isAt('/');
  return session;
}

async function accountPractice(): Promise<{ readonly results: readonly unknown[] }> {
  const { practice } = (await readApi('/api/account/export')) as { practice: { results: unknown[] } };
  return practice;
}

describe('Progress', () => {
  it('tells how each part went over time, in a line and in words (specification 31.33)', async () => {
    store([result(4, false), result(3, false), result(2, true), result(1, true)]);
    await openAt('/progress');
    expect(await screen.findByText(/1 patient, 4 histories\./)).toBeVisible();
    const systems = await part('Right at the first place, by body system');
    expect(systems).toHaveTextContent('Cardiovascular2 of 4Earlier 0 %, lately 100 %');
    const topics = await part('Found of what matters, by part of the history');
    expect(topics).toHaveTextContent('Family4 of 8Earlier 0 %, lately 100 %');
    expect(within(await part('How sure you may be')).getByRole('table')).toBeVisible();
  });

  it('of a guest stays in the browser, and can be taken along and deleted (specification 31.36)', async () => {
    store([result(1, true)]);
    const session = await openAt('/progress');
    expect(
      await screen.findByText('Kept in this browser. Sign in to find it on every device.'),
    ).toBeVisible();
    const saved: Blob[] = [];
    URL.createObjectURL = file => String(saved.push(file as Blob));
    URL.revokeObjectURL = () => {};
    await session.press('Export Practice Data');
    expect(JSON.parse((await saved[0]?.text()) ?? '')).toMatchObject({
      results: [{ system: 'Cardiovascular' }],
    });
    await session.press('Delete Practice Data');
    await session.press('Delete', await session.find('dialog', 'Delete what you practised?'));
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    await session.reload();
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  });

  it('of an account is deleted from it, too; when that fails, nothing is (specification 31.36)', async () => {
    await signInNewMember();
    store([result(1, true)]);
    const session = await openAt('/progress');
    expect(await screen.findByText('Kept in your account.')).toBeVisible();
    const end = intercept(/progress$/, call => (call.method === 'DELETE' ? unreachable() : call.pass()));
    const remove = async () => {
      await session.press('Delete Practice Data');
      await session.press('Delete', await session.find('dialog', 'Delete what you practised?'));
    };
    await remove();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete what you practised');
    expect((await accountPractice()).results).toHaveLength(1);
    end();
    await remove();
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    expect(await accountPractice()).toEqual({ attempts: [], results: [] });
  });
});

describe('What a guest practised', () => {
  it('is carried over at sign-in, once and with a word, and leaves the browser at sign-out (specification 31.34)', async () => {
    const email = await registered();
    await takeOne();
    const session = await signIn(email);
    expect(await screen.findByText('1 patient you took as a guest: now in your account.')).toBeVisible();
    expect((await accountPractice()).results).toHaveLength(1);
    await session.press('Close this message');
    await openAt('/progress');
    expect(await screen.findByText('Kept in your account.')).toBeVisible();
    expect(screen.queryByText(/as a guest/)).toBeNull();
    expect((await accountPractice()).results).toHaveLength(1);
    await openAt('/profile');
    await session.press('Sign Out');
    await session.isAt('/');
    await waitFor(() => expect(keys()).toEqual([]));
    await openAt('/progress');
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
  });

  it('is there on the next device', async () => {
    const email = await registered();
    await takeOne();
    await signIn(email);
    await screen.findByText(/now in your account/);
    localStorage.clear();
    const session = await openAt('/progress');
    expect(await screen.findByText(/1 patient, 1 history\./)).toBeVisible();
    withLanguage();
    const { patientId } = JSON.parse(localStorage.getItem('practiceResults') ?? '').practiceResults
      .results[0];
    await openAt(`/practice/${patientId}`);
    expect(await session.find('heading', 'Debrief')).toBeVisible();
  });
});

describe('What is practised in an account', () => {
  it('waits visibly while the server cannot be reached, and is sent then (specification 31.32)', async () => {
    await signInNewMember();
    const end = intercept(/^\/api\/practice\/progress$/, unreachable);
    await takeOne();
    const words = '1 patient not in your account yet: sent when the server can be reached.';
    expect(await screen.findByText(words)).toBeVisible();
    expect((await accountPractice()).results).toHaveLength(0);
    end();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Kept in your account.')).toBeVisible();
    expect((await accountPractice()).results).toHaveLength(1);
  });

  it('does not hold up the rest where the server refuses one part of it', async () => {
    await signInNewMember();
    store([result(1, true)]);
    const refuse = intercept(/^\/api\/practice\/progress$/, call => {
      const { attempts } = call.body as { attempts: readonly unknown[] };
      return attempts.length > 0 ? Response.json({}, { status: 400 }) : call.pass();
    });
    await takeOne();
    await waitFor(async () => expect((await accountPractice()).results).toHaveLength(2), { interval: 1000 });
    refuse();
  });

  it('of which the session has run out leaves only what could not be sent, for its owner alone', async () => {
    const email = await signInNewMember();
    store([result(1, true)]);
    await openAt('/progress');
    expect(await screen.findByText('Kept in your account.')).toBeVisible();
    intercept(/^\/api\/practice\/progress$/, unreachable);
    await takeOne();
    jsdom.cookieJar.removeAllCookiesSync();
    await openAt('/progress');
    await waitFor(() => expect(screen.getByText(/1 patient, 1 history\./)).toBeVisible());
    await callApi('/api/auth/sign-in/email', { email: await registered(), password: PASSWORD });
    await openAt('/progress');
    expect(await screen.findByText(/^Nothing yet\./)).toBeVisible();
    expect(email).not.toBe('');
  });
});
