/** '1 hour' for '1 hours', '2 tablets' for '2 tablet(s)': an amount as one says it; stored values stay as they are. */
export function oneOfMany(text: string): string {
  return text
    .replace(/\b(\d+(?:[.,]\d+)?) ([a-z]+)\((e?s)\)/g, (_, amount, word, ending) =>
      amount === '1' ? `1 ${word}` : `${amount} ${word}${ending}`,
    )
    .replace(/^1 ([a-z]+)s$/, '1 $1');
}
