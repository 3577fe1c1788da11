import { echoOf } from '#domain/practice/consultation/echo.ts';
import type { Piece } from '#domain/practice/consultation/turn.ts';
import { type ReplyKind, replyOf, usualWays } from '#domain/practice/consultation/usual-reply.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import { capitalised } from '#domain/text/capitalised.ts';

/** A reply in pieces, to these words of the student's. */
export type ReplyTo = {
  readonly patient: PracticePatient;
  readonly words: string;
  readonly pieces: readonly Piece[];
};

/** What is told, and what is denied beside it, as one says them: of what is well, the no comes first. */
export function withDenials(reply: ReplyTo): readonly string[] {
  const { pieces } = reply;
  const denials = pieces.filter(({ isDenial }) => isDenial);
  const others = pieces.filter(({ isDenial }) => !isDenial);
  const isAllWell = others.every(({ facts, isOfFinding }) => isOfFinding && facts.length === 0);
  const texts = others.map(({ text }) => text);
  const spoken = isAllWell
    ? [deniedText(reply, denials, []), ...texts]
    : [...texts, deniedText(reply, denials, others)];
  return spoken.filter(Boolean);
}

/** Several bare denials are one. "Not the other" is said only beside something else of the kind, and where it has no name. */
function deniedText(
  { patient, words }: ReplyTo,
  denials: readonly Piece[],
  others: readonly Piece[],
): string {
  const [first] = denials;
  if (first === undefined) return '';
  const isAlike = others.every(({ isOfFinding }) => isOfFinding) && others.some(isHeardAsAnswer);
  const alike = isAlike ? others : [];
  const isClear = alike.length === 0 || !isVague(patient, first.text);
  if (denials.length === 1 && isClear) return first.text;
  const named = alike.length === 0 ? null : namedNo(words, denials);
  if (named !== null) return named;
  return replyOf(patient, kindOf(denials.length, alike), denials.map(({ text }) => text).join());
}

const MOST_NAMED = 2;

/** "Headache or dizzy, no.": in the words of the question, where it has words for all that is denied. */
function namedNo(words: string, denials: readonly Piece[]): string | null {
  if (denials.length > MOST_NAMED) return null;
  const echoes = denials.map(({ usual }) => (usual[0] === undefined ? null : echoOf(words, usual[0].intent)));
  return echoes.includes(null) ? null : `${capitalised(echoes.join(' or '))}, no.`;
}

/** Beside "She is wide awake", which denies without a no, "not that either" has nothing to refer to. */
function isHeardAsAnswer({ isOwnNo, text }: Piece): boolean {
  return !isOwnNo || NEGATIVE.test(text);
}

/** Words that would deny anything. */
function isVague(patient: PracticePatient, text: string): boolean {
  return usualWays(patient, 'presence:').includes(text);
}

function kindOf(count: number, others: readonly Piece[]): ReplyKind {
  if (others.length === 0) return count === 2 ? 'neither' : 'none';
  if (others.every(({ isOwnNo }) => isOwnNo)) return count === 1 ? 'nor-else' : 'nor-rest';
  return count === 1 ? 'not-the-other' : 'not-the-rest';
}

const NO = /^No[,.] /;
const SAYS_NO = /(?:^|[.!?] )No[,. ]/;
const NEGATIVE = /\b(?:no|not|nor|none|never|nothing|nobody|nowhere|neither|without|\w+n['’]t)\b/i;

/** A denial without the no that another denial just before it has said. */
export function withoutNo(text: string): string {
  const rest = text.replace(NO, '');
  const [sentence = ''] = rest.split(/(?<=[.!?])/);
  return rest !== text && NEGATIVE.test(sentence) ? rest.charAt(0).toUpperCase() + rest.slice(1) : text;
}

/** Two noes in a row are one. */
export function oneNo(texts: readonly string[]): readonly string[] {
  return texts.map((text, place) => (SAYS_NO.test(`${texts[place - 1] ?? ''} `) ? withoutNo(text) : text));
}
