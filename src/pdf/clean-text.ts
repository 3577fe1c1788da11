import { lettersOf } from '#domain/text/letters.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** Marks a place where an unbroken run may break; the template turns it into an invisible space. */
const SOFT_BREAK = '\u001f';

/** Marks where a paragraph of a single endless run ends: setting one takes time by the square of its length. */
const HARD_BREAK = '\u001e';

/** Letters between two soft breaks, and pieces between two hard ones. */
const PIECE = 9;
const PIECES_IN_PARAGRAPH = 300;

/** More marks than this on one letter are no script, they only paint over the page. */
const MARKS_LIMIT = 5;

// Line ends become newlines; other control characters, bidirectional overrides and embeddings, byte-order
// marks, fillers, tags and non-characters say nothing and can make a text read as something else.
const LINE_ENDS = /\r\n|[\r\u0085\u2028\u2029\v\f]/g;
const INVISIBLE =
  /[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u115f\u1160\u3164\uffa0\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]|\p{Noncharacter_Code_Point}/gu;
const PILED_MARKS = new RegExp(`(\\p{M}{${MARKS_LIMIT}})\\p{M}+`, 'gu');

/** No letter has more parts; a cluster of tens of thousands of joined characters makes the typesetter crash. */
const CLUSTER_LIMIT = 64;
const LONG_STRETCH = new RegExp(`\\S{${CLUSTER_LIMIT + 1},}`, 'gu');

// Lines break at these spaces (not at the no-break ones), and anywhere in Chinese, Japanese and Korean text.
const BREAKS_ANYWHERE =
  ' \\n\\t\\u1680\\u2000-\\u2006\\u2008-\\u200a\\u205f\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}\\u3000-\\u303f\\uff00-\\uffef';

/** The text as it may be printed: composed, well formed and without characters that have no face. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(LINE_ENDS, '\n')
    .replace(INVISIBLE, '')
    .normalize('NFC')
    .replace(PILED_MARKS, '$1');
}

/** Marks where runs of more than `longest` characters without a space may break, so that they stay in their column. */
export function softBreaks(text: string, longest: number): string {
  const run = new RegExp(`[^${BREAKS_ANYWHERE}]{${longest + 1},}`, 'gu');
  return text.replace(LONG_STRETCH, withCutClusters).replace(run, found => {
    const letters = lettersOf(found);
    return letters.map((letter, at) => breakBefore(at) + letter).join('');
  });
}

function withCutClusters(stretch: string): string {
  return lettersOf(stretch).map(cutCluster).join('');
}

function cutCluster(letter: string): string {
  if (letter.length <= CLUSTER_LIMIT) return letter;
  const parts = Array.from(letter);
  return parts.map((part, at) => (at > 0 && at % PIECE === 0 ? SOFT_BREAK + part : part)).join('');
}

function breakBefore(at: number): string {
  if (at === 0 || at % PIECE !== 0) return '';
  return at % (PIECE * PIECES_IN_PARAGRAPH) === 0 ? HARD_BREAK : SOFT_BREAK;
}

/** The text in one line, cut after `limit` graphemes with an ellipsis. */
export function shortened(text: string, limit: number): string {
  const line = oneLine(text);
  const start = lettersOf(line.slice(0, limit * 32));
  if (start.length <= limit && line.length <= limit * 32) return line;
  return `${start.slice(0, limit).join('').trimEnd()}…`;
}
