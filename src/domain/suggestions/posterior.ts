import type { CaseFacts } from '#domain/suggestions/case-facts.ts';
import { chanceListed } from '#domain/suggestions/chance.ts';
import {
  chanceOfFinding,
  commonWeight,
  type Knowledge,
  type KnownDiagnosis,
} from '#domain/suggestions/knowledge.ts';

/** A diagnosis and how likely it is in this case. */
export type Suspect = { readonly diagnosis: KnownDiagnosis; readonly chance: number };

/** What leads a patient to the doctor is seldom a coincidence: its share where a diagnosis does not list it. */
const CHIEF_BY_COINCIDENCE = 0.0005;

/** Answers about one complaint overlap, so their half-bits count for less than they would alone. */
const WEIGHT_OF_POINTS = 0.7 * (Math.LN2 / 2);
const MOST_POINTS = 20;

/** A diagnosis this unlikely, or behind this many others, does not change which question is best. */
const NEGLIGIBLE = 1e-4;
const MOST_SUSPECTS = 64;

/**
 * How likely each diagnosis is, by naive Bayes: how common it is, the patient's age and sex, the chief complaint,
 * what else is present and denied, and the points of the answers. The chances of all suspects add up to 1;
 * the impossible and the negligible are left out. Most likely first, equals by id.
 */
export function posterior(knowledge: Knowledge, facts: CaseFacts): Suspect[] {
  const logs = knowledge.diagnoses
    .map(diagnosis => ({ diagnosis, log: logWeight(knowledge, diagnosis, facts) }))
    .filter(({ log }) => log > Number.NEGATIVE_INFINITY);
  const most = logs.reduce((max, { log }) => Math.max(max, log), Number.NEGATIVE_INFINITY);
  const weights = logs.map(({ diagnosis, log }) => ({ diagnosis, chance: Math.exp(log - most) }));
  return normalised(
    normalised(weights)
      .filter(({ chance }) => chance > NEGLIGIBLE)
      .sort((a, b) => b.chance - a.chance || a.diagnosis.id - b.diagnosis.id)
      .slice(0, MOST_SUSPECTS),
  );
}

/** Scales chances so that they add up to 1. */
export function normalised(suspects: readonly Suspect[]): Suspect[] {
  const total = suspects.reduce((sum, { chance }) => sum + chance, 0);
  return suspects.map(({ diagnosis, chance }) => ({ diagnosis, chance: chance / total }));
}

function logWeight(knowledge: Knowledge, diagnosis: KnownDiagnosis, facts: CaseFacts): number {
  let log = Math.log(commonWeight(diagnosis.commonness) * factorOf(diagnosis, facts));
  log += Math.log(chanceOfChief(diagnosis, facts.chiefComplaintId));
  for (const id of facts.presentIds) log += Math.log(chanceOfFinding(knowledge, diagnosis, id));
  for (const id of facts.absentIds) log += Math.log(1 - chanceOfFinding(knowledge, diagnosis, id));
  const points = facts.points.get(diagnosis.id) ?? 0;
  return log + WEIGHT_OF_POINTS * Math.max(-MOST_POINTS, Math.min(MOST_POINTS, points));
}

/**
 * A patient complains of one finding among those the diagnosis brings: the more there are, the smaller its share.
 * By half only: the finding that leads to the doctor is not drawn by lot.
 */
function chanceOfChief({ findings }: KnownDiagnosis, complaintId: number): number {
  const strength = findings.get(complaintId);
  if (strength === undefined) return CHIEF_BY_COINCIDENCE;
  let all = 0;
  for (const other of findings.values()) all += chanceListed(other);
  return chanceListed(strength) * Math.sqrt(chanceListed(strength) / all);
}

/** The factors of age and sex; 0 is impossible. */
function factorOf({ ageFactors, sexFactors }: KnownDiagnosis, { age, gender }: CaseFacts): number {
  const byAge = ageFactors.find(({ from, to }) => age !== null && age >= from && age <= to)?.factor ?? 1;
  const bySex = gender === null ? 1 : sexFactors[gender === 'Male' ? 'male' : 'female'];
  return byAge * bySex;
}
