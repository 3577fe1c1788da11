import MiniSearch, { type Query, type SearchOptions, type SearchResult } from 'minisearch';
import { spellingsOf, tellingWords, wholeOf, withSwappedLetters, wordsIn } from './words.ts';

/** What an item of a list is found by. */
export type SearchWords = {
  readonly name: string;
  readonly synonyms?: readonly string[];
  readonly keywords?: string | undefined;
};

export type ListIndex = MiniSearch<SearchWords & { readonly id: number }>;

/** The texts as a whole come before their words, so that MI finds what is called so before all that begins so. */
const BOOST = { name: 10_000, synonym: 3_000, nameWords: 10, synonymWords: 3, keywords: 1 };

const LINE = '\n';

const TEXT_OF: Readonly<Record<keyof typeof BOOST, (words: SearchWords) => string>> = {
  name: ({ name }) => name,
  synonym: ({ synonyms = [] }) => synonyms.join(LINE),
  nameWords: ({ name }) => name,
  synonymWords: ({ synonyms = [] }) => synonyms.join(LINE),
  keywords: ({ keywords = '' }) => keywords,
};

const isField = (field: string): field is keyof typeof BOOST => field in BOOST;
const isWhole = (field = '') => field === 'name' || field === 'synonym';

/** So many at a time keep nobody waiting. */
const CHUNK = 60;

/** An index of the list; the results' ids are positions in it. */
export function listIndex(items: readonly SearchWords[]): ListIndex {
  const index = emptyIndex();
  index.addAll(numbered(items));
  return index;
}

/** The same, made a little at a time. */
export async function listIndexInParts(items: readonly SearchWords[]): Promise<ListIndex> {
  const index = emptyIndex();
  await index.addAllAsync(numbered(items), { chunkSize: CHUNK });
  return index;
}

function numbered(items: readonly SearchWords[]) {
  return items.map((words, id) => ({ ...words, id }));
}

function emptyIndex(): ListIndex {
  return new MiniSearch({
    fields: Object.keys(BOOST),
    extractField: (entry, field) => (isField(field) ? TEXT_OF[field](entry) : entry.id),
    tokenize: (text, field) => (isWhole(field) ? text.split(LINE).map(wholeOf) : wordsIn(text)),
    processTerm: remembered(spellingsOf),
    searchOptions: { boost: BOOST, tokenize: term => [term], processTerm: term => term },
  });
}

/** A list says the same words over and over. */
function remembered(spell: (term: string) => string[]): (term: string) => string[] {
  const known = new Map<string, string[]>();
  return term => {
    const spellings = known.get(term) ?? spell(term);
    known.set(term, spellings);
    return spellings;
  };
}

/** The more synonyms the same: how many an item has says nothing about it. */
const WHOLE: SearchOptions = {
  fields: ['name', 'synonym'],
  prefix: true,
  weights: { prefix: 0.1, fuzzy: 0 },
  bm25: { k: 1.2, b: 0, d: 0.5 },
};

const WORDS: SearchOptions = { fields: ['nameWords', 'synonymWords', 'keywords'], prefix: true };
const LEAST_LETTERS_FOR_AN_ERROR = 4;

/** What a search found, the best first; it is sure when nothing had to be forgiven. */
export type Finds = { readonly results: readonly SearchResult[]; readonly isSure: boolean };

/** Finds all words as they are spelled; failing that, with a typing error; failing that, some of them. */
export function findIn(index: ListIndex, typed: string): Finds {
  const words = tellingWords(typed);
  const whole: Query = { ...WHOLE, combineWith: 'OR', queries: spellingsOf(wholeOf(typed)) };
  const forgiven = words.map(forgiving);
  const sure = index.search({ combineWith: 'OR', queries: [whole, all(words.map(asSpelled))] });
  if (sure.length > 0) return { results: sure, isSure: true };
  const close = index.search(all(forgiven));
  const results = close.length > 0 ? close : index.search({ combineWith: 'OR', queries: forgiven });
  return { results, isSure: false };
}

/** Whatever is called a little like it, the nearest first. */
export function nearestIn(index: ListIndex, typed: string): readonly SearchResult[] {
  const queries = tellingWords(typed).flatMap(spellingsOf);
  return index.search({ combineWith: 'OR', queries, fields: ['nameWords', 'synonymWords'], fuzzy: 0.4 });
}

function all(queries: Query[]): Query {
  return { combineWith: 'AND', queries };
}

function asSpelled(word: string): Query {
  return { ...WORDS, combineWith: 'OR', queries: spellingsOf(word) };
}

function forgiving(word: string): Query {
  if (word.length < LEAST_LETTERS_FOR_AN_ERROR) return asSpelled(word);
  const swapped = { queries: withSwappedLetters(word).flatMap(spellingsOf), prefix: false };
  return { ...WORDS, combineWith: 'OR', queries: [{ queries: spellingsOf(word), fuzzy: 1 }, swapped] };
}
