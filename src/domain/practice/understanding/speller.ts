/** Known words by length, to find the one that was meant. */
export type Speller = {
  readonly known: ReadonlySet<string>;
  readonly byLength: ReadonlyMap<number, readonly string[]>;
};

/** Shorter words are too like each other. */
const SHORTEST = 5;

/** From this length on two slips are forgiven. */
const LONG = 9;

/** Indexes known stems; pairs of words and masks are none. */
export function openSpeller(stems: readonly string[]): Speller {
  const words = [...new Set(stems)].filter(stem => /^[\p{L}\p{N}]+$/u.test(stem)).toSorted();
  return {
    known: new Set(words),
    byLength: Map.groupBy(
      words.filter(word => word.length >= SHORTEST - 1),
      word => word.length,
    ),
  };
}

/** The known word that is spelled almost so; the word itself if it is known or like none. */
export function spelled({ known, byLength }: Speller, stem: string): string {
  if (known.has(stem) || stem.length < SHORTEST) return stem;
  const forgiven = stem.length >= LONG ? 2 : 1;
  for (let slips = 1; slips <= forgiven; slips += 1) {
    for (let length = stem.length - slips; length <= stem.length + slips; length += 1) {
      const meant = byLength.get(length)?.find(word => word[0] === stem[0] && distance(word, stem) <= slips);
      if (meant !== undefined) return meant;
    }
  }
  return stem;
}

/** How many letters were left out, added, changed or swapped with the next. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const changed = one[row - 1] === other[column - 1] ? 0 : 1;
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          at(rows, row - 1, column) + 1,
          (current[column - 1] ?? 0) + 1,
          at(rows, row - 1, column - 1) + changed,
          isSwapped ? at(rows, row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    rows.push(current);
  }
  return at(rows, one.length, other.length);
}

function at(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
}
