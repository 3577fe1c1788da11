import { layNameIn } from '#domain/practice/consultation/lay-names.ts';
import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** Words of a finding's key that nobody says when asking for it. */
const UNSAID: ReadonlySet<string> = new Set([
  'recent',
  'past',
  'known',
  'new',
  'other',
  'of',
  'on',
  'in',
  'at',
  'the',
  'to',
]);

/** So many letters are compared at least: "dizzy" and "dizziness". */
const LEAST = 4;

/** What endings may change of the shorter word. */
const ENDING = 2;

const NEGATION = /\b(?:no|not|never|without)\b/i;

/** What a student called a finding in a question: "double vision"; null where they called it something else. */
export function echoOf(words: string, intent: Intent): string | null {
  const parts = parseIntent(intent);
  if (parts?.frame !== 'presence') return null;
  return namedByKey(words, parts.finding) ?? layNameIn(words, parts.finding);
}

/** The words of its key, where they stand together. */
function namedByKey(words: string, finding: string): string | null {
  const names = finding.split('-').filter(word => !UNSAID.has(word));
  const said = [...words.matchAll(/[\p{L}'’-]+/gu)];
  const places = names.map(name => said.findIndex(([word]) => isAlike(word.toLowerCase(), name)));
  if (names.length === 0 || places.includes(-1)) return null;
  const [from, to] = [Math.min(...places), Math.max(...places)];
  if (to - from >= names.length) return null;
  const [first, last] = [said[from], said[to]];
  if (first === undefined || last === undefined) return null;
  const echo = words.slice(first.index, last.index + last[0].length);
  return /[.,;:?!]/.test(echo) || NEGATION.test(echo) ? null : echo.toLowerCase();
}

function isAlike(word: string, name: string): boolean {
  if (word === name) return true;
  if (word.length <= LEAST) return false;
  const length = Math.max(LEAST, Math.min(word.length, name.length) - ENDING);
  return word.length >= length && name.length >= length && word.slice(0, length) === name.slice(0, length);
}
