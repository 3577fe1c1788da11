import type { Intent } from '#domain/practice/intent.ts';
import type { Mention } from '#domain/practice/understanding/gazetteer.ts';
import type { Token } from '#domain/practice/understanding/words.ts';

/** From here on the beginning of a word says much of what it says: diabetes, diabetic. */
const LONG_WORD = 6;

const BEGINNING = 5;

/** What is no longer leans on what was asked before. */
const SHORT = 5;

/** What stands for a name when questions are compared. */
const NAME = '<name>';

/**
 * What a question is compared by: its words and their beginnings, pairs of neighbours and of next but one, with names of
 * symptoms and illnesses masked; and, if it is short, what was asked last.
 */
export function featuresOf(
  tokens: readonly Token[],
  mentions: readonly Mention[],
  asked: readonly Intent[],
): readonly string[] {
  const features = new Set<string>();
  for (const { stem } of tokens) {
    features.add(stem);
    if (stem.length >= LONG_WORD) features.add(`${stem.slice(0, BEGINNING)}…`);
  }
  const masked = ['^', ...maskedStems(tokens, mentions), '$'];
  masked.forEach((stem, place) => {
    const [next, afterNext] = [masked[place + 1], masked[place + 2]];
    if (next !== undefined) features.add(`${stem} ${next}`);
    if (afterNext !== undefined) features.add(`${stem} _ ${afterNext}`);
  });
  const last = tokens.length <= SHORT ? asked.findLast(intent => !intent.startsWith('talk:')) : undefined;
  if (last !== undefined) {
    features.add(`after ${last.split(':').slice(0, 2).join(':')}`);
    features.add(`after ${last.split(':')[0]}`);
  }
  return [...features];
}

/** How much a feature counts beside others: one word more than a pair. */
export function weightOf(feature: string): number {
  return feature.includes(' ') || feature.endsWith('…') ? 0.6 : 1;
}

function maskedStems(tokens: readonly Token[], mentions: readonly Mention[]): readonly string[] {
  return tokens.flatMap(({ stem }, place) => {
    const mention = mentions.find(({ from, to }) => from <= place && place < to);
    if (mention === undefined) return stem === 'it' ? [NAME] : [stem];
    return mention.from === place ? [NAME] : [];
  });
}
