/** What can go wrong in a history, the gravest first: this is the order of advice. */
export const FAULT_KINDS = [
  'under-triage',
  'missed-red-flag',
  'premature-closure',
  'missed-allergies',
  'missed-essential',
  'missed-medicines',
  'ignored-cue',
  'no-open-start',
  'leading',
  'no-concerns',
  'no-summary',
  'compound',
  'jargon',
  'repeats',
  'no-closing',
  'no-introduction',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];
