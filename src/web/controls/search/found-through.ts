import type { SearchWords } from './list-index.ts';
import { spellingsOf, wholeOf, wordsIn } from './words.ts';

/**
 * The synonym an item was found through, if it holds more of the terms that were found than the item's name does:
 * what stands behind the name, so that nobody wonders why Breathlessness is listed for SOB.
 */
export function foundThrough(
  { name, synonyms = [] }: SearchWords,
  terms: readonly string[],
): string | undefined {
  const found = new Set(terms);
  let best: string | undefined;
  let most = termsIn(name, found);
  for (const synonym of synonyms) {
    const count = termsIn(synonym, found);
    if (count > most) [best, most] = [synonym, count];
  }
  return best;
}

function termsIn(text: string, found: ReadonlySet<string>): number {
  return [wholeOf(text), ...new Set(wordsIn(text))].filter(term =>
    spellingsOf(term).some(each => found.has(each)),
  ).length;
}
