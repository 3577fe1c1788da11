/** Something understood in a line, and where it stands. */
export type Found<T> = { readonly at: number; readonly value: T };

/** A way of writing something, and what it means. A rule that reads nothing leaves the words where they are. */
export type WordRule<T> = readonly [pattern: RegExp, read: (match: RegExpExecArray) => T | undefined];

/** What stands where words were taken out, so that all others keep their places. */
export const GAP = '|';

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  thrice: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
};

/** A number of a dose, as a part of a pattern: '2', '2.5', '1-2', 'two', '1/2'. */
export const NUMBER = String.raw`\d+(?:\.\d+)?(?:\s?(?:-|–|to)\s?\d+(?:\.\d+)?)?|1\/2|one to two|half|one|two|three|four|five|six|seven|eight|nine|ten|twelve`;

/** '2' for 'two', '0.5' for 'half', '1-2' for '1 to 2'. */
export function numberText(words: string): string {
  const plain = words.toLowerCase().trim();
  if (plain === '1/2') return '0.5';
  if (plain === 'one to two') return '1-2';
  const known = NUMBER_WORDS[plain];
  return known === undefined ? plain.replace(/\s?(?:-|–|to)\s?/, '-') : String(known);
}

/** Takes what the rules know out of a line, the first rule first. */
export function takeOut<T>(
  line: string,
  rules: readonly WordRule<T>[],
): { readonly found: readonly Found<T>[]; readonly left: string } {
  const found: Found<T>[] = [];
  let left = line;
  for (const [pattern, read] of rules) {
    for (const match of [...left.matchAll(pattern)]) {
      const value = read(match);
      if (value === undefined) continue;
      found.push({ at: match.index, value });
      left = withGap(left, match.index, match[0].length);
    }
  }
  return { found: found.toSorted((a, b) => a.at - b.at), left };
}

/** The line with a gap in place of some of it. */
export function withGap(line: string, at: number, length: number): string {
  return line.slice(0, at) + GAP.repeat(length) + line.slice(at + length);
}

/** Words of the line that are not recorded as anything, and why. */
export type NotUnderstood = { readonly text: string; readonly reason: string };

export const REASONS = {
  unknownWords: 'Not understood',
  noUnit: 'The unit is missing',
  secondDose: 'A second dose',
  secondFrequency: 'A second frequency',
  secondRoute: 'A second route',
  start: 'When it began is not understood',
  rightEye: 'OD may be once a day or the right eye',
  night: 'ON may be at night',
  schedule: 'Which times of day are meant is not said',
  noDrug: 'No medicine is named',
} as const;

/** What is said and not recorded; of no words nothing. */
export function refused(text: string, reason: string): NotUnderstood[] {
  return text === '' ? [] : [{ text, reason }];
}
