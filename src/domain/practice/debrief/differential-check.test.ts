import { describe, expect, test } from 'vitest';
import {
  ANGINA,
  COMMITMENT,
  DISSECTION,
  REFERENCE,
  REFLUX,
  readOf,
  sourcesOf,
  type Talk,
} from '#domain/practice/debrief/debrief.fixture.ts';
import { debriefOf } from '#domain/practice/debrief/debrief-of.ts';
import {
  enteredWords,
  reasonsWords,
  urgencyWords,
  VERDICT_WORDS,
} from '#domain/practice/debrief/debrief-words.ts';
import { checkDifferential } from '#domain/practice/debrief/differential-check.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';
import { checkHypotheses } from '#domain/practice/debrief/hypotheses.ts';

const OPENED: Talk = [
  ['Good morning.', 'talk:greeting'],
  ['What brings you here?', 'open:start'],
];

describe('the differential', () => {
  const leading = (id: number, name: string, more = {}) => ({
    ...COMMITMENT,
    differential: [{ id, name, confidence: 0.5, for: null, against: null, ...more }],
  });

  test('an accepted diagnosis is right, one of the reference is listed', () => {
    const check = (commitment: typeof COMMITMENT) => checkDifferential(readOf(OPENED, { commitment }));
    expect(check(leading(ANGINA.id, ANGINA.name)).rightAt).toBe(1);
    const reflux = check(leading(REFLUX.id, REFLUX.name, { for: 'presence:nausea' }));
    expect(reflux.rightAt).toBeNull();
    expect(reflux.committed).toMatchObject([{ verdict: 'listed', for: { verdict: 'reversed' } }]);
  });

  test('one that the reference names nearly is said so, and another is not called wrong for that', () => {
    const verdictOf = (name: string) =>
      checkDifferential(readOf(OPENED, { commitment: leading(99, name) })).committed[0]?.verdict;
    expect(verdictOf('Dissection')).toBe('near');
    expect(verdictOf('Pneumonia')).toBe('not-listed');
    expect(VERDICT_WORDS['not-listed']).toContain('does not make it wrong');
  });

  test('what was denied speaks for or against as denied, and a heading with what was said', () => {
    const grounds = { for: ['attribute:site'], against: ['presence:fever', 'presence:nausea'] };
    const reference = { ...REFERENCE, differential: [{ diagnosis: REFLUX, ...grounds }] };
    const [reflux] = checkDifferential(readOf(OPENED, { reference })).reference;
    expect(reasonsWords('Against', reflux?.against ?? [])).toBe(
      'Against: presence:nausea; no presence:fever',
    );
    expect(reflux?.for).toEqual(['attribute:site: “Here in the middle”']);
  });

  test('a dangerous one counts as excluded only if something that excludes it was asked', () => {
    const verdict = (talk: Talk) => checkDifferential(readOf(talk)).dangers[0]?.verdict;
    expect(verdict([['Did you faint?', 'presence:syncope']])).toBe('excluded');
    expect(verdict(OPENED)).toBe('excluded-unasked');
  });

  test('what was asked about and not named is said so, and what was excluded besides stands with it', () => {
    const commitment = { ...COMMITMENT, excluded: [REFLUX] };
    const verdicts = (talk: Talk) =>
      checkDifferential(readOf(talk, { commitment })).dangers.map(({ verdict }) => verdict);
    expect(verdicts([['Did you faint?', 'presence:syncope']])).toEqual(['asked-about', 'excluded-besides']);
    expect(verdicts(OPENED)).toEqual(['not-thought-of', 'excluded-besides']);
  });

  test('what speaks for a diagnosis is not held against its kin, and for another it speaks for something else', () => {
    const talk: Talk = [...OPENED, ['What is it like?', 'attribute:character']];
    const closing = (name: string) =>
      faultsOf(readOf(talk, { commitment: leading(99, name) })).find(
        ({ kind }) => kind === 'premature-closure',
      );
    expect(closing('Old myocardial infarction')).toBeUndefined();
    expect(closing('Pneumonia')?.text).toContain('although this speaks for something else');
  });

  test('what was excluded on some of the grounds is said so, and was not simply left open', () => {
    const reference = {
      ...REFERENCE,
      mustNotMiss: [{ diagnosis: DISSECTION, excludedBy: ['presence:syncope', 'attribute:onset'] }],
    };
    const read = readOf([['Did you faint?', 'presence:syncope']], { reference });
    expect(checkDifferential(read).dangers[0]?.verdict).toBe('excluded-in-part');
    expect(faultsOf(read).map(({ kind }) => kind)).not.toContain('missed-red-flag');
    const open = faultsOf(readOf([['Any fever?', 'presence:fever']], { reference }));
    expect(open.find(({ kind }) => kind === 'missed-red-flag')?.text).toContain(
      'aortic dissection stays open',
    );
  });

  test('to be too late is worse than to be too early, and both are said', () => {
    const checked = (urgency: 'emergency' | 'routine') =>
      checkDifferential(readOf(OPENED, { commitment: { ...COMMITMENT, urgency } }));
    expect(checked('emergency').urgency.verdict).toBe('right');
    expect(checked('routine').urgency.verdict).toBe('too-low');
    expect(urgencyWords(checked('emergency'))).toBe('You saw how soon it must be seen.');
    expect(urgencyWords(checked('routine'))).toBe('You gave it more time than there is.');
  });

  test('the moment the right diagnosis came up is known from the middle and the end', () => {
    const midway = [{ line: 2, hypotheses: [REFLUX, ANGINA] }];
    expect(checkHypotheses(readOf(OPENED, { midway }))).toMatchObject({
      enteredAt: 2,
      moments: [{ rightAt: 2 }, { line: 4, rightAt: 1 }],
    });
    const nowhere = checkHypotheses(readOf(OPENED, { commitment: leading(DISSECTION.id, 'Dissection') }));
    expect(nowhere.enteredAt).toBeNull();
    expect(enteredWords(checkHypotheses(readOf(OPENED, { midway })))).toContain('asked after line 2');
  });

  test('when the right one came up is not said where it was only asked at the end', () => {
    expect(enteredWords(checkHypotheses(readOf(OPENED)))).toBe('');
  });

  test('whoever keeps a leader that what was told speaks against is told so, with the line', () => {
    const talk: Talk = [...OPENED, ['Do you feel sick?', 'presence:nausea']];
    const commitment = leading(REFLUX.id, REFLUX.name);
    const { advice } = debriefOf(
      sourcesOf(talk, { commitment, midway: [{ line: 2, hypotheses: [REFLUX] }] }),
    );
    expect(advice.find(({ kind }) => kind === 'premature-closure')).toMatchObject({
      text: 'You stayed with reflux although this speaks against it: presence:nausea. You thought of it after 1 question already.',
      cites: [{ line: 5 }],
    });
  });
});
