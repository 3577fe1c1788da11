import { isTalk } from '#domain/practice/intent.ts';
import type { Jargon, Manner, ReadingPart } from '#domain/practice/understanding/reading.ts';

/** More than anybody says at once. */
const LONGEST = 600;

const OPEN =
  /\b(tell me|talk me through|take me through|walk me through|describe|explain to me|in your own words|what (happened|happens|brings|brought|seems|has been|was it like|is it like|do you think|are you|were you|worries|would you like|kind|sort)|what (do|does|did|is|was|are)\b[^?]*\blike\b|how (are|have|has|did|does|do|is|was|would you))\b/i;

const COUNTED =
  /\bhow (long|many|much|often|old|bad|far|severe|frequent\w*|do you spell)\b|\bout of (10|ten)\b/i;

const TAG =
  /^(do|does|did|have|has|had|are|is|were|was|can|would|will|could)(n'?t| not)? (you|it|he|she|they|there)( not)?\s*\?*\s*$/i;

/** Politely said: "Tell me all about it, would you?" */
const REQUEST = /\b(tell|show|describe|explain|talk|take|walk|say|give|let)\b/i;

const STATED =
  /^\W*((so|and|but|okay|ok|right|well|now)\W+)*((you|there|it|he|she|that) (do|does|did|have|has|had|are|is|was|were|would|will)n'?t\b|(you|it|he|she|there|they)('ve| have|'re| are|'s| is|'d| had)?( not| never| no)\b|no (other )?\w+( \w+)?\s*(,\s*(right|correct|then))?\s*\?|(i (assume|suppose|take it|guess|presume|expect)|surely|presumably)\b)/i;

const NEGATED_QUESTION =
  /^\W*((so|and|but)\W+)*(don'?t|doesn'?t|didn'?t|haven'?t|hasn'?t|aren'?t|isn'?t|wasn'?t|weren'?t) (you|it|he|she|there)\b/i;

const CONFIRMED = /,\s*(right|correct|yes|no|is that right|am i right|i (assume|suppose|take it))\s*\?\s*$/i;

/**
 * Whether a question suggests its answer, wherever it stands: "I see. You have no fever, do you?" What is said back before
 * a question suggests nothing: "It didn't help. And how long was that?"
 */
function isLeading(utterance: string): boolean {
  const said = utterance.replace(/[’`´]/g, "'");
  const questions = said.split(/(?<=[.!?…])\s+/).filter(sentence => sentence.endsWith('?'));
  const isTold = /[.!…]\W*$/.test(said);
  return (questions.length > 0 || isTold ? questions : [said]).some(suggests);
}

/** A statement to agree to, a tag, a negated question. */
function suggests(said: string): boolean {
  return (
    STATED.test(said) ||
    NEGATED_QUESTION.test(said) ||
    CONFIRMED.test(said) ||
    (hasTag(said) && !startsAsQuestion(said) && !REQUEST.test(said))
  );
}

function hasTag(said: string): boolean {
  const tag = /[,]\s*([^,?]*)\?*\s*$/.exec(said)?.[1] ?? '';
  return TAG.test(tag);
}

function startsAsQuestion(said: string): boolean {
  return /^\W*((so|and|but|okay|ok|right|well|now)\W+)*(do|does|did|have|has|had|are|is|were|was|can|could|would|will|what|when|where|who|which|how|why|any)\b/i.test(
    said,
  );
}

/** Phrases to look for and what to say instead, ready to be used. */
export type OpenJargon = readonly { readonly pattern: RegExp; readonly plain: string }[];

/** Opens the list of words that patients may not know. */
export function openJargon(jargon: readonly (readonly [word: string, plain: string])[]): OpenJargon {
  return jargon.map(([word, plain]) => ({
    plain,
    pattern: new RegExp(`(?<![\\p{L}-])(?:${word})(?![\\p{L}-])`, 'iu'),
  }));
}

/** The words that were said, not the patterns they fit. */
function jargonIn(jargon: OpenJargon, utterance: string): readonly Jargon[] {
  return jargon.flatMap(({ pattern, plain }) => {
    const word = pattern.exec(utterance.slice(0, LONGEST))?.[0].toLowerCase();
    return word === undefined ? [] : [{ word, plain }];
  });
}

/** How something was asked. */
export function mannerOf(
  jargon: OpenJargon,
  utterance: string,
  parts: readonly Pick<ReadingPart, 'intent'>[],
): Manner {
  const asked = parts.filter(({ intent }) => !isTalk(intent));
  return {
    isOpen:
      asked.some(({ intent }) => /^(open|ice):/.test(intent)) ||
      (OPEN.test(utterance) && !COUNTED.test(utterance)),
    isLeading: isLeading(utterance.slice(0, LONGEST)),
    isCompound: asked.length > 1,
    jargon: jargonIn(jargon, utterance),
  };
}
