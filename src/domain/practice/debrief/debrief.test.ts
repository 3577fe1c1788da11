import { describe, expect, test } from 'vitest';
import { coverageOf } from '#domain/practice/debrief/coverage.ts';
import {
  ANGINA,
  COMMITMENT,
  DISSECTION,
  REFERENCE,
  REFLUX,
  readOf,
  sourcesOf,
  type Talk,
  talkedOf,
} from '#domain/practice/debrief/debrief.fixture.ts';
import { debriefOf } from '#domain/practice/debrief/debrief-of.ts';
import { ownStepWords } from '#domain/practice/debrief/debrief-words.ts';
import { depthOf } from '#domain/practice/debrief/depth.ts';
import { checkDifferential } from '#domain/practice/debrief/differential-check.ts';
import { pathOf } from '#domain/practice/debrief/expert-path.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';
import { checkHypotheses } from '#domain/practice/debrief/hypotheses.ts';
import { orderOf } from '#domain/practice/debrief/order.ts';
import { safetyOf } from '#domain/practice/debrief/safety.ts';
import { checkStatement } from '#domain/practice/debrief/statement-check.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';

const OPENED: Talk = [
  ['Good morning.', 'talk:greeting'],
  ['What brings you here?', 'open:start'],
];

const statementOf = (statement: string) =>
  checkStatement(readOf([], { commitment: { ...COMMITMENT, statement } }));

describe('coverage', () => {
  test('counts essential and relevant facts that were told, and questions that found something', () => {
    const { essential, fruitful } = coverageOf(
      readOf([...OPENED, ['Do you smoke?', 'history:smoking'], ['Any pets?', 'history:pets']]),
    );
    expect(essential).toEqual({ count: 1, of: 3 });
    expect(fruitful).toEqual({ count: 2, of: 3 });
  });

  test('names what was missed by the part of the history it belongs to', () => {
    const { topics } = coverageOf(readOf([...OPENED, ['Do you smoke?', 'history:smoking']]));
    const social = topics.find(({ topic }) => topic === 'social');
    expect(social?.found.map(({ id }) => id)).toEqual(['history:smoking']);
    expect(social?.missed.map(({ id }) => id)).toEqual(['history:drugs', 'history:home']);
  });
});

describe('safety', () => {
  test('allergies that no fact tells of are denied when asked, and missed when not', () => {
    expect(safetyOf(readOf([['Any allergies?', 'history:allergies']])).allergies).toMatchObject({
      status: 'denied',
      cite: { line: 1, by: 'patient' },
    });
    expect(safetyOf(readOf(OPENED)).allergies).toEqual({ title: 'Allergies', status: 'missed', cite: null });
  });

  test('what excludes a dangerous diagnosis stands by itself', () => {
    const statusOf = (talk: Talk) => safetyOf(readOf(talk)).redFlags[0]?.items[0]?.status;
    expect(statusOf([['Did you faint?', 'presence:syncope']])).toBe('denied');
    expect(statusOf(OPENED)).toBe('missed');
  });

  test('an onset that excludes it was told, and is neither there nor denied (specification 31.37)', () => {
    const read = readOf([['When did it start?', 'attribute:onset']]);
    const reference = {
      ...read.reference,
      mustNotMiss: [{ diagnosis: DISSECTION, excludedBy: ['attribute:onset'] }],
    };
    expect(safetyOf({ ...read, reference }).redFlags[0]?.items[0]?.status).toBe('answered');
  });
});

describe('depth', () => {
  test('a cue that was dropped is followed or not; one that was not dropped is not spoken of', () => {
    expect(depthOf(readOf(OPENED)).cues).toEqual([]);
    const dropped: Talk = [['Who is at home?', 'history:home']];
    expect(depthOf(readOf(dropped)).cues).toMatchObject([{ id: 'ben', cite: { line: 1 }, followed: null }]);
    const followed: Talk = [...dropped, ['I am sorry.', 'talk:empathy']];
    expect(depthOf(readOf(followed)).cues).toMatchObject([{ id: 'ben', followed: { line: 3 } }]);
  });

  test('says of the complaint what was told and what not', () => {
    const [complaint] = depthOf(readOf([['What is it like?', 'attribute:character']])).symptoms;
    expect(complaint?.symptom).toBe('Chest pain');
    expect(complaint?.told).toEqual(['attribute:character']);
    expect(complaint?.missed).toContain('attribute:onset');
  });
});

test('going back to a part of the history that was left is seen', () => {
  const { coherent, returns, asked } = orderOf(
    readOf([
      ['What is it like?', 'attribute:character'],
      ['Do you smoke?', 'history:smoking'],
      ['When did it begin?', 'attribute:onset'],
    ]),
  );
  expect(asked.map(({ topic }) => topic)).toEqual(['complaint', 'social', 'complaint']);
  expect(coherent).toEqual({ count: 1, of: 2 });
  expect(returns).toMatchObject([{ line: 4, topic: 'complaint' }]);
});

describe('the problem statement', () => {
  test('as the reference has it gets every point', () => {
    const { qualifiers, narrowing, accuracy } = statementOf(COMMITMENT.statement);
    expect([qualifiers.points, narrowing.points, accuracy.points]).toEqual([2, 2, 2]);
  });

  test('without qualifiers and key words gets none, and is told which it lacks', () => {
    const { qualifiers, narrowing } = statementOf('Somebody is ill.');
    expect(qualifiers).toMatchObject({ points: 0, missed: ['age', 'onset', 'site', 'character'] });
    expect(narrowing).toMatchObject({ points: 0, missed: ['presence:nausea'] });
  });

  test('is inaccurate where it says the opposite of what is so', () => {
    expect(statementOf('A smoker with chest pain and fever.').accuracy).toEqual({
      points: 1,
      wrong: ['presence:fever'],
    });
    expect(statementOf('Chest pain and nausea, no cough, fever or rash.').accuracy.wrong).toEqual([]);
    expect(statementOf('').accuracy.points).toBe(0);
  });
});

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

  test('a dangerous one counts as excluded only if something that excludes it was asked', () => {
    const verdict = (talk: Talk) => checkDifferential(readOf(talk)).dangers[0]?.verdict;
    expect(verdict([['Did you faint?', 'presence:syncope']])).toBe('excluded');
    expect(verdict(OPENED)).toBe('excluded-unasked');
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
      'so aortic dissection was not ruled out',
    );
  });

  test('to be too late is worse than to be too early, and both are said', () => {
    const verdict = (urgency: 'emergency' | 'routine') =>
      checkDifferential(readOf(OPENED, { commitment: { ...COMMITMENT, urgency } })).urgency.verdict;
    expect(verdict('emergency')).toBe('right');
    expect(verdict('routine')).toBe('too-low');
  });

  test('the moment the right diagnosis came up is known from the middle and the end', () => {
    const midway = [{ line: 2, hypotheses: [REFLUX, ANGINA] }];
    expect(checkHypotheses(readOf(OPENED, { midway }))).toMatchObject({
      enteredAt: 2,
      moments: [{ rightAt: 2 }, { line: 4, rightAt: 1 }],
    });
    const nowhere = checkHypotheses(readOf(OPENED, { commitment: leading(DISSECTION.id, 'Dissection') }));
    expect(nowhere.enteredAt).toBeNull();
  });

  test('whoever keeps a leader that what was told speaks against is told so, with the line', () => {
    const talk: Talk = [...OPENED, ['Do you feel sick?', 'presence:nausea']];
    const commitment = leading(REFLUX.id, REFLUX.name);
    const { advice } = debriefOf(
      sourcesOf(talk, { commitment, midway: [{ line: 2, hypotheses: [REFLUX] }] }),
    );
    expect(advice.find(({ kind }) => kind === 'premature-closure')).toMatchObject({
      text: 'You stayed with reflux although presence:nausea speaks against it. You thought of it after 1 question already.',
      cites: [{ line: 5 }],
    });
  });
});

describe('what was said in other words', () => {
  const statusOf = (talk: Talk, fact: string) =>
    readOf(talk).facts.find(({ id }) => id === fact) ?? { status: null, cite: null };

  test('what an answer to something else told is found', () => {
    const aside = fact('history:stress', 'It is when I feel sick that I worry.');
    const patient = { ...BAKER, facts: [...BAKER.facts, aside] };
    const talk: Talk = [['Any stress?', 'history:stress']];
    const report = readOf(talk, { consultation: talkedOf(talk, patient) }).facts.find(
      ({ id }) => id === 'presence:nausea',
    );
    expect(report).toMatchObject({ status: 'told', cite: { line: 1, by: 'patient' } });
  });

  test('what the student named and was taken for something else is said so, and blamed on nobody', () => {
    const talk: Talk = [['Any syncope?', 'history:pets']];
    expect(statusOf(talk, 'presence:syncope')).toMatchObject({ status: 'misheard', cite: { line: 0 } });
    const read = readOf(talk);
    expect(faultsOf(read).map(({ kind }) => kind)).not.toContain('missed-red-flag');
    expect(safetyOf(read).redFlags[0]?.items[0]?.status).toBe('misheard');
    expect(checkDifferential(read).dangers[0]?.verdict).toBe('excluded');
    const reference = { ...REFERENCE, path: ['presence:syncope'] as const };
    const [step] = pathOf(readOf(talk, { reference }));
    expect(step && ownStepWords(step)).toBe('You, line 1, not understood');
  });
});

test('on the expert’s way the same done in another way counts', () => {
  const steps = pathOf(
    readOf([
      ['My name is Sam.', 'talk:introduction'],
      ['Tell me from the start.', 'open:review'],
      ['Thank you very much.', 'talk:thanks'],
    ]),
  );
  const lineOf = (intent: string) => steps.find(step => step.intent === intent)?.asked?.line;
  expect(['talk:greeting', 'open:start', 'talk:closing'].map(lineOf)).toEqual([0, 2, 4]);
});

test('what was missed is named in one breath, questions first', () => {
  const missed = faultsOf(readOf(OPENED)).find(({ kind }) => kind === 'missed-essential');
  expect(missed?.text).toContain('about attribute:onset, attribute:character and history:smoking');
});

test('too late is said with the words that were chosen', () => {
  const [fault] = faultsOf(readOf(OPENED, { commitment: { ...COMMITMENT, urgency: 'same-day' } }));
  expect(fault?.text).toBe('This is an emergency; you chose “Today”. An ECG.');
});

test('a conversation in which nothing was said has a debrief, too', () => {
  const { advice, further, coverage } = debriefOf(sourcesOf([]));
  expect(coverage.essential.count).toBe(0);
  expect(advice.length).toBe(3);
  expect(further.map(({ kind }) => kind)).toContain('no-summary');
});
