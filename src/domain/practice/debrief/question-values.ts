import { completedYears, monthsOld } from '#domain/case/age.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { asker } from '#domain/diagnosis/likelihood/to-ask.ts';
import { type Weighed, weigh } from '#domain/diagnosis/likelihood/weigh.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import type { Consultation } from '#domain/practice/consultation/consultation.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import type { PatientReference } from '#domain/practice/patient/reference.ts';
import { type RecordCatalogue, recordOf } from '#domain/practice/record/record-of.ts';

/** What the values of questions are reckoned from. */
export type ValueSources = {
  readonly consultation: Consultation;
  readonly reference: Pick<PatientReference, 'diagnosis' | 'accepted'>;
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
  /** The most telling questions that were never asked. */
  readonly notAsked: readonly string[];
};

/** Among so many first diagnoses one is thought of. */
const THOUGHT_OF = 3;

/** An odds beyond this is certainty: more bits would say nothing. */
const MOST_BITS = 20;

/** What each question was worth, by the likelihood of the record that the consultation had made at that moment. */
export function questionValues(sources: ValueSources): QuestionValues {
  const { lines } = sources.consultation;
  const asked = lines.flatMap((line, place) =>
    line.by === 'student' ? [{ line: place, text: line.text }] : [],
  );
  const moments = [0, ...asked.map(({ line }) => line + 2)].map(count => momentAfter(sources, count));
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
    notAsked: (moments.at(-1) ?? NOTHING).toAsk,
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

function momentAfter({ consultation, reference, catalogue, model }: ValueSources, count: number): Moment {
  const soFar = { ...consultation, lines: consultation.lines.slice(0, count) };
  const facts = caseFactsOf(soFar, catalogue);
  const weighed = weigh(model, facts);
  const right = [reference.diagnosis, ...reference.accepted].flatMap(({ id }) => model.placeOf.get(id) ?? []);
  const place = model.placeOf.get(reference.diagnosis.id);
  return {
    standing: standingOf(weighed, right),
    toAsk: place === undefined ? [] : asker(weighed, facts)(place).map(({ text }) => text),
  };
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

function standingOf({ chances }: Weighed, right: readonly number[]): Standing {
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
