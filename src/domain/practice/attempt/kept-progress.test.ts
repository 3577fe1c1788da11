import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Attempt, attemptId, beginAttempt, changedAttempt } from '#domain/practice/attempt/attempt.ts';
import {
  afterExchange,
  type Kept,
  MOST_TRANSCRIPTS,
  NOTHING_KEPT,
  onlyHere,
  type Practised,
  type Returned,
  settled,
  unsentOf,
} from '#domain/practice/attempt/kept-progress.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import { mayReplace } from '#domain/practice/attempt/two-states.ts';
import type { Line } from '#domain/practice/consultation/consultation.ts';

const NOW = 1_800_000_000_000;
const SETTINGS = { mode: 'learning', minutes: 8, asksThoughts: true } as const;
const NOBODY: Practised = { attempts: {}, results: [] };
const NOTHING: Returned = { attempts: [], results: [], gone: { attempts: [], results: [] } };

const attempt = (patientId: number, minutes = 0): Attempt =>
  beginAttempt({ patientId, settings: SETTINGS, now: NOW + minutes, today: '2026-11-23' });

const resultOf = ({ patientId, beganAt }: Attempt): PracticeResult => ({
  patientId,
  beganAt,
  at: beganAt + 9,
  mode: 'learning',
  door: 'A baker',
  system: 'Heart',
  level: 'classic',
  confidence: 0.5,
  isRight: true,
  topics: [],
  lookAlike: null,
});

const having = (...attempts: readonly Attempt[]): Practised => ({
  attempts: Object.fromEntries(attempts.map(each => [attemptId(each), each])),
  results: [],
});

describe('What was practised', () => {
  it('is sent where the account does not have it as it is now, and only then (specification 31.32)', () => {
    const [one, other] = [attempt(1), attempt(2)];
    const practised = { ...having(one, other), results: [resultOf(one)] };
    const sent = unsentOf(practised, NOTHING_KEPT);
    expect(sent.attempts).toHaveLength(2);
    const after = afterExchange(practised, NOTHING_KEPT, { sent, returned: NOTHING });
    expect(unsentOf(after.practised, after.kept)).toEqual({ attempts: [], results: [] });
    const changed = changedAttempt(one, { ...one, notes: 'x' }, NOW);
    expect(unsentOf({ ...practised, ...having(changed, other) }, after.kept).attempts).toEqual([changed]);
  });

  it('keeps what was said while it was being sent', () => {
    const before = attempt(1);
    const during = changedAttempt(before, { ...before, notes: 'typed meanwhile' }, NOW);
    const sent = { attempts: [before], results: [] };
    const { practised, kept } = afterExchange(having(during), NOTHING_KEPT, { sent, returned: NOTHING });
    expect(unsentOf(practised, kept).attempts).toEqual([during]);
  });

  it('that was deleted on another device goes here, unless it was changed here since', () => {
    const [one, other] = [attempt(1), attempt(2)];
    const practised = { ...having(one, other), results: [resultOf(one)] };
    const kept = afterExchange(practised, NOTHING_KEPT, {
      sent: unsentOf(practised, NOTHING_KEPT),
      returned: NOTHING,
    }).kept;
    const changed = changedAttempt(other, { ...other, notes: 'x' }, NOW);
    const gone = { attempts: [attemptId(one), attemptId(other)], results: [attemptId(one)] };
    const after = afterExchange({ ...having(one, changed), results: practised.results }, kept, {
      sent: { attempts: [], results: [] },
      returned: { ...NOTHING, gone },
    });
    expect(after.practised).toEqual(having(changed));
    expect(unsentOf(after.practised, after.kept).attempts).toEqual([changed]);
  });

  it('stays here as far as the account does not have it when the session has run out', () => {
    const [one, other] = [attempt(1), attempt(2)];
    const kept: Kept = { attempts: { [attemptId(one)]: one.changedAt }, results: [attemptId(one)] };
    expect(onlyHere({ ...having(one, other), results: [resultOf(one)] }, kept)).toEqual(having(other));
  });
});

describe('An attempt that went on here and on another device', () => {
  const ask = (before: Attempt, text: string, minutes: number): Attempt => {
    const question: Line = { by: 'student', text, asked: [] };
    return changedAttempt(before, { ...before, lines: [...before.lines, question] }, NOW + minutes);
  };
  const start = attempt(1);
  const id = attemptId(start);
  const kept: Kept = { attempts: { [id]: start.changedAt }, results: [] };
  const [own, theirs] = [ask(start, 'Do you smoke?', 5), ask(start, 'Do you drink?', 9)];
  const exchanged = { sent: { attempts: [own], results: [] }, returned: { ...NOTHING, attempts: [theirs] } };

  it('stays here as it is, unsent, until somebody has chosen (specification 31.44)', () => {
    const after = afterExchange(having(own), kept, exchanged);
    expect(after).toEqual({ practised: having(own), kept, divided: [theirs] });
  });

  it('is what was chosen then: the other, or the own as one that has seen the other', () => {
    const shown = settled(having(own), kept, { right: theirs, theirs });
    expect(unsentOf(shown.practised, shown.kept).attempts).toEqual([]);
    const right = changedAttempt(theirs, own, NOW);
    const stays = settled(having(own), kept, { right, theirs });
    expect(unsentOf(stays.practised, stays.kept).attempts).toEqual([right]);
    expect(mayReplace(theirs, right, stays.kept.attempts[id])).toBe(true);
  });

  it('follows the account where nothing was changed here', () => {
    const known: Kept = { attempts: { [id]: own.changedAt }, results: [] };
    const after = afterExchange(having(own), known, { ...exchanged, sent: { attempts: [], results: [] } });
    expect(after).toMatchObject({ practised: having(theirs), divided: [] });
  });
});

/** The account as the server keeps it: of an attempt what may take the place of what is there, of results the first. */
class Account {
  attempts: Readonly<Record<string, Attempt>> = {};
  results: Readonly<Record<string, PracticeResult>> = {};

  exchange(known: Kept, sent: ReturnType<typeof unsentOf>): Returned {
    for (const one of sent.attempts) {
      const id = attemptId(one);
      if (mayReplace(this.attempts[id], one, known.attempts[id]))
        this.attempts = { ...this.attempts, [id]: one };
    }
    for (const one of sent.results) this.results = { [attemptId(one)]: one, ...this.results };
    const times: Readonly<Record<string, number>> = {
      ...known.attempts,
      ...Object.fromEntries(sent.attempts.map(one => [attemptId(one), one.changedAt])),
    };
    const ids = [...known.results, ...sent.results.map(attemptId)];
    return {
      attempts: Object.values(this.attempts).filter(one => times[attemptId(one)] !== one.changedAt),
      results: Object.values(this.results).filter(one => !ids.includes(attemptId(one))),
      gone: {
        attempts: Object.keys(times).filter(id => this.attempts[id] === undefined),
        results: ids.filter(id => this.results[id] === undefined),
      },
    };
  }
}

type Device = { practised: Practised; kept: Kept };

const questionsIn = (attempts: readonly Attempt[]) =>
  new Set(attempts.flatMap(({ lines }) => lines.map(({ text }) => text)));

type Step =
  | { readonly do: 'begin'; readonly device: number; readonly patient: number }
  | { readonly do: 'note' | 'ask' | 'commit'; readonly device: number; readonly which: number }
  | { readonly do: 'exchange' | 'lose answer'; readonly device: number };

const device = fc.integer({ min: 0, max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('begin' as const), device, patient: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constantFrom('note', 'ask', 'commit'), device, which: fc.nat(9) }),
  fc.record({ do: fc.constantFrom('exchange', 'lose answer'), device }),
);

describe('Two devices of one account', () => {
  it('lose no attempt, no result, and no question that nobody has chosen to lose, whatever is lost on the way, and end with the same (specification 31.32)', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), steps => {
        const account = new Account();
        const devices: Device[] = [0, 1].map(() => ({ practised: NOBODY, kept: NOTHING_KEPT }));
        const asked = new Set<string>();
        const chosenAway = new Set<string>();
        const choose = (own: Device, theirs: Attempt, time: number) => {
          const mine = own.practised.attempts[attemptId(theirs)] as Attempt;
          const right = time % 2 === 0 ? theirs : changedAttempt(theirs, mine, NOW + time);
          const lost = time % 2 === 0 ? mine : theirs;
          for (const words of questionsIn([lost])) chosenAway.add(words);
          Object.assign(own, settled(own.practised, own.kept, { right, theirs }));
        };
        const begun = new Set<string>();
        const done = new Set<string>();
        const run = (one: Step, time: number) => {
          const own = devices[one.device] as Device;
          const all = Object.values(own.practised.attempts);
          if (one.do === 'begin') {
            const fresh = attempt(one.patient, time);
            begun.add(attemptId(fresh));
            own.practised = {
              ...own.practised,
              attempts: { ...own.practised.attempts, ...having(fresh).attempts },
            };
          } else if (one.do === 'note' || one.do === 'ask' || one.do === 'commit') {
            const chosen = all[one.which % Math.max(1, all.length)];
            if (chosen === undefined) return;
            const text = `${one.device}/${time}`;
            const question: Line = { by: 'student', text, asked: [] };
            if (one.do === 'ask') asked.add(text);
            const changed = one.do === 'ask' ? { lines: [...chosen.lines, question] } : { notes: text };
            const said = changedAttempt(chosen, { ...chosen, ...changed }, NOW + time);
            own.practised = {
              ...own.practised,
              attempts: { ...own.practised.attempts, ...having(said).attempts },
            };
            const isNew = !own.practised.results.some(each => attemptId(each) === attemptId(said));
            if (one.do === 'commit' && isNew) {
              done.add(attemptId(said));
              own.practised = { ...own.practised, results: [...own.practised.results, resultOf(said)] };
            }
          } else {
            const sent = unsentOf(own.practised, own.kept);
            const returned = account.exchange(own.kept, sent);
            if (one.do === 'lose answer') return;
            const { divided, ...after } = afterExchange(own.practised, own.kept, { sent, returned });
            Object.assign(own, after);
            for (const theirs of divided) choose(own, theirs, time);
          }
        };
        steps.forEach(run);
        for (const time of [1, 2, 3, 4, 5])
          for (const which of [0, 1]) run({ do: 'exchange', device: which }, 1000 + time);
        const [one, other] = devices as [Device, Device];
        expect(new Set(Object.keys(one.practised.attempts))).toEqual(begun);
        expect(one.practised.attempts).toEqual(other.practised.attempts);
        const said = questionsIn(Object.values(one.practised.attempts));
        expect([...asked].filter(words => !said.has(words) && !chosenAway.has(words))).toEqual([]);
        expect(new Set(one.practised.results.map(attemptId))).toEqual(done);
        expect(new Set(other.practised.results.map(attemptId))).toEqual(done);
      }),
      { numRuns: 300 },
    );
  });

  it('keep all that was said of the last sixty only', () => {
    const many = Array.from({ length: 70 }, (_, place) => attempt(place + 1, place));
    const returned = { ...NOTHING, attempts: many };
    const { practised } = afterExchange(NOBODY, NOTHING_KEPT, {
      sent: { attempts: [], results: [] },
      returned,
    });
    expect(Object.keys(practised.attempts)).toHaveLength(MOST_TRANSCRIPTS);
    expect(practised.attempts[`1-${NOW}`]).toBeUndefined();
  });
});
