import { chosenIds } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import type { Weighed } from '#domain/diagnosis/likelihood/weigh.ts';
import { urgencyRank } from '#domain/diagnosis/urgency.ts';

/** How many are listed at most: nobody reads further. */
export const MOST_LISTED = 8;

/** From this likelihood on a dangerous diagnosis is listed without a red flag. */
export const DANGEROUS_FROM = 0.02;

/** How much more a diagnosis weighs that needs help now, today, soon, or that nobody has said it of. */
const WEIGHT_OF_URGENCY = [8, 4, 2, 1] as const;

/**
 * The places, in the model, of the diagnoses that must not be missed in this case: dangerous, and likely enough or
 * flagged by an answer, and possible. By danger times likelihood, at most eight.
 */
export function mustNotMissIn(weighed: Weighed, facts: Pick<CaseFacts, 'answers'>): number[] {
  const { model, chances } = weighed;
  const flagged = new Set(
    facts.answers
      .flatMap(({ choiceId }) => chosenIds(choiceId))
      .flatMap(id => model.flagsByChoice.get(id) ?? []),
  );
  return model.knowledge.diagnoses
    .flatMap(({ id, mustNotMiss, urgency }, place) => {
      const chance = chances[place] ?? 0;
      const isListed = mustNotMiss && chance > 0 && (chance >= DANGEROUS_FROM || flagged.has(id));
      return isListed ? [{ place, id, danger: chance * (WEIGHT_OF_URGENCY[urgencyRank(urgency)] ?? 1) }] : [];
    })
    .sort((a, b) => b.danger - a.danger || a.id - b.id)
    .slice(0, MOST_LISTED)
    .map(({ place }) => place);
}
