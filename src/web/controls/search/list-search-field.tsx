import type { KeyboardEvent } from 'react';
import { SearchField } from './search-field.tsx';
import type { ListSearch } from './use-list-search.ts';

type ListSearchFieldProps = {
  readonly search: ListSearch;
  readonly label: string;
  readonly placeholder?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
};

/** The search box of a list that the page has whole. */
export function ListSearchField({ search, label, placeholder, onKeyDown }: ListSearchFieldProps) {
  return (
    <SearchField
      inputRef={search.inputRef}
      label={label}
      placeholder={placeholder ?? label}
      value={search.typed}
      onChange={search.type}
      shown={search.shown}
      total={search.total}
      onKeyDown={onKeyDown}
    />
  );
}
