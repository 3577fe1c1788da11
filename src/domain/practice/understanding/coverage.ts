import { type Intent, isAside, withoutFinding } from '#domain/practice/intent.ts';
import { type Asked, type Encoder, MOST_COUNTED, product } from '#domain/practice/understanding/encoder.ts';
import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Language } from '#domain/practice/understanding/language.ts';
import type { PieceReading } from '#domain/practice/understanding/read-piece.ts';

export const COVERAGE_SIGNS = [
  'covered',
  'leastCovered',
  'counted',
  'asOne',
  'asTwo',
  'asThree',
  'likeliest',
  'nextLikely',
  'ranked',
  'beside',
  'named',
  'unnamed',
] as const;

/**
 * What the words of a whole say for things being all that it asks, each as a number. Logarithms, and nothing is impossible:
 * - `covered`, `leastCovered`: how much of what the words may ask these are, and how likely the least likely of them is;
 * - `counted`: how likely so many things are asked; `asOne`, `asTwo`, `asThree`: how likely one, two or three are;
 * - `likeliest`, `nextLikely`: how likely the two likeliest are.
 *
 * And others: how many likelier things there are than the least likely of these (`ranked`), how alike the two are that are
 * least alike (`beside`, 1 is the same), and how many names are among these (`named`) and how many are not (`unnamed`).
 */
export type Coverage = Readonly<Record<(typeof COVERAGE_SIGNS)[number], number>>;

/** What is said, as one piece. */
type Whole = Pick<PieceReading, 'told' | 'candidates' | 'mentions'>;

const LEAST = 0.01;

/** What stands behind so many likelier things stands behind any number. */
const LAST_RANK = 9;

/** How well things fit what a whole tells. Talk beside a question does not count. */
export function coverageOf(
  { encoder, itemOf }: Pick<Language, 'encoder' | 'itemOf'>,
  { told: { shares, counts }, candidates, mentions }: Whole,
  intents: readonly Intent[],
): Coverage {
  const questions = intents.filter(intent => !isAside(intent));
  const asked = [...new Set((questions.length > 0 ? questions : intents).map(withoutFinding))];
  const each = asked.map(asks => shares[encoder.placeOf.get(asks) ?? -1] ?? 0);
  const count = Math.min(Math.max(1, asked.length), MOST_COUNTED);
  const [likeliest, nextLikely] = twoHighest(shares);
  const [one = 0, two = 0, three = 0] = counts;
  const ranks = asked.map(asks => candidates.findIndex(({ intent }) => withoutFinding(intent) === asks));
  const names = mentions.filter(({ isGeneric }) => !isGeneric);
  const named = names.filter(mention => isNamedBy(mention, asked, itemOf)).length;
  return {
    covered: logarithm(each.reduce((sum, share) => sum + share, 0)),
    leastCovered: logarithm(Math.min(1, ...each)),
    counted: logarithm(counts[count - 1] ?? 0),
    asOne: logarithm(one),
    asTwo: logarithm(two),
    asThree: logarithm(three),
    likeliest: logarithm(likeliest),
    nextLikely: logarithm(nextLikely),
    ranked: Math.max(0, ...ranks.map(rank => (rank === -1 ? LAST_RANK : Math.min(rank, LAST_RANK)))),
    beside: leastAlike(encoder, asked),
    named,
    unnamed: names.length - named,
  };
}

function isNamedBy(
  { findings, item }: Mention,
  asked: readonly Intent[],
  itemOf: Language['itemOf'],
): boolean {
  return asked.some(
    asks => asks === item || findings.some(({ key }) => asks === (itemOf[key] ?? `presence:${key}`)),
  );
}

function twoHighest(shares: Float32Array): readonly [number, number] {
  let [highest, next] = [0, 0];
  for (const share of shares) {
    if (share > highest) [highest, next] = [share, highest];
    else if (share > next) next = share;
  }
  return [highest, next];
}

/** How alike the two are that are least alike in what asks for them: the cosine, 1 of one thing. */
function leastAlike(
  encoder: Pick<Encoder, 'placeOf' | 'outputs' | 'dimensions'>,
  asked: readonly Asked[],
): number {
  const { outputs, dimensions } = encoder;
  const rows = asked.flatMap(asks => encoder.placeOf.get(asks) ?? []).map(place => place * dimensions);
  const together = (one: number, other: number) => product(outputs, one, outputs, other, dimensions);
  const alike = rows.flatMap((one, place) =>
    rows
      .slice(place + 1)
      .map(other => together(one, other) / Math.sqrt(together(one, one) * together(other, other) + LEAST)),
  );
  return Math.min(1, ...alike);
}

function logarithm(share: number): number {
  return Math.log(share + LEAST);
}
