import { isAside } from '#domain/practice/intent.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';
import type { Meaning } from '#domain/practice/understanding/reading.ts';
import { asksOf } from '#domain/practice/understanding/turns.ts';

/** A way to understand something said, and how likely it is: 0 to 1. */
export type LikelyWay = { readonly parts: readonly PieceReading[]; readonly share: number };

const MOST_MEANINGS = 6;

/** So many of the likeliest ways are thought of, and so many readings of each of their parts. */
const WAYS = 6;

const READINGS = 5;

/** What is less sure says nothing of what it may be instead. */
const LEAST_SURE = 0.05;

/**
 * What something may mean as a whole, the likeliest first, that is what was understood: each way to take it apart, and each
 * with one of its parts read otherwise. Meanings that differ only in talk are the same.
 */
export function meaningsOf(understood: Meaning, ways: readonly LikelyWay[]): readonly Meaning[] {
  const likely = new Map<string, { readonly meaning: Meaning; readonly share: number }>();
  for (const { meaning, share } of [...ways]
    .sort((one, other) => other.share - one.share)
    .slice(0, WAYS)
    .flatMap(readOtherwise)) {
    const key = keyOf(meaning);
    const before = likely.get(key);
    likely.set(key, { meaning: before?.meaning ?? meaning, share: (before?.share ?? 0) + share });
  }
  const others = [...likely]
    .filter(([key]) => key !== '' && key !== keyOf(understood))
    .sort(([, one], [, other]) => other.share - one.share)
    .map(([, { meaning }]) => meaning);
  return [understood, ...others].slice(0, MOST_MEANINGS);
}

/** What a way asks, and what it asks with one part read otherwise. */
function readOtherwise({
  parts,
  share,
}: LikelyWay): readonly { readonly meaning: Meaning; readonly share: number }[] {
  const asked = parts.map(asksOf);
  const otherwise = parts.flatMap(({ asks, sureness, candidates }, at) =>
    candidates
      .filter(({ intent }) => !asks.includes(intent))
      .slice(0, READINGS)
      .map(({ intent, score }) => ({
        meaning: distinct(asked.with(at, [intent]).flat()),
        share: share * Math.min(1, score / Math.max(LEAST_SURE, sureness)),
      })),
  );
  return [{ meaning: distinct(asked.flat()), share }, ...otherwise];
}

function distinct(meaning: Meaning): Meaning {
  return [...new Set(meaning)];
}

/** The same for what asks the same, in whatever order and with whatever talk beside it. */
function keyOf(meaning: Meaning): string {
  const questions = meaning.filter(intent => !isAside(intent));
  return (questions.length > 0 ? questions : meaning).toSorted().join(' ');
}
