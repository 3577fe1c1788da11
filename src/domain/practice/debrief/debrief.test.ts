import { describe, expect, test } from 'vitest';
import { coverageOf } from '#domain/practice/debrief/coverage.ts';
import {
  DISSECTION,
  REFERENCE,
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
import { orderOf } from '#domain/practice/debrief/order.ts';
import { readThrough } from '#domain/practice/debrief/read-through.ts';
import { safetyOf } from '#domain/practice/debrief/safety.ts';
import { BAKER, fact } from '#domain/practice/patient/patient.fixture.ts';

const OPENED: Talk = [
  ['Good morning.', 'talk:greeting'],
  ['What brings you here?', 'open:start'],
];

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

test('a greeting by name is the introduction of the expert', () => {
  const reference = { ...REFERENCE, path: ['talk:introduction'] as const };
  const [step] = pathOf(readOf([['Good morning.', 'talk:greeting']], { reference }));
  expect(step?.asked).toMatchObject({ line: 0 });
});

describe('what is told by parts', () => {
  const patient = {
    ...BAKER,
    facts: [
      ...BAKER.facts,
      fact('history:medicines', 'Aspirin and a pill for the pressure.'),
      fact('presence:aspirin-use', 'Aspirin, yes.'),
      fact('history:medicine-details', 'Seventy-five.'),
      fact('history:energy', 'It lasts an hour.', { asks: ['history:energy', 'attribute:duration'] }),
      fact('attribute:duration', 'An hour.'),
    ],
  };
  const reference = {
    ...REFERENCE,
    facts: patient.facts.map(({ id }) => ({
      id,
      weight: 'relevant' as const,
      why: null,
      title: id,
      topic: 'complaint' as const,
      try: '',
    })),
  };
  const read = (talk: Talk) =>
    readThrough({ ...sourcesOf([]), reference, consultation: talkedOf(talk, patient) });

  test('medicines count as told where they were asked for and one was told by itself', () => {
    const statusOf = (talk: Talk) => read(talk).facts.find(({ id }) => id === 'history:medicines')?.status;
    const aspirin: Talk[number] = ['Do you take aspirin?', 'presence:aspirin-use'];
    expect(statusOf([aspirin, ['What is the dose?', 'history:medicine-details']])).toBe('told');
    expect(statusOf([aspirin])).toBe('missed');
  });

  test('a side of the complaint that another fact told is told', () => {
    const [complaint] = depthOf(read([['Your energy?', 'history:energy']])).symptoms;
    expect(complaint?.told).toContain('attribute:duration');
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
      ['Who is at home?', 'history:home'],
      ['When did it begin?', 'attribute:onset'],
    ]),
  );
  expect(asked.map(({ topic }) => topic)).toEqual(['complaint', 'social', 'complaint']);
  expect(coherent).toEqual({ count: 2, of: 3 });
  expect(returns).toMatchObject([{ line: 6, topic: 'complaint' }]);
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

test('what an expert comes back to stands once on the expert’s way', () => {
  const reference = { ...REFERENCE, path: ['talk:empathy', 'history:smoking', 'talk:empathy'] as const };
  expect(pathOf(readOf([], { reference })).map(({ intent }) => intent)).toEqual([
    'talk:empathy',
    'history:smoking',
  ]);
});

test('a conversation in which nothing was said has a debrief, too', () => {
  const { advice, further, coverage } = debriefOf(sourcesOf([]));
  expect(coverage.essential.count).toBe(0);
  expect(advice.length).toBe(3);
  expect(further.map(({ kind }) => kind)).toContain('no-summary');
});
