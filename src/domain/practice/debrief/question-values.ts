import { completedYears, monthsOld } from '#domain/case/age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { atOnce, type InParts } from '#domain/diagnosis/likelihood/in-parts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { asker } from '#domain/diagnosis/likelihood/to-ask.ts';
import { type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import {
  type Consultation,
  type PatientLine,
  toldFacts,
} from '#domain/practice/consultation/consultation.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { type RecordCatalogue, recordOf } from '#domain/practice/record/record-of.ts';

/** What the values of questions are reckoned from. */
export type ValueSources = {
  readonly consultation: Consultation;
  readonly reference: Pick<PatientReference, 'diagnosis' | 'accepted' | 'facts'>;
  readonly catalogue: RecordCatalogue;
  readonly model: LikelihoodModel;
};

/** Where the case stood at a moment, by the likelihood model. */
export type Standing = {
  /** How likely the right diagnosis is, accepted ones included. */
  readonly likelihood: number;
  /** Its place among all, from 1. */
  readonly place: number;
  /** How open the case is, in bits: 0 when only one diagnosis is left. */
  readonly entropy: number;
};

/** What a question was worth. */
export type QuestionValue = Cited &
  Standing & {
    /** By how much the log odds of the right diagnosis moved, in bits; below 0 it led away. */
    readonly moved: number;
    /** The most telling question at this moment; null where the student asked it. */
    readonly better: string | null;
  };

export type QuestionValues = {
  /** Knowing who the patient is, and of what they complain. */
  readonly before: Standing;
  readonly questions: readonly QuestionValue[];
  /** With this line of the student's the right diagnosis came among the first three for good; null if it never did. */
  readonly enteredAt: number | 'beginning' | null;
  /** What was not told and would have moved the odds most, the most telling first. */
  readonly notAsked: readonly UnaskedFact[];
};

/** A fact that was not told: how one asks for it, and by how many bits its answer would have moved the odds. */
export type UnaskedFact = { readonly id: string; readonly ask: string; readonly moved: number };

/** So many are named that were not asked. */
const MOST_UNASKED = 3;

/** What moves the odds by fewer bits is not worth naming. */
const LEAST_MOVED = 0.1;

/** How the questionnaires ask for several things to tick: nobody says so. */
const TO_TICK = /\bwhich of these\b/i;

/** Among so many first diagnoses one is thought of. */
const THOUGHT_OF = 3;

/** An odds beyond this is certainty: more bits would say nothing. */
const MOST_BITS = 20;

/** What each question was worth, by the likelihood of the record that the consultation had made at that moment. */
export function questionValues(sources: ValueSources): QuestionValues {
  return atOnce(questionValuesInParts(sources));
}

/** The same in parts: a long conversation takes long. */
export function* questionValuesInParts(sources: ValueSources): InParts<QuestionValues> {
  const { lines } = sources.consultation;
  const asked = lines.flatMap((line, place) =>
    line.by === 'student' ? [{ line: place, text: line.text }] : [],
  );
  const moments: Moment[] = [];
  for (const count of [0, ...asked.map(({ line }) => line + 2)]) {
    moments.push(momentAfter(sources, count));
    yield;
  }
  const questions = asked.map(({ line, text }, place): QuestionValue => {
    const before = moments[place] ?? NOTHING;
    const after = moments[place + 1] ?? NOTHING;
    const [best] = before.toAsk;
    return {
      line,
      by: 'student',
      text,
      ...after.standing,
      moved: logOdds(after.standing.likelihood) - logOdds(before.standing.likelihood),
      better: best !== undefined && after.toAsk.includes(best) ? best : null,
    };
  });
  return {
    before: (moments[0] ?? NOTHING).standing,
    questions,
    enteredAt: enteredAt(moments, questions),
    notAsked: yield* notAskedOf(sources, moments.at(-1) ?? NOTHING),
  };
}

function enteredAt(
  moments: readonly Moment[],
  questions: readonly QuestionValue[],
): QuestionValues['enteredAt'] {
  const entered = moments.findLastIndex(({ standing }) => standing.place > THOUGHT_OF) + 1;
  return entered === 0 ? 'beginning' : (questions[entered - 1]?.line ?? null);
}

/** What is known at a moment: the standing, and what to ask next. */
type Moment = { readonly standing: Standing; readonly toAsk: readonly string[] };

const NOTHING: Moment = { standing: { likelihood: 0, place: 1, entropy: 0 }, toAsk: [] };

function momentAfter(sources: ValueSources, count: number): Moment {
  const { consultation, reference, model } = sources;
  const soFar = { ...consultation, lines: consultation.lines.slice(0, count) };
  const { weighed, facts } = weighedCase(soFar, sources);
  const place = model.placeOf.get(reference.diagnosis.id);
  const toAsk = place === undefined ? [] : asker(weighed, facts)(place);
  return {
    standing: standingOf(weighed, reference),
    toAsk: toAsk.map(({ text }) => text).filter(text => !TO_TICK.test(text)),
  };
}

function weighedCase(consultation: Consultation, { catalogue, model }: ValueSources) {
  const facts = caseFactsOf(consultation, catalogue);
  return { facts, weighed: weigh(model, facts) };
}

/** Each fact that was not told is told by itself after the last line. */
function* notAskedOf(sources: ValueSources, { standing }: Moment): InParts<readonly UnaskedFact[]> {
  const { consultation, reference } = sources;
  const told = new Set(toldFacts(consultation).map(({ factId }) => factId));
  const unasked: UnaskedFact[] = [];
  for (const { id, weight, try: ask } of reference.facts) {
    if (weight === 'neutral' || told.has(id)) continue;
    const lines = [...consultation.lines, telling(id)];
    const { likelihood } = standingOf(weighedCase({ ...consultation, lines }, sources).weighed, reference);
    unasked.push({ id, ask, moved: logOdds(likelihood) - logOdds(standing.likelihood) });
    yield;
  }
  return unasked
    .filter(({ moved }) => Math.abs(moved) >= LEAST_MOVED)
    .toSorted((a, b) => Math.abs(b.moved) - Math.abs(a.moved))
    .slice(0, MOST_UNASKED);
}

function telling(factId: string): PatientLine {
  return { by: 'patient', text: '', facts: [factId], held: [], usual: [], cues: [], offers: [] };
}

/** The case as the likelihood model takes it. */
function caseFactsOf(consultation: Consultation, catalogue: RecordCatalogue): CaseFacts {
  const record = recordOf(consultation, catalogue);
  const asked = differentialOf({ record, stored: {}, notAsked: [] }, catalogue.vocabulary);
  return {
    ...asked,
    age: completedYears(record),
    ageMonths: monthsOld(record),
    gender: record.gender,
    chiefComplaintId: consultation.patient.complaint.id,
  };
}

function standingOf(
  { chances, model }: Weighed,
  { diagnosis, accepted }: ValueSources['reference'],
): Standing {
  const right = [diagnosis, ...accepted].flatMap(({ id }) => model.placeOf.get(id) ?? []);
  const own = right.map(place => chances[place] ?? 0);
  const best = Math.max(0, ...own);
  const likelier = chances.filter((chance, place) => chance > best && !right.includes(place));
  return {
    likelihood: own.reduce((sum, chance) => sum + chance, 0),
    place: likelier.length + 1,
    entropy: chances.reduce((sum, chance) => (chance > 0 ? sum - chance * Math.log2(chance) : sum), 0),
  };
}

function logOdds(likelihood: number): number {
  const odds = Math.log2(likelihood / (1 - likelihood));
  return Math.min(MOST_BITS, Math.max(-MOST_BITS, odds));
}
