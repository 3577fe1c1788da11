import { foundThrough } from './found-through.ts';
import {
  findIn,
  type ListIndex,
  listIndex,
  listIndexInParts,
  nearestIn,
  type SearchWords,
} from './list-index.ts';

export type Found<Item> = {
  readonly item: Item;
  /** The synonym it was found through, where its name does not show why. */
  readonly through?: string | undefined;
};

export type ListFinds<Item> = {
  readonly found: readonly Found<Item>[];
  /** Whether everything was found as it was typed; otherwise a typing error was forgiven, or a word left out. */
  readonly isSure: boolean;
  /** When nothing was found: what is called nearly so. */
  readonly nearest: readonly Item[];
};

const NEAREST = 3;

/** One index for each list, made at the latest when it is first searched, and gone with the list. */
const INDEXES = new WeakMap<readonly unknown[], ListIndex>();

/** Lists that are being made ready. */
const UNDER_WAY = new WeakMap<readonly unknown[], Promise<void>>();

/** Makes a list ready beside other work, once; whoever searches it sooner does not wait for that. */
export function prepareList<Item>(
  items: readonly Item[],
  wordsOf: (item: Item) => SearchWords,
): Promise<void> {
  const underWay = UNDER_WAY.get(items) ?? preparing(items, wordsOf);
  UNDER_WAY.set(items, underWay);
  return underWay;
}

async function preparing<Item>(items: readonly Item[], wordsOf: (item: Item) => SearchWords): Promise<void> {
  if (!INDEXES.has(items)) INDEXES.set(items, await listIndexInParts(items.map(wordsOf)));
}

/** Searches a list, the best first (specification 29.15). A list is always searched by the same words. */
export function searchList<Item>(
  items: readonly Item[],
  typed: string,
  wordsOf: (item: Item) => SearchWords,
): ListFinds<Item> {
  if (typed.trim() === '') return { found: items.map(item => ({ item })), isSure: true, nearest: [] };
  const index = INDEXES.get(items) ?? listIndex(items.map(wordsOf));
  INDEXES.set(items, index);
  const at = (id: number) => items.slice(id, id + 1);
  const { results, isSure } = findIn(index, typed);
  const nearest = results.length > 0 ? [] : nearestIn(index, typed).slice(0, NEAREST);
  return {
    found: results.flatMap(({ id, terms }) => at(id).map(item => finding(item, wordsOf(item), terms))),
    isSure,
    nearest: nearest.flatMap(({ id }) => at(id)),
  };
}

/** The synonym is looked up for the rows that are drawn, and not for hundreds that are not. */
function finding<Item>(item: Item, words: SearchWords, terms: readonly string[]): Found<Item> {
  return {
    item,
    get through() {
      return foundThrough(words, terms);
    },
  };
}
