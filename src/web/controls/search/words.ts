/** Text as it is compared: no case, no accents, single spaces. */
export function plainText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a text; `can't` is one, `C-section` two. */
export function wordsIn(text: string): string[] {
  return plainText(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** A text as one term: its words, or its signs where it has no words, such as `%`. */
export function wholeOf(text: string): string {
  return wordsIn(text).join(' ') || plainText(text);
}

/** British and American spellings. `toe` is no `te`. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/ae|oe(?!s?\b)/g, 'e'],
  [/our(?=s?\b)/g, 'or'],
  [/(?<=[iy])s(?=e|ing|ation)/g, 'z'],
  [/sulph/g, 'sulf'],
];

/** Doubled letters are the commonest slip; but in an abbreviation they are none: CCF is not CF. */
const LONG_WORD = /\p{L}{5,}/gu;
const DOUBLED = /(\p{L})\1/gu;

/** A term as it is written, and as everybody may spell it, where that differs. */
export function spellingsOf(term: string): string[] {
  const respelled = SPELLINGS.reduce((text, [pattern, spelling]) => text.replace(pattern, spelling), term);
  const folded = respelled.replace(LONG_WORD, word => word.replace(DOUBLED, '$1'));
  return folded === term ? [term] : [term, folded];
}

const STOP_WORDS = new Set('a an and at in is my of on or the to when with'.split(' '));

/** The words that a search is about: `pain in my chest` is about pain and chest. */
export function tellingWords(text: string): string[] {
  const words = wordsIn(text);
  const telling = words.filter(word => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The word with each two neighbours in turn exchanged: a typing error that counts as one. */
export function withSwappedLetters(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, i) => word.slice(0, i) + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2),
  ).filter(swapped => swapped !== word);
}
