import {
  type ChosenDiagnosis,
  type Commitment,
  type CommittedDiagnosis,
  MOST_COMMITTED,
} from '#domain/practice/debrief/commitment.ts';

/** A commitment while it is being written. */
export type CommitmentDraft = Omit<Commitment, 'urgency'> & {
  readonly urgency: Commitment['urgency'] | null;
};

/** What a commitment begins with. */
export const NO_COMMITMENT: CommitmentDraft = {
  statement: '',
  problems: [],
  differential: [],
  excluded: [],
  urgency: null,
  firstAction: '',
};

/** What is still missing before one can commit, by field. */
export type Missing = Readonly<
  Partial<Record<'statement' | 'differential' | 'confidence' | 'urgency', string>>
>;

/** Says what a commitment lacks; nothing where it can be made. */
export function missingIn({ statement, differential, urgency }: CommitmentDraft): Missing {
  const [first] = differential;
  return {
    ...(statement.trim() === '' && { statement: 'Say in one sentence who this is and what is the matter.' }),
    ...(first === undefined && { differential: 'Name at least one diagnosis.' }),
    ...(first?.confidence === null && { confidence: `Choose how sure you are of ${first.name}.` }),
    ...(urgency === null && { urgency: 'Choose how soon this patient must be treated.' }),
  };
}

/** The commitment, if nothing is missing. */
export function committed(draft: CommitmentDraft): Commitment | null {
  const { urgency } = draft;
  return urgency === null || Object.keys(missingIn(draft)).length > 0 ? null : { ...draft, urgency };
}

/** The same with a diagnosis at the end, unless it is there or there are enough. */
export function withDiagnosis(
  differential: readonly CommittedDiagnosis[],
  diagnosis: ChosenDiagnosis,
): readonly CommittedDiagnosis[] {
  const isThere = differential.some(({ id }) => id === diagnosis.id);
  if (isThere || differential.length >= MOST_COMMITTED) return differential;
  return [...differential, { ...diagnosis, confidence: null, for: null, against: null }];
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
