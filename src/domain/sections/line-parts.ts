import type { AsOf } from '#domain/dates/as-of.ts';
import { findDate } from '#domain/dates/find-date.ts';

/** What a typed line is understood by. */
export type LineTold = AsOf & {
  /** Whether something is called so in the list that belongs to the section. */
  readonly isName: (text: string) => boolean;
};

/** A line in its parts: what it is of, when that was, and what else was said of it, in the order it was said. */
export type LineParts = {
  readonly name: string;
  /** A told date, or empty. */
  readonly date: string;
  readonly rest: readonly string[];
};

/** Between these a new part begins; they say nothing themselves. */
const BREAK = /\s*[;:,()[\]|]+\s*|\s+[-–—]+\s+|\s+[-–—]+$|^[-–—]+\s+/;

/** With these words something begins that is no longer the name, unless the name goes on with them. */
const CONNECTING =
  /\s+(?=(?:on|at|with|without|under|by|taking|takes|treated|treatment|diagnosed|confirmed|found|managed|controlled|controlling|well|poorly|complicated|uncomplicated|complications?|requiring|because|lasting|took|no|in hospital|causes?|caused|gives?|gave|makes?|made)\b)/i;

/** What people say before the name, and what a list of the history says already. */
const BEFORE_NAME =
  /^(?:(?:has|have|had|a|an|the|known|history of|h\/o|i|he|she|is|am|was|allergic to|allergy to|operated for)\s+)+(?=\S)/i;

/** Takes a line apart: first the date, then what stands between commas, dashes and the words that go on with a new thing. */
export function linePartsOf(line: string, told: LineTold): LineParts {
  const dated = datedParts(line, told);
  const pieces = dated.pieces
    .flatMap(piece => piece.split(BREAK))
    .map(piece => piece.trim())
    .filter(piece => /[\p{L}\p{N}]/u.test(piece));
  const [first = '', ...others] = pieces;
  const { name, rest } = namedIn(first.replace(BEFORE_NAME, ''), told);
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
function datedParts(line: string, told: LineTold): Dated {
  const words = line.trim().split(/\s+/);
  const found = findDate(line, told);
  if (!found) return { date: '', pieces: [line], kept: [] };
  const left = found.rest === '' ? [] : found.rest.split(/\s+/);
  const from = countSame(words, left);
  const to = words.length - (left.length - from);
  const phrase = words.slice(from, to).join(' ');
  return {
    date: found.value,
    pieces: [words.slice(0, from).join(' '), words.slice(to).join(' ')],
    kept: /is not kept/.test(found.words) ? [phrase.replace(/[,;:]+$/, '')] : [],
  };
}

/** How many words at the beginning are the same, but for the commas that hang on them. */
function countSame(words: readonly string[], left: readonly string[]): number {
  const plain = (word = '') => word.replace(/^[,;:]+|[,;:]+$/g, '');
  const differs = left.findIndex((word, index) => plain(word) !== plain(words[index]));
  return differs < 0 ? left.length : differs;
}

/** The longest beginning that something is called by; of a name nobody knows, what stands before a connecting word. */
function namedIn(text: string, { isName }: LineTold): { name: string; rest: readonly string[] } {
  const parts = connectedParts(text);
  const known = parts.map((_, index) => parts.slice(0, parts.length - index).join(' ')).find(isName);
  const name = known ?? parts[0] ?? '';
  const rest = text.slice(name.length).trim();
  return { name, rest: connectedParts(rest) };
}
