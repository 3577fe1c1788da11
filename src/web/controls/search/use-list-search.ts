import { useRef, useState } from 'react';
import type { SearchWords } from './list-index.ts';
import { searchList } from './search-list.ts';

/** A list that is being searched, and what the search box and the list beneath it need to know. */
export function useListSearch<Item>(items: readonly Item[], wordsOf: (item: Item) => SearchWords) {
  const [typed, setTyped] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const { found, nearest } = searchList(items, typed, wordsOf);
  return {
    typed,
    type: setTyped,
    isSearching: typed.trim() !== '',
    inputRef,
    found,
    shown: found.length,
    total: items.length,
    nearest: nearest.map(item => wordsOf(item).name),
  };
}

export type ListSearch = Omit<ReturnType<typeof useListSearch>, 'found'>;
