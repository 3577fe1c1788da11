/** What a masked clause is compared by: its words and its pairs of neighbours, with beginning and end. */
export function featuresOf(words: readonly string[]): readonly string[] {
  const pairs = ['^', ...words].map((word, place) => `${word} ${words[place] ?? '$'}`);
  return [...new Set([...words, ...pairs])];
}
