import { useDiagnosisMethods } from '#web/api/catalogues.ts';
import { SearchableDropdown } from '#web/controls/lists/searchable-dropdown.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** A choice whose options the server has: how an illness was diagnosed. A word of one's own is always possible. */
export function CatalogueChoice({ field: _, entry: __, value, ...props }: EntryInputProps) {
  const methods = useDiagnosisMethods();
  return (
    <SearchableDropdown
      {...props}
      value={String(value ?? '')}
      options={(methods.data ?? []).map(({ name }) => name)}
      isCustomAllowed
    />
  );
}
