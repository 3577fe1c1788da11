import type { AgeRange } from '#domain/case/fits-age.ts';
import type { GenderFilter } from '#domain/review/complaint.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

export const FINDING_KINDS = [
  'symptom',
  'sign',
  'condition',
  'habit',
  'medicine',
  'exposure',
  'event',
  'family',
] as const;

export type FindingKind = (typeof FINDING_KINDS)[number];

/** One atomic clinical statement, which a patient has or has not: the unit of what a history says. */
export type Finding = {
  /** How the content and every case name it; never changes. */
  readonly key: string;
  /** As a physician writes it: Dyspnoea. */
  readonly name: string;
  /** As a patient says it: short of breath. */
  readonly words: string;
  /** How one asks for it; only of what is the presence of a complaint. */
  readonly ask: string | null;
  readonly synonyms: readonly string[];
  readonly kind: FindingKind;
  /** The complaint it is the presence of. */
  readonly complaintId: number | null;
  /** The page of the history it belongs on. */
  readonly section: HistorySectionKey | null;
  /** The risk factor it is, there. */
  readonly riskId: number | null;
  /** Who can have it. */
  readonly genderFilter: GenderFilter;
  readonly ages: AgeRange;
};
