/** Text as it is compared: no case, no accents, single spaces. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Whether every word that was searched for occurs in the text, in any order. */
export function isMatch(text: string, search: string): boolean {
  const plain = plainText(text);
  return plainText(search)
    .split(' ')
    .every(word => plain.includes(word));
}

/**
 * The items that match a search, the best first: the text that was typed in full, then texts that begin with it, then
 * those in which a word does, then those that merely hold it. What an item's first text says counts more than its
 * second, and so on. Equals, and everything before anything is typed, stay in the order they came in.
 */
export function findBest<Item>(
  items: readonly Item[],
  search: string,
  textsOf: (item: Item) => readonly string[],
): readonly Item[] {
  if (search.trim() === '') return items;
  return items
    .filter(item => isMatch(textsOf(item).join(' '), search))
    .map(item => ({ item, rank: rankOf(textsOf(item), search) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ item }) => item);
}

const WAYS: readonly ((text: string, search: string) => boolean)[] = [
  (text, search) => plainText(text) === plainText(search),
  (text, search) => plainText(text).startsWith(plainText(search)),
  (text, search) => ` ${wordsIn(text)}`.includes(` ${wordsIn(search)}`),
  isMatch,
];

function rankOf(texts: readonly string[], search: string): number {
  const best = texts.findIndex(text => isMatch(text, search));
  // The words are spread over the texts.
  if (best < 0) return texts.length * WAYS.length;
  return best * WAYS.length + WAYS.findIndex(matches => matches(texts[best] ?? '', search));
}

function wordsIn(text: string): string {
  return plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join(' ');
}
