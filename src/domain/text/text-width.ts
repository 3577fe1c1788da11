import { lettersOf } from '#domain/text/letters.ts';

/** Widths of characters in ems, on the generous side: drawings have no font to measure with. */
const WIDTHS: readonly (readonly [pattern: RegExp, ems: number])[] = [
  [/\p{M}|\p{Cf}/u, 0],
  [/[iIjl.,:;'|!()[\]tfr /-]/, 0.4],
  [/[mwMW@%—…]/, 0.98],
  [/[A-Z&]/, 0.74],
  [/[\x20-\x7e]/, 0.62],
  [/[\u0250-\u10ff]/, 0.74],
  [/[\xa0-\u024f]/, 0.7],
];

const WIDEST = 1.3;

/** An upper bound of how wide a text becomes. */
export function textWidth(text: string, size: number): number {
  let ems = 0;
  for (const character of text) ems += emsOf(character);
  return ems * size;
}

function emsOf(character: string): number {
  return WIDTHS.find(([pattern]) => pattern.test(character))?.[1] ?? WIDEST;
}

/** The text cut to a width, with an ellipsis where something is missing; never inside a letter. */
export function fittedText(text: string, size: number, width: number): string {
  const short = text.slice(0, 300);
  if (short === text && textWidth(text, size) <= width) return text;
  const letters = lettersOf(short);
  while (letters.length > 0 && textWidth(`${letters.join('')}…`, size) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

/** The text on at most `limit` lines of a width, broken at spaces; the last is cut. */
export function wrappedText(text: string, size: number, width: number, limit: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && (textWidth(longer, size) <= width || lines.length === limit)) {
      lines[lines.length - 1] = longer;
    } else lines.push(word);
    if (lines.length === limit && textWidth(longer, size) > width * 3) break;
  }
  return lines.map(line => fittedText(line, size, width));
}

/** Longer texts are nobody's name. */
const LONGEST = 120;

/** All of a text on lines of a width, broken at spaces and hyphens, inside a word only where it is wider than a line. */
export function wholeText(text: string, size: number, width: number): string[] {
  const whole = text.length > LONGEST ? `${lettersOf(text.slice(0, LONGEST)).join('')}…` : text;
  const lines: string[] = [];
  for (const word of whole.split(/(?<=-)| /).flatMap(part => pieces(part, size, width))) {
    const last = lines.at(-1);
    const longer = last?.endsWith('-') ? `${last}${word}` : `${last} ${word}`;
    if (last !== undefined && textWidth(longer, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A word that is wider than a line, in pieces that are not. */
function pieces(word: string, size: number, width: number): string[] {
  if (textWidth(word, size) <= width) return word === '' ? [] : [word];
  const found: string[] = [];
  for (const letter of lettersOf(word)) {
    const longer = `${found.at(-1) ?? ''}${letter}`;
    if (found.length > 0 && textWidth(longer, size) <= width) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}
