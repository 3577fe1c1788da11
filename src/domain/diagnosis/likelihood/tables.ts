import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import {
  chanceOfFinding,
  type Knowledge,
  type KnownDiagnosis,
} from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodParameters } from '#domain/diagnosis/likelihood/parameters.ts';

/** What something multiplies the weights of all diagnoses by, in their order, and that of something else. */
export type Factors = { readonly known: Float64Array; readonly other: number };

const OLDEST = 150;

/** What the catalogue says of all diagnoses at once, worked out once for any number of cases. */
export type LikelihoodTables = {
  /** Complaint id → what it does as the chief complaint. */
  readonly chief: ReadonlyMap<number, Factors>;
  /** Complaint id → how likely each diagnosis brings it. */
  readonly chances: ReadonlyMap<number, Float64Array>;
  readonly sexes: { readonly male: Float64Array; readonly female: Float64Array };
  /** By completed years, up to the oldest that the contract lets pass. */
  readonly ages: readonly Float64Array[];
  /** The diagnoses that hardly exist without an exposure. */
  readonly exposed: readonly { readonly at: number; readonly requires: readonly [string, ...string[]] }[];
};

/** Works the tables out. */
export function tablesOf(knowledge: Knowledge, { profilePower }: LikelihoodParameters): LikelihoodTables {
  const { diagnoses, complaints } = knowledge;
  const ids = complaints.map(({ id }) => id);
  const bySex = (sex: 'male' | 'female') =>
    Float64Array.from(diagnoses, ({ sexFactors }) => sexFactors[sex] ** profilePower);
  const atAge = (age: number) =>
    Float64Array.from(diagnoses, ({ ageFactors }) => {
      const group = ageFactors.find(({ from, to }) => age >= from && age <= to);
      return (group?.factor ?? 1) ** profilePower;
    });
  return {
    chief: new Map(ids.map(id => [id, chiefFactors(knowledge, id)])),
    chances: new Map(ids.map(id => [id, chancesOf(knowledge, id)])),
    sexes: { male: bySex('male'), female: bySex('female') },
    ages: Array.from({ length: OLDEST + 1 }, (_, age) => atAge(age)),
    exposed: diagnoses.flatMap(({ requires: [first, ...rest] }, at) =>
      first === undefined ? [] : [{ at, requires: [first, ...rest] as const }],
    ),
  };
}

/** How likely each diagnosis brings the complaint. */
export function chancesOf(knowledge: Knowledge, complaintId: number): Float64Array {
  return Float64Array.from(knowledge.diagnoses, one => chanceOfFinding(knowledge, one, complaintId));
}

/** What the complaint multiplies the weights by as the one that leads to the doctor. */
export function chiefFactors({ diagnoses }: Pick<Knowledge, 'diagnoses'>, complaintId: number): Factors {
  const known = Float64Array.from(diagnoses, diagnosis => chanceOfChief(diagnosis, complaintId));
  // Something else leads to the doctor with this complaint as often as the diagnoses do in the mean.
  const other = known.reduce((sum, factor) => sum + factor, 0) / Math.max(1, known.length);
  return { known, other };
}

/** What leads a patient to the doctor is seldom a coincidence: its share where a diagnosis does not list it. */
const CHIEF_BY_COINCIDENCE = 0.0005;

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
