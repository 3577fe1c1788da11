import type { FindingLabel, NameKind } from '#domain/practice/understanding/language-model.ts';

/** Under which label a finding is asked for. */
export function labelOfKind(kind: NameKind): FindingLabel {
  return kind === 'circumstance' ? 'presence symptom' : `presence ${kind}`;
}
