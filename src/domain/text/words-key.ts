import { oneLine } from '#domain/text/one-line.ts';

/** What two texts have in common that differ only in capitals and spaces: texts of the same words have the same key. */
export function wordsKey(text: string): string {
  return oneLine(text).toLowerCase();
}
