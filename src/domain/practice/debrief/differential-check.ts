import type { CommittedDiagnosis } from '#domain/practice/debrief/commitment.ts';
import { reportsOf } from '#domain/practice/debrief/fact-report.ts';
import { groundsOf } from '#domain/practice/debrief/ground.ts';
import { isNamedNearly } from '#domain/practice/debrief/near-name.ts';
import { isRight, type ReadThrough } from '#domain/practice/debrief/read-through.ts';
import { parseIntent } from '#domain/practice/intent.ts';
import {
  COMMITTED_URGENCIES,
  type CommittedUrgency,
  type NamedDiagnosis,
} from '#domain/practice/patient/reference.ts';

/** A reason the student gave: whether the reference uses the fact so, the other way round, or not at all. */
export type ReasonCheck = { readonly words: string; readonly verdict: 'right' | 'reversed' | 'not-named' };

/** A diagnosis of the student's against the reference. */
export type CommittedCheck = {
  readonly diagnosis: CommittedDiagnosis;
  /**
   * `right` is the diagnosis or accepted as it; `listed` is in the reference differential or must not be missed; `near`
   * is a kind of one of these, or spoken of in the reference's words.
   */
  readonly verdict: 'right' | 'listed' | 'near' | 'not-listed';
  readonly for: ReasonCheck | null;
  readonly against: ReasonCheck | null;
};

/** A diagnosis of the reference against the student's. */
export type ReferenceCheck = {
  readonly diagnosis: NamedDiagnosis;
  /** From 1; null where the student did not name it. */
  readonly place: number | null;
  /** What speaks for it and against it, in words. */
  readonly for: readonly string[];
  readonly against: readonly string[];
};

/**
 * A diagnosis that must not be missed: thought of, and excluded on all grounds, on some, or without asking; or not named,
 * though what excludes it was asked. What else the student excluded stands beside them.
 */
export type DangerCheck = {
  readonly diagnosis: Pick<NamedDiagnosis, 'id' | 'name'>;
  readonly verdict:
    | 'kept'
    | 'excluded'
    | 'excluded-in-part'
    | 'excluded-unasked'
    | 'excluded-besides'
    | 'asked-about'
    | 'not-thought-of';
};

export type DifferentialCheck = {
  /** The place of the first right diagnosis, from 1; null where there is none. */
  readonly rightAt: number | null;
  readonly committed: readonly CommittedCheck[];
  readonly reference: readonly ReferenceCheck[];
  readonly dangers: readonly DangerCheck[];
  readonly urgency: {
    readonly committed: CommittedUrgency;
    readonly reference: CommittedUrgency;
    readonly verdict: 'right' | 'too-low' | 'too-high';
  };
  readonly firstAction: { readonly committed: string; readonly reference: string };
};

/** The student's differential beside the reference's. */
export function checkDifferential(read: ReadThrough): DifferentialCheck {
  const { commitment, reference, facts } = read;
  const { differential } = commitment;
  const rightAt = differential.findIndex(({ id }) => isRight(reference, id)) + 1;
  return {
    rightAt: rightAt === 0 ? null : rightAt,
    committed: differential.map(one => committedCheck(read, one)),
    reference: reference.differential.map(({ diagnosis, for: reasons, against }) => {
      const place = differential.findIndex(({ id }) => id === diagnosis.id) + 1;
      return {
        diagnosis,
        place: place === 0 ? null : place,
        for: groundsOf(read, reportsOf(facts, reasons)),
        against: groundsOf(read, reportsOf(facts, against)),
      };
    }),
    dangers: [
      ...reference.mustNotMiss.map(({ diagnosis, excludedBy }) => ({
        diagnosis,
        verdict: dangerVerdict(read, diagnosis.id, excludedBy),
      })),
      ...excludedBesides(read).map(diagnosis => ({ diagnosis, verdict: 'excluded-besides' as const })),
    ],
    urgency: {
      committed: commitment.urgency,
      reference: reference.urgency,
      verdict: urgencyVerdict(commitment.urgency, reference.urgency),
    },
    firstAction: { committed: commitment.firstAction, reference: reference.firstAction },
  };
}

function committedCheck(read: ReadThrough, diagnosis: CommittedDiagnosis): CommittedCheck {
  return {
    diagnosis,
    verdict: committedVerdict(read, diagnosis),
    for: reasonCheck(read, { id: diagnosis.id, reason: diagnosis.for, side: 'for' }),
    against: reasonCheck(read, { id: diagnosis.id, reason: diagnosis.against, side: 'against' }),
  };
}

function committedVerdict(
  { reference }: ReadThrough,
  diagnosis: CommittedDiagnosis,
): CommittedCheck['verdict'] {
  if (isRight(reference, diagnosis.id)) return 'right';
  const isListed = [...reference.differential, ...reference.mustNotMiss].some(
    one => one.diagnosis.id === diagnosis.id,
  );
  if (isListed) return 'listed';
  return isNamedNearly(reference, diagnosis.name) ? 'near' : 'not-listed';
}

type Reason = { readonly id: number; readonly reason: string | null; readonly side: 'for' | 'against' };

function reasonCheck(read: ReadThrough, { id, reason, side }: Reason): ReasonCheck | null {
  if (reason === null) return null;
  const { reference } = read;
  const named = reference.differential.find(({ diagnosis }) => diagnosis.id === id);
  const excludedBy = reference.mustNotMiss.find(({ diagnosis }) => diagnosis.id === id)?.excludedBy ?? [];
  const sides = { for: named?.for ?? [], against: [...(named?.against ?? []), ...excludedBy] };
  const words = groundsOf(read, reportsOf(read.facts, [reason]))[0] ?? wordsOfUsual(reason);
  const other = side === 'for' ? 'against' : 'for';
  if (sides[side].includes(reason)) return { words, verdict: 'right' };
  return { words, verdict: sides[other].includes(reason) ? 'reversed' : 'not-named' };
}

/** What was answered as by a well person is not there: 'no unilateral leg swelling'. */
function wordsOfUsual(intent: string): string {
  const parts = parseIntent(intent);
  return parts?.frame === 'presence' ? `no ${parts.finding.replaceAll('-', ' ')}` : intent;
}

function dangerVerdict(
  { commitment, facts }: ReadThrough,
  id: number,
  excludedBy: readonly string[],
): DangerCheck['verdict'] {
  if (commitment.differential.some(one => one.id === id)) return 'kept';
  const reports = reportsOf(facts, excludedBy);
  const asked = reports.filter(({ status }) => status === 'told' || status === 'misheard').length;
  if (!commitment.excluded.some(one => one.id === id))
    return asked > 0 && asked === reports.length ? 'asked-about' : 'not-thought-of';
  if (asked === 0) return 'excluded-unasked';
  return asked < reports.length ? 'excluded-in-part' : 'excluded';
}

/** What the student excluded beyond what must not be missed. */
function excludedBesides({ commitment, reference }: ReadThrough): readonly DangerCheck['diagnosis'][] {
  return commitment.excluded.filter(
    ({ id }) => !reference.mustNotMiss.some(({ diagnosis }) => diagnosis.id === id),
  );
}

function urgencyVerdict(committed: CommittedUrgency, reference: CommittedUrgency) {
  const late = COMMITTED_URGENCIES.indexOf(committed) - COMMITTED_URGENCIES.indexOf(reference);
  if (late === 0) return 'right';
  return late > 0 ? 'too-low' : 'too-high';
}
