import { describe, expect, it } from 'vitest';
import {
  type Attempt,
  type AttemptSettings,
  askAgain,
  attemptOf,
  beginAttempt,
  changedAttempt,
  consultationOf,
  foundAgain,
  isTimeToThink,
  timeLeft,
} from '#domain/practice/attempt/attempt.ts';
import {
  committed,
  missingIn,
  NO_COMMITMENT,
  withDiagnosis,
  withMoved,
} from '#domain/practice/attempt/commitment-draft.ts';
import { EVERYBODY, patientsShown, surprise } from '#domain/practice/attempt/library.ts';
import { byAttempt, readAttempt } from '#domain/practice/attempt/stored-attempt.ts';
import { ask, askMeaning } from '#domain/practice/consultation/ask.ts';
import { correct } from '#domain/practice/consultation/correct.ts';
import type { Intent } from '#domain/practice/intent.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NOW = 1_800_000_000_000;

const EXAM: AttemptSettings = { mode: 'exam', minutes: 8, asksThoughts: true };

function begun(settings: Partial<AttemptSettings> = {}): Attempt {
  return beginAttempt({
    patientId: BAKER.id,
    settings: { ...EXAM, ...settings },
    now: NOW,
    today: '2026-11-22',
  });
}

/** The same after some questions that were understood. */
function asked(attempt: Attempt, ...intents: readonly Intent[]): Attempt {
  const consultation = intents.reduce(
    (now, intent) => askMeaning(now, 'Well?', [intent]),
    consultationOf(attempt, BAKER),
  );
  return { ...attempt, lines: consultation.lines };
}

const EIGHT = Array.from({ length: 8 }, () => 'history:smoking' as const);

describe('An attempt', () => {
  it('has a clock in an exam only, which never falls below zero (specification 31.11)', () => {
    expect(timeLeft(begun(), NOW + 3 * MINUTE)).toBe(5 * MINUTE);
    expect(timeLeft(begun(), NOW + 9 * MINUTE)).toBe(0);
    expect(timeLeft(begun({ mode: 'learning' }), NOW)).toBeNull();
    expect(timeLeft(askAgain(begun(), []), NOW + 9 * MINUTE)).toBeNull();
  });

  it('asks in the middle after eight questions or half of the clock, once (specification 31.13)', () => {
    const learning = begun({ mode: 'learning' });
    expect(isTimeToThink(asked(learning, ...EIGHT.slice(1)), NOW)).toBe(false);
    expect(isTimeToThink(asked(learning, ...EIGHT), NOW)).toBe(true);
    expect(isTimeToThink(asked(begun(), 'open:start'), NOW + 3.9 * MINUTE)).toBe(false);
    expect(isTimeToThink(asked(begun(), 'open:start'), NOW + 4 * MINUTE)).toBe(true);
    const passed = { ...asked(learning, ...EIGHT), midway: { line: 16, hypotheses: [] } };
    expect(isTimeToThink(passed, NOW)).toBe(false);
    expect(isTimeToThink(asked(begun({ asksThoughts: false }), ...EIGHT), NOW)).toBe(false);
  });

  it('counts no question that was not understood (specification 31.9)', () => {
    const unheard = { by: 'student', text: 'Hm?', asked: [] } as const;
    const attempt = { ...begun({ mode: 'learning' }), lines: Array.from({ length: 9 }, () => unheard) };
    expect(isTimeToThink(attempt, NOW)).toBe(false);
  });

  it('counts what is found when asking again (specification 31.19)', () => {
    const again = askAgain(asked(begun(), 'history:smoking'), ['presence:fever', 'history:home']);
    expect(foundAgain(again)).toEqual([]);
    expect(foundAgain(asked(again, 'history:home'))).toEqual(['history:home']);
  });

  it('asks again as often as one likes, and the debrief stays that of the first time (specification 31.19)', () => {
    const once = askAgain(asked(begun(), 'history:smoking'), ['history:home']);
    const twice = askAgain(asked(once, 'history:home'), ['history:home']);
    expect(twice.again).toEqual({ from: 2, missed: ['history:home'] });
    expect(foundAgain(twice)).toEqual(['history:home']);
  });

  it('is changed later than before, whatever the clock says', () => {
    const attempt = begun();
    expect(changedAttempt(attempt, { ...attempt, notes: 'x' }, NOW - DAY).changedAt).toBe(NOW + 1);
    expect(changedAttempt(attempt, attempt, NOW + DAY).changedAt).toBe(NOW + DAY);
  });

  it('of several with a patient the last that was not left is gone on with', () => {
    const [first, second] = [begun(), { ...begun(), beganAt: NOW + 1 }];
    expect(attemptOf([first, second], BAKER.id)).toBe(second);
    expect(attemptOf([first, { ...second, stage: 'left' }], BAKER.id)).toBe(first);
    expect(attemptOf([{ ...first, stage: 'left' }], BAKER.id)).toBeNull();
    expect(attemptOf([first], 8)).toBeNull();
  });

  it('that an earlier program stored under its patient opens', () => {
    const { changedAt: _, ...old } = begun();
    const [id] = Object.keys(byAttempt({ 7: old, 8: 'damaged' }) as object);
    expect(id).toBe(`7-${NOW}`);
    expect(Object.values(byAttempt({ 7: old }) as object)).toEqual([begun()]);
    expect(byAttempt(null)).toEqual({});
  });

  it('is stored and read again as it was; a conversation with a damaged line is not believed', () => {
    const attempt = asked(begun(), 'open:start', 'presence:rash', 'history:drugs');
    expect(readAttempt(JSON.parse(JSON.stringify(attempt)))).toEqual(attempt);
    expect(readAttempt({ ...attempt, lines: [...attempt.lines, { by: 'nobody' }] })).toBeUndefined();
  });

  it('keeps what was offered, be it one thing or several at once', () => {
    const offers = ['presence:rash', ['presence:rash', 'history:drugs']] as const;
    const unsure = ask(consultationOf(begun(), BAKER), 'Rash, drugs?', {
      outcome: 'unsure',
      parts: [],
      offers: offers.map(offer => [offer].flat()),
    });
    const attempt = { ...begun(), lines: unsure.lines };
    expect(readAttempt(JSON.parse(JSON.stringify(attempt)))?.lines.at(-1)).toMatchObject({ offers });
  });
});

describe('A question that was meant otherwise', () => {
  it('is asked as if nothing else had been understood (specification 31.8)', () => {
    const wrong = asked(begun(), 'open:start', 'history:smoking');
    const right = correct(consultationOf(wrong, BAKER), 'history:home');
    expect(right.lines).toEqual(asked(begun(), 'open:start', 'history:home').lines);
  });
});

describe('A commitment', () => {
  const ANGINA = { id: 1, name: 'Angina' };
  const REFLUX = { id: 2, name: 'Reflux' };

  it('needs a statement, a diagnosis, how sure one is of the first, and how soon (specification 31.15)', () => {
    expect(Object.keys(missingIn(NO_COMMITMENT))).toEqual(['statement', 'differential', 'urgency']);
    expect(committed(NO_COMMITMENT)).toBeNull();
    const named = withDiagnosis(withDiagnosis([], ANGINA), REFLUX);
    const unsure = {
      ...NO_COMMITMENT,
      statement: 'A baker with chest pain',
      differential: named,
      urgency: 'routine',
    } as const;
    expect(missingIn(unsure)).toEqual({ confidence: 'Choose how sure you are of Angina.' });
    expect(committed(unsure)).toBeNull();
    const whole = {
      ...unsure,
      differential: named.map(one => (one.id === 1 ? { ...one, confidence: 0.7 } : one)),
    };
    expect(missingIn(whole)).toEqual({});
    expect(committed(whole)).toEqual(whole);
  });

  it('takes five diagnoses, each once, in the order the student wants', () => {
    const two = withDiagnosis(withDiagnosis([], ANGINA), REFLUX);
    expect(withDiagnosis(two, ANGINA)).toBe(two);
    expect(withMoved(two, 1, -1).map(({ name }) => name)).toEqual(['Reflux', 'Angina']);
    expect(withMoved(two, 0, -1)).toBe(two);
    const many = [3, 4, 5, 6].reduce((list, id) => withDiagnosis(list, { id, name: `${id}` }), two);
    expect(many).toHaveLength(5);
  });
});

describe('The library', () => {
  const OTHER = { ...BAKER, id: 8, level: 'atypical', minutes: 6 } as const;
  const ALL = [BAKER, OTHER];

  it('shows who fits every filter (specification 31.2)', () => {
    const shown = (filter: Partial<typeof EVERYBODY>) =>
      patientsShown(ALL, { ...EVERYBODY, ...filter }, new Set([8])).map(({ id }) => id);
    expect(shown({})).toEqual([7, 8]);
    expect(shown({ level: 'classic' })).toEqual([7]);
    expect(shown({ minutes: 6 })).toEqual([8]);
    expect(shown({ done: 'not-done' })).toEqual([7]);
    expect(shown({ done: 'done', system: 'Heart' })).toEqual([8]);
    expect(shown({ system: 'Skin' })).toEqual([]);
  });

  it('surprises with somebody new, while there is somebody new (specification 31.3)', () => {
    for (const chance of [0, 0.5, 0.99]) expect(surprise(ALL, new Set([7]), chance)?.id).toBe(8);
    expect(surprise(ALL, new Set([7, 8]), 0.99)?.id).toBe(8);
    expect(surprise([], new Set(), 0)).toBeUndefined();
  });
});
