import { describe, expect, test } from 'vitest';
import { examplePatients } from '#content/practice/patients/example-patients.fixture.ts';
import {
  type PlantedConsultation,
  plantedConsultation,
} from '#content/practice/patients/planted-faults.fixture.ts';
import { readJargon } from '#content/practice/understanding/read-language.ts';
import { type Debrief, debriefOf } from '#domain/practice/debrief/debrief-of.ts';
import { FAULT_KINDS, type FaultKind } from '#domain/practice/debrief/fault-kinds.ts';
import { openJargon } from '#domain/practice/understanding/manner.ts';

const CONSULTATIONS = 200;

const { patients } = examplePatients();
const jargon = openJargon(readJargon().map(({ word, plain }) => [word, plain]));
const played = Array.from({ length: CONSULTATIONS }, (_, seed) => playedWith(seed));

type Played = PlantedConsultation & { readonly debrief: Debrief; readonly milliseconds: number };

function playedWith(seed: number): Played {
  const compiled = patients[seed % patients.length];
  if (compiled === undefined) throw new Error('there is no patient');
  const one = plantedConsultation(compiled, seed);
  const start = performance.now();
  const { consultation, commitment } = one;
  const { reference } = compiled;
  const debrief = debriefOf({ consultation, reference, commitment, midway: [], jargon });
  return { ...one, debrief, milliseconds: performance.now() - start };
}

function foundIn({ debrief }: Played): readonly FaultKind[] {
  return [...debrief.advice, ...debrief.further].map(({ kind }) => kind);
}

describe('in 200 conversations with planted faults', () => {
  test('at least 95 % of the faults are found, and at most 5 % of what is found is false', () => {
    const kinds = FAULT_KINDS.map(kind => ({
      kind,
      planted: played.filter(one => one.planted.includes(kind)).length,
      found: played.filter(one => one.planted.includes(kind) && foundIn(one).includes(kind)).length,
      false: played.filter(one => !one.planted.includes(kind) && foundIn(one).includes(kind)).length,
    }));
    const sum = (of: 'planted' | 'found' | 'false') => kinds.reduce((total, one) => total + one[of], 0);
    const slowest = Math.max(...played.map(({ milliseconds }) => milliseconds));
    console.table(kinds);
    console.log(
      `found ${sum('found')} of ${sum('planted')}, false ${sum('false')} of ${sum('found') + sum('false')}, slowest debrief ${slowest.toFixed(1)} ms`,
    );
    expect(sum('found') / sum('planted')).toBeGreaterThanOrEqual(0.95);
    expect(sum('false') / (sum('found') + sum('false'))).toBeLessThanOrEqual(0.05);
    for (const { kind, planted } of kinds) expect(planted, kind).toBeGreaterThan(0);
  });

  test('the same lines and the same commitment give the same debrief', () => {
    for (const [seed, { debrief }] of played.entries()) expect(playedWith(seed).debrief).toEqual(debrief);
  });

  test('at most three things stand first, the gravest first, each in words and with a sentence to try', () => {
    for (const { debrief } of played) {
      const { advice, further } = debrief;
      const places = advice.map(({ kind }) => FAULT_KINDS.indexOf(kind));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
      expect(advice.length).toBeLessThanOrEqual(3);
      expect(advice.length > 0).toBe(advice.length + further.length > 0);
      for (const { kind, text, try: sentence } of [...advice, ...further]) {
        expect(text, kind).toMatch(/^[A-Z\d].*[.?!]$/s);
        expect(sentence, kind).not.toBe('');
        expect(`${text}${sentence}`).not.toMatch(/[{}]|undefined|null/);
      }
    }
  });

  test('of the things that stand first, none only repeats another', () => {
    for (const { debrief } of played)
      for (const [place, { asks }] of debrief.advice.entries()) {
        const before = debrief.advice.slice(0, place).flatMap(advice => advice.asks);
        expect(asks.length === 0 || asks.some(intent => !before.includes(intent))).toBe(true);
      }
  });

  test('every line that is cited stands in the conversation', () => {
    for (const { consultation, debrief } of played)
      for (const { line, by, text } of [...debrief.advice, ...debrief.further].flatMap(({ cites }) => cites))
        expect(consultation.lines[line]).toMatchObject({ by, text });
  });

  test('the debrief is plain data, which can be stored and printed', () => {
    for (const { debrief } of played) expect(JSON.parse(JSON.stringify(debrief))).toEqual(debrief);
  });
});
