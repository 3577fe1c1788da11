import { differentialOf } from '#domain/findings/differential-of.ts';
import { useDifferential } from '#web/api/differential.ts';
import type { Known } from '#web/findings/use-known.ts';

/** What the differential of the case is asked with. */
export function differentialOfKnown({ said, vocabulary }: Known) {
  return differentialOf(said, vocabulary);
}

/** The differential of the case as it stands; without the vocabulary it would know less, so it waits for it. */
export function useCaseDifferential(known: Known) {
  return useDifferential(known.isPending ? null : differentialOfKnown(known));
}
