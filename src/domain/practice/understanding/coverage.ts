import { type Intent, isAside, withoutFinding } from '#domain/practice/intent.ts';
import { type Encoder, MOST_COUNTED, type Told } from '#domain/practice/understanding/encoder.ts';

/** What the words of a whole say for things being all that it asks: logarithms, and nothing is impossible. */
export type Coverage = {
  /** How much of what the words may ask these are. */
  readonly covered: number;
  /** How likely the least likely of them is. */
  readonly leastCovered: number;
  /** How likely so many things are asked. */
  readonly counted: number;
};

const LEAST = 0.01;

/** How well things fit what a whole tells. Talk beside a question does not count. */
export function coverageOf(
  encoder: Pick<Encoder, 'placeOf'>,
  { shares, counts }: Told,
  intents: readonly Intent[],
): Coverage {
  const questions = intents.filter(intent => !isAside(intent));
  const asked = new Set((questions.length > 0 ? questions : intents).map(withoutFinding));
  const each = [...asked].map(asks => shares[encoder.placeOf.get(asks) ?? -1] ?? 0);
  const count = Math.min(Math.max(1, asked.size), MOST_COUNTED);
  return {
    covered: logarithm(each.reduce((sum, share) => sum + share, 0)),
    leastCovered: logarithm(Math.min(1, ...each)),
    counted: logarithm(counts[count - 1] ?? 0),
  };
}

function logarithm(share: number): number {
  return Math.log(share + LEAST);
}
