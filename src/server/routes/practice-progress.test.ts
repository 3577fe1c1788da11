import { describe, expect, test } from 'vitest';
import type { ProgressResponse } from '#contract/practice-progress.ts';
import { type Attempt, attemptId, beginAttempt, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import {
  afterExchange,
  type Kept,
  MOST_TRANSCRIPTS,
  type Moved,
  NOTHING_KEPT,
  type Practised,
  unsentOf,
} from '#domain/practice/attempt/kept-progress.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { type Member, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { practiceAttempts, practiceResults } from '#server/db/tables/practice-progress.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const NOW = 1_800_000_000_000;
const SETTINGS = { mode: 'exam', minutes: 8, asksThoughts: true } as const;
const PATH = '/api/practice/progress';
const NOTHING: Moved = { attempts: [], results: [] };

const attempt = (patientId: number, later = 0): Attempt => ({
  ...beginAttempt({ patientId, settings: SETTINGS, now: NOW + later, today: '2026-11-23' }),
  lines: [
    { by: 'student', text: 'Do you smoke?', asked: ['history:smoking'] },
    {
      by: 'patient',
      text: 'Twenty a day.',
      facts: ['history:smoking'],
      held: [],
      usual: [],
      cues: [],
      offers: [],
    },
  ],
});

const resultOf = ({ patientId, beganAt }: Attempt): PracticeResult => ({
  patientId,
  beganAt,
  at: beganAt + 9,
  mode: 'exam',
  door: 'A baker with pain in the chest.',
  system: 'Heart',
  level: 'classic',
  confidence: 0.8,
  isRight: true,
  topics: [{ topic: 'complaint', found: 3, of: 4 }],
  lookAlike: 9,
});

const noted = (before: Attempt, notes: string, now = NOW) =>
  changedAttempt(before, { ...before, notes }, now);

const asked = (before: Attempt, text: string, now: number) => {
  const question = { by: 'student' as const, text, asked: [] };
  return changedAttempt(before, { ...before, lines: [...before.lines, question] }, now);
};

function send(server: TestServer, member: Member, body: unknown) {
  return fetch(server.url + PATH, {
    method: 'PUT',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function exchange(server: TestServer, member: Member, sent: Moved, known: Kept = NOTHING_KEPT) {
  const response = await send(server, member, { known, ...sent });
  expect(response.status).toBe(200);
  return (await response.json()) as ProgressResponse;
}

async function signedIn() {
  const server = await serverForThisTest();
  return { server, ada: await memberOf(server, 'ada@example.org') };
}

describe('What an account has practised', () => {
  test('comes back on another device as it was sent, and is not sent again to the first (specification 31.32)', async () => {
    const { server, ada } = await signedIn();
    const one = attempt(7);
    const sent = { attempts: [one], results: [resultOf(one)] };
    expect(await exchange(server, ada, sent)).toEqual({ ...NOTHING, gone: { attempts: [], results: [] } });
    expect(await exchange(server, ada, NOTHING)).toMatchObject(sent);
    const kept = { attempts: { [attemptId(one)]: one.changedAt }, results: [attemptId(one)] };
    expect(await exchange(server, ada, NOTHING, kept)).toMatchObject(NOTHING);
  });

  test('of an attempt that two devices changed is the later, whichever comes first', async () => {
    const { server, ada } = await signedIn();
    const start = attempt(7);
    const [earlier, later] = [noted(start, 'earlier', NOW + 10), noted(start, 'later', NOW + 20)];
    await exchange(server, ada, { ...NOTHING, attempts: [later] });
    const refused = await exchange(server, ada, { ...NOTHING, attempts: [earlier] });
    expect(refused.attempts).toEqual([later]);
    const twice = [noted(later, 'first'), noted(noted(later, 'first'), 'second')];
    await exchange(server, ada, { ...NOTHING, attempts: twice });
    expect((await exchange(server, ada, NOTHING)).attempts).toEqual([twice[1]]);
  });

  test('is not written over by a device that does not know what another has asked (specification 31.44)', async () => {
    const { server, ada } = await signedIn();
    const start = attempt(7);
    const known = { attempts: { [attemptId(start)]: start.changedAt }, results: [] };
    await exchange(server, ada, { ...NOTHING, attempts: [start] });
    const [first, second] = [asked(start, 'Any allergies?', NOW + 10), asked(start, 'Any fever?', NOW + 20)];
    await exchange(server, ada, { ...NOTHING, attempts: [first] }, known);
    const told = await exchange(server, ada, { ...NOTHING, attempts: [second] }, known);
    expect(told.attempts).toEqual([first]);
    const seen = { attempts: { [attemptId(start)]: first.changedAt }, results: [] };
    expect((await exchange(server, ada, { ...NOTHING, attempts: [second] }, seen)).attempts).toEqual([]);
    expect((await exchange(server, ada, NOTHING)).attempts).toEqual([second]);
  });

  test('of one attempt that three devices send at the same moment is one whole state, which the others are told', async () => {
    const { server, ada } = await signedIn();
    const start = attempt(7);
    const states = ['fever', 'cough', 'rash'].map((words, at) => asked(start, words, NOW + 10 * (at + 1)));
    const answers = await Promise.all(
      states.map(one => exchange(server, ada, { ...NOTHING, attempts: [one] })),
    );
    const { attempts } = await exchange(server, ada, NOTHING);
    expect(attempts).toHaveLength(1);
    expect(states).toContainEqual(attempts[0]);
    const told = answers.filter(answer => answer.attempts.length === 1);
    expect(told).toHaveLength(2);
    for (const answer of told) expect(answer.attempts).toEqual(attempts);
  });

  test('of results is the first of each attempt', async () => {
    const { server, ada } = await signedIn();
    const first = resultOf(attempt(7));
    await exchange(server, ada, { ...NOTHING, results: [first] });
    await exchange(server, ada, { ...NOTHING, results: [{ ...first, isRight: false }] });
    expect((await exchange(server, ada, NOTHING)).results).toEqual([first]);
  });

  test('two devices that exchange at once lose nothing', async () => {
    const { server, ada } = await signedIn();
    type Device = { practised: Practised; kept: Kept };
    const device = (patients: readonly number[]): Device => {
      const attempts = patients.map(id => attempt(id, id));
      return {
        practised: {
          attempts: Object.fromEntries(attempts.map(each => [attemptId(each), each])),
          results: attempts.map(resultOf),
        },
        kept: NOTHING_KEPT,
      };
    };
    const devices = [device([1, 2, 3]), device([3, 4, 5]), device([6])];
    const round = async (own: Device) => {
      const sent = unsentOf(own.practised, own.kept);
      const returned = await exchange(server, ada, sent, own.kept);
      Object.assign(own, afterExchange(own.practised, own.kept, { sent, returned }));
    };
    for (let rounds = 0; rounds < 2; rounds += 1) await Promise.all(devices.map(round));
    for (const { practised } of devices) {
      expect(Object.keys(practised.attempts)).toHaveLength(6);
      expect(practised.results).toHaveLength(6);
    }
  });

  test('holds what was said of the last 60 attempts, and what came of all', async () => {
    const { server, ada } = await signedIn();
    const many = Array.from({ length: 65 }, (_, place) => attempt(place + 1, place));
    for (let from = 0; from < many.length; from += 10) {
      const attempts = many.slice(from, from + 10);
      await exchange(server, ada, { attempts, results: attempts.map(resultOf) });
    }
    const known = { attempts: { [attemptId(many[0] as Attempt)]: NOW }, results: [] };
    const all = await exchange(server, ada, NOTHING, known);
    expect(all.attempts).toHaveLength(MOST_TRANSCRIPTS);
    expect(all.results).toHaveLength(65);
    expect(all.gone.attempts).toEqual([`1-${NOW}`]);
  });

  test('is nobody else’s, even under the same number', async () => {
    const { server, ada } = await signedIn();
    const eve = await memberOf(server, 'eve@example.org');
    const own = noted(attempt(7), 'of Ada');
    await exchange(server, ada, { attempts: [own], results: [resultOf(own)] });
    const theirs = await exchange(server, eve, { ...NOTHING, attempts: [noted(own, 'of Eve', NOW + 99)] });
    expect(theirs).toMatchObject(NOTHING);
    await fetch(server.url + PATH, { method: 'DELETE', headers: eve.headers });
    expect((await exchange(server, ada, NOTHING)).attempts).toEqual([own]);
  });

  test('is deleted on demand, and the other devices are told', async () => {
    const { server, ada } = await signedIn();
    const one = attempt(7);
    await exchange(server, ada, { attempts: [one], results: [resultOf(one)] });
    const response = await fetch(server.url + PATH, { method: 'DELETE', headers: ada.headers });
    expect(response.status).toBe(204);
    const id = attemptId(one);
    const known = { attempts: { [id]: one.changedAt }, results: [id] };
    expect(await exchange(server, ada, NOTHING, known)).toEqual({
      ...NOTHING,
      gone: { attempts: [id], results: [id] },
    });
  });

  test('goes along in the export, and with the account', async () => {
    const { server, ada } = await signedIn();
    const one = attempt(7);
    await exchange(server, ada, { attempts: [one], results: [resultOf(one)] });
    const everything = await (await server.get('/api/account/export', ada.headers)).json();
    expect(everything.practice).toEqual({ attempts: [one], results: [resultOf(one)] });
    await fetch(`${server.url}/api/account`, {
      method: 'DELETE',
      headers: { ...ada.headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ password: PASSWORD }),
    });
    const { db } = server.deps;
    expect([await db.$count(practiceAttempts), await db.$count(practiceResults)]).toEqual([0, 0]);
  });

  test('is stored without the characters a database cannot keep', async () => {
    const { server, ada } = await signedIn();
    await exchange(server, ada, { ...NOTHING, attempts: [noted(attempt(7), 'a\0b\ud800')] });
    expect((await exchange(server, ada, NOTHING)).attempts[0]?.notes).toBe('ab\ufffd');
  });

  test.each([
    ['no request', {}, 400],
    ['a line that nobody said', { attempts: [{ ...attempt(7), lines: [{ by: 'nobody' }] }] }, 400],
    [
      'more than may be sent at a time',
      { attempts: Array.from({ length: 11 }, (_, at) => attempt(at + 1)) },
      400,
    ],
    ['a number that is no attempt', { known: { attempts: { "1-1' or 1=1": 1 }, results: [] } }, 400],
    ['more than 4 MB', { attempts: [{ ...attempt(7), notes: 'x'.repeat(5_000_000) }] }, 413],
  ])('%s is refused', async (_, changed, status) => {
    const { server, ada } = await signedIn();
    const body = Object.keys(changed).length === 0 ? {} : { known: NOTHING_KEPT, ...NOTHING, ...changed };
    expect((await send(server, ada, body)).status).toBe(status);
  });
});
