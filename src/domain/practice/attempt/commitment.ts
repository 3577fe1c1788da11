import type { CommittedUrgency, NamedDiagnosis } from '#domain/practice/patient/reference.ts';

/** A diagnosis as a student picks it from the catalogue. */
export type PickedDiagnosis = Pick<NamedDiagnosis, 'id' | 'name'>;

/** Something the patient told: the id of a fact, or the intent that a usual answer was given to. */
export type ToldKey = string;

export type CommittedDiagnosis = {
  readonly diagnosis: PickedDiagnosis;
  /** In percent. */
  readonly confidence: number;
  readonly for: ToldKey | null;
  readonly against: ToldKey | null;
};

/** What a student makes of the history, before anything of the truth is shown. */
export type Commitment = {
  /** The case in one sentence. */
  readonly statement: string;
  readonly problems: readonly string[];
  /** The likeliest first. */
  readonly differential: readonly CommittedDiagnosis[];
  /** Dangerous diagnoses that the student thinks the history excludes. */
  readonly excluded: readonly PickedDiagnosis[];
  readonly urgency: CommittedUrgency | null;
  readonly firstAction: string;
};

export const MOST_DIAGNOSES = 5;

/** What a commitment begins with. */
export const NO_COMMITMENT: Commitment = {
  statement: '',
  problems: [],
  differential: [],
  excluded: [],
  urgency: null,
  firstAction: '',
};

/** What is still missing before one is committed, by field. */
export type Missing = Readonly<Partial<Record<'statement' | 'differential' | 'urgency', string>>>;

/** Says what a commitment lacks; nothing where it can be made. */
export function missingIn({ statement, differential, urgency }: Commitment): Missing {
  return {
    ...(statement.trim() === '' && { statement: 'Say in one sentence who this is and what is the matter.' }),
    ...(differential.length === 0 && { differential: 'Name at least one diagnosis.' }),
    ...(urgency === null && { urgency: 'Choose how soon this patient must be treated.' }),
  };
}

/** The same with a diagnosis at the end, unless it is there or there are enough. */
export function withDiagnosis(
  differential: readonly CommittedDiagnosis[],
  diagnosis: PickedDiagnosis,
): readonly CommittedDiagnosis[] {
  const isThere = differential.some(each => each.diagnosis.id === diagnosis.id);
  if (isThere || differential.length >= MOST_DIAGNOSES) return differential;
  return [...differential, { diagnosis, confidence: 50, for: null, against: null }];
}

/** The same with the diagnosis at this place one further up or down. */
export function withMoved(
  differential: readonly CommittedDiagnosis[],
  place: number,
  by: 1 | -1,
): readonly CommittedDiagnosis[] {
  const [moved, other] = [differential[place], differential[place + by]];
  if (moved === undefined || other === undefined) return differential;
  return differential.with(place, other).with(place + by, moved);
}
