import { type Gazetteer, mentionsIn } from '#domain/practice/understanding/gazetteer.ts';
import { contentStems, type OpenLexicon, wordsOf } from '#domain/practice/understanding/words.ts';

/** Something listed: as it was said, and with what is said once for all that is listed. */
export type Item = { readonly said: string; readonly alone: string };

const BETWEEN = /,|\b(?:or|and|nor)\b|\//;

/** Where all that is listed is: "pain or swelling in your legs". */
const PLACE =
  /\b(?:in|of|on|round|around|across|under|over|behind|below|above|down|inside|between) (?:your|the|his|her|either|one) .+$/;

/** What stands before where something is: "clots in the". */
const BEFORE_PLACE =
  /^.*\b(?:in|of|on|round|around|across|under|over|behind|down) (?:your|the|his|her)(?= \S+$)/;

/** What begins a question of its own. */
const QUESTION =
  /^(?:what|when|where|which|who|why|how|whether|since (?:when|how)|for how|does|do|did|is|are|was|were|have|has|had|can|could|would|will|any|anything|anyone|anybody)\b/;

const DETERMINER = /^(?:your|the|his|her)\b/;

const PREPOSITION = /^(?:in|on|under|round|around|of|at|with|from|into|to|by|for|over|behind)\b/;

const BEGINS_A_NAME = /^(?:my|any|a|an|some)\b/;

/** What stood before the first of a list stands not once more before "a rash". */
const DETERMINES_LAST = /\s*\b(?:my|any|a|an|some)$/;

/** A list that is said without a comma: "diabetes high blood pressure asthma" names three things. Null where it names none so. */
export function namesApart(lexicon: OpenLexicon, gazetteer: Gazetteer, piece: string): string | null {
  const tokens = wordsOf(lexicon, piece);
  const names = mentionsIn(gazetteer, lexicon, tokens).filter(({ isGeneric }) => !isGeneric);
  const ends = new Set(
    names.filter(({ to }, place) => names[place + 1]?.from === to).map(({ to }) => to - 1),
  );
  if (ends.size === 0) return null;
  return tokens.map(({ word }, place) => (ends.has(place) ? `${word},` : word)).join(' ');
}

/**
 * What a piece lists: "any fever, chills or night sweats" is three things. `arePlaces`: what is listed is where something
 * may be: "clots in the legs or lungs".
 */
export function piecesListed(lexicon: OpenLexicon, piece: string, arePlaces = false): readonly Item[] {
  const listed = piece
    .split(BETWEEN)
    .map(each => each.trim())
    .filter(each => /[\p{L}\p{N}]/u.test(each));
  const [first = ''] = listed;
  const [beforePlace] = (arePlaces ? BEFORE_PLACE.exec(first) : null) ?? [];
  const [place = ''] = listed.length < 2 ? [] : (PLACE.exec(listed.at(-1) ?? '') ?? []);
  return listed.map((said, at) => {
    const begun = at === 0 ? said : withBeginning(lexicon, { first, beforePlace }, said);
    const isLast = at === listed.length - 1;
    return { said, alone: isLast || place === '' || PLACE.test(said) ? begun : `${begun} ${place}` };
  });
}

type Begun = { readonly first: string; readonly beforePlace: string | undefined };

/** "Any pain in your chest or your back" asks for any pain in your back. */
function withBeginning(lexicon: OpenLexicon, { first, beforePlace }: Begun, said: string): string {
  if (QUESTION.test(said)) return said;
  const alike = [PREPOSITION, DETERMINER].find(begins => begins.test(said));
  const from = alike === undefined ? -1 : lastOf(first, alike);
  if (from >= 0) return `${first.slice(0, from)}${said}`;
  if (alike !== undefined) return said;
  const opening = beforePlace ?? openingOf(lexicon, first);
  return `${BEGINS_A_NAME.test(said) ? opening.replace(DETERMINES_LAST, '') : opening} ${said}`.trim();
}

/** Where the last word of a kind begins; -1 if there is none. */
function lastOf(text: string, begins: RegExp): number {
  const words = [...text.matchAll(/\S+/g)];
  return words.findLast(({ index }) => begins.test(text.slice(index)))?.index ?? -1;
}

/** The words a question begins with before it names anything: "have you had any". */
function openingOf(lexicon: OpenLexicon, question: string): string {
  const words = question.split(/\s+/);
  const names = words.findIndex(word => contentStems(lexicon, wordsOf(lexicon, word)).length > 0);
  return words.slice(0, Math.max(0, names)).join(' ');
}
