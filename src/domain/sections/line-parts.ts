import { findDate } from '#domain/dates/find-date.ts';
import type { UnderstoodDate } from '#domain/dates/understand-date.ts';
import type { LineHelp } from '#domain/sections/quick-line.ts';
import { capitalised } from '#domain/text/capitalised.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** A line in its parts: what it is of, when that was, and what else was said of it, in the order it was said. */
export type LineParts = {
  readonly name: string;
  /** A told date, or empty. */
  readonly date: string;
  readonly rest: readonly string[];
};

const LASTED =
  /\b(?:(?:treated|treatment|took|lasted|lasting|stayed|in hospital)\s+(?:for\s+)?\S+\s+(?:hours?|days?|weeks?|months?|years?)|day case)\b/gi;

/** Between these a new part begins; they say nothing themselves. */
const BREAK = /\s*[;:,()[\]|→=]+>?\s*|\s+[-–—]+\s+|\s+[-–—]+$|^[-–—]+\s+/;

/** With these words something begins that is no longer the name, unless the name goes on with them. */
const CONNECTING =
  /\s+(?=(?:on|at|with|without|under|by|taking|takes|treated|treatment|diagnosed|confirmed|found|managed|controlled|controlling|well|poorly|complicated|uncomplicated|complications?|requiring|because|due to|after|following|during|lasting|took|no|in hospital|causes?|caused|gives?|gave|makes?|made)\b)/i;

/** What people say before the name, and what a list of the history says already. */
const BEFORE_NAME =
  /^(?:(?:has|have|had|a|an|the|known|history of|h\/o|i|he|she|is|am|was|allergic to|allergy to|operated for)\s+)+(?=\S)/i;

/** Takes a line apart: first the date, then what stands between commas, dashes and the words that go on with a new thing. */
export function linePartsOf(line: string, help: LineHelp): LineParts {
  const dated = datedParts(line, help);
  const pieces = dated.pieces
    .flatMap(piece => piece.split(BREAK))
    .map(piece => piece.trim())
    .filter(piece => /[\p{L}\p{N}]/u.test(piece));
  const [first = '', ...others] = pieces;
  const { name, rest } = namedIn(first.replace(BEFORE_NAME, ''), help);
  return { name, date: dated.date, rest: [...rest, ...dated.kept, ...others.flatMap(connectedParts)] };
}

/** The text in parts that each begin with a connecting word. */
export function connectedParts(text: string): string[] {
  return text.split(CONNECTING).filter(part => part !== '');
}

type Dated = {
  readonly date: string;
  readonly pieces: readonly string[];
  /** The phrase itself, where the date does not hold all that it said. */
  readonly kept: readonly string[];
};

/** The line before and behind its date. */
function datedParts(line: string, help: LineHelp): Dated {
  const words = line.trim().split(/\s+/);
  const found = dateIn(masked(line.trim()), help);
  if (!found) return { date: '', pieces: [line], kept: [] };
  const phrase = words.slice(found.from, found.to).join(' ');
  return {
    date: found.value,
    pieces: [words.slice(0, found.from).join(' '), words.slice(found.to).join(' ')],
    kept: /is not kept/.test(found.words) ? [phrase.replace(/[,;:]+$/, '')] : [],
  };
}

/** Which words of the line are its date. 'for 6 months' is one only where no other is told. */
function dateIn(line: string, help: LineHelp): (UnderstoodDate & { from: number; to: number }) | undefined {
  const found = findDate(line, help.asOf);
  if (!found) return undefined;
  const words = line.split(/\s+/);
  const left = found.rest === '' ? [] : found.rest.split(/\s+/);
  const from = countSame(words, left);
  const to = words.length - (left.length - from);
  const phrase = words.slice(from, to).join(' ');
  const other = /^for\b/i.test(phrase) ? dateIn(line.replace(phrase, hidden), help) : undefined;
  return other ?? { ...found, from, to };
}

/** How long something lasted is no date, nor is a day case; a dash before words begins a part, and ends no time. */
function masked(line: string): string {
  return line.replaceAll(LASTED, hidden).replaceAll(/(?<=\s)[-–—](?=\s+\D)/g, ';');
}

/** As many words, none of which says anything. */
function hidden(text: string): string {
  return text.replaceAll(/\S/g, '_');
}

/** How many words at the beginning are the same, but for the commas that hang on them. */
function countSame(words: readonly string[], left: readonly string[]): number {
  const plain = (word = '') => word.replace(/^[,;:]+|[,;:]+$/g, '');
  const differs = left.findIndex((word, index) => plain(word) !== plain(words[index]));
  return differs < 0 ? left.length : differs;
}

/**
 * The longest beginning that something is called by, under the name it has in the list; of a name nobody knows, what
 * stands before a connecting word.
 */
function namedIn(text: string, { known }: LineHelp): { name: string; rest: readonly string[] } {
  const parts = connectedParts(text);
  const beginnings = parts.map((_, index) => parts.slice(0, parts.length - index).join(' '));
  const told = beginnings.find(beginning => known.has(wordsKey(beginning))) ?? parts[0] ?? '';
  const rest = connectedParts(text.slice(told.length).trim());
  return { name: known.get(wordsKey(told))?.name ?? capitalised(told), rest };
}
