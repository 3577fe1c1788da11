const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The letters as a reader sees them, each with its accents and joiners. */
export function lettersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
