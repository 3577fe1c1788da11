import { SUGGESTED_CONDITIONS } from '#domain/pedigree/model/family-conditions.ts';

/** A suggested condition within what was typed, and the words around it. */
export type KnownIn = { readonly condition: string; readonly before: string; readonly after: string };

/** Abbreviations that are words of their own in small letters. */
const IN_CAPITALS_ONLY: ReadonlySet<string> = new Set(['ALL', 'AD', 'CAP', 'CRC', 'SADS', 'SCD']);

type Phrase = { readonly words: readonly string[]; readonly condition: string; readonly asTyped?: string };

const PHRASES: readonly Phrase[] = SUGGESTED_CONDITIONS.flatMap(({ name, synonyms }) =>
  [name, ...withoutBrackets(name), ...synonyms].map(phrase => ({
    words: wordsOf(phrase),
    condition: name,
    ...(IN_CAPITALS_ONLY.has(phrase.toUpperCase()) ? { asTyped: phrase } : {}),
  })),
).toSorted((one, other) => other.words.length - one.words.length);

/** 'Skin Cancer (Melanoma)' is also called skin cancer, "Alzheimer's Disease/Dementia" Alzheimer's. */
function withoutBrackets(name: string): string[] {
  const [plain = name] = name.split(/ \(|\//);
  return plain === name ? [] : [plain, plain.replace(/ disease$/i, '')];
}

/** The first of the longest suggested conditions among these words. */
export function knownIn(text: string): KnownIn | undefined {
  const typed = text.split(/\s+/).filter(Boolean);
  const words = typed.map(plainWord);
  for (const phrase of PHRASES) {
    const at = words.findIndex((_, start) => isAt(phrase, words, typed, start));
    if (at >= 0) {
      return {
        condition: phrase.condition,
        before: typed.slice(0, at).join(' '),
        after: typed.slice(at + phrase.words.length).join(' '),
      };
    }
  }
  return undefined;
}

function isAt(phrase: Phrase, words: readonly string[], typed: readonly string[], start: number): boolean {
  if (phrase.asTyped !== undefined && typed[start] !== phrase.asTyped) return false;
  return phrase.words.every((word, offset) => words[start + offset] === word);
}

function wordsOf(phrase: string): string[] {
  return phrase
    .split(/[\s/]+/)
    .map(plainWord)
    .filter(Boolean);
}

function plainWord(word: string): string {
  return word
    .toLowerCase()
    .replace(/['’](s)?/g, '$1')
    .replace(/[^\p{L}\p{N}-]/gu, '');
}
