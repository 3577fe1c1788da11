import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import { halfBits } from '#domain/diagnosis/likelihood/half-bits.ts';
import type { LikelihoodModel, PlacedChoice } from '#domain/diagnosis/likelihood/model.ts';
import type { Told } from '#domain/diagnosis/likelihood/told.ts';

/**
 * What the ticked choices multiply the weights by. Answers about the same thing say partly the same: of those that
 * speak for a diagnosis the strongest counts whole and each further one a share of the one before; so do those
 * that speak against it.
 */
export function answerChanges({ parameters }: LikelihoodModel, { ticks }: Told): Change[] {
  const ranks = ranksOf(ticks);
  return ticks.map(({ choice, question, values }, tick) => ({
    name: { kind: 'answer', questionId: question.id, choiceId: choice.id },
    places: values.map(({ at }) => at),
    factors: values.map(({ points }, i) => halfBits(points * parameters.overlap ** (ranks[tick]?.[i] ?? 0))),
    other: 1,
  }));
}

type Said = { readonly tick: number; readonly i: number; readonly points: number };

/** For each value of each tick, how many stronger ones of its axis speak the same way about the same diagnosis. */
function ranksOf(ticks: readonly PlacedChoice[]): number[][] {
  const ranks = ticks.map(({ values }) => values.map(() => 0));
  const axes = Map.groupBy(ticks.keys(), tick => axisOf(ticks[tick]));
  // What is said alone about a thing is nobody's repetition.
  for (const own of axes.values()) if (own.length > 1) rankAxis(own, ticks, ranks);
  return ranks;
}

function rankAxis(own: readonly number[], ticks: readonly PlacedChoice[], ranks: readonly number[][]): void {
  const groups = new Map<number, Said[]>();
  for (const tick of own) {
    for (const [i, { at, points }] of (ticks[tick]?.values ?? []).entries()) {
      // What speaks for a diagnosis and what speaks against it do not say the same.
      const key = points > 0 ? at : -1 - at;
      const group = groups.get(key);
      if (group) group.push({ tick, i, points });
      else groups.set(key, [{ tick, i, points }]);
    }
  }
  for (const group of groups.values()) rank(group, ranks);
}

function rank(group: Said[], ranks: readonly number[][]): void {
  if (group.length === 1) return;
  group.sort((a, b) => Math.abs(b.points) - Math.abs(a.points));
  for (const [place, { tick, i }] of group.entries()) {
    const own = ranks[tick];
    if (own) own[i] = place;
  }
}

/** What an answer is about, whichever complaint it was asked of; a question of no known kind is about itself. */
function axisOf(tick: PlacedChoice | undefined): string | number | undefined {
  return tick?.question.covers ?? tick?.question.id;
}
