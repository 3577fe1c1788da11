import { ActionButton } from '../buttons/action-button.tsx';
import classes from './nothing-found.module.css';
import type { ListSearch } from './use-list-search.ts';

type NothingFoundProps = { readonly search: ListSearch; readonly children: string };

/** What a list says when a search finds nothing: its own sentence, and the nearest names to search for instead. */
export function NothingFound({ search, children }: NothingFoundProps) {
  if (search.shown > 0 || search.total === 0) return null;
  const searchFor = (name: string) => {
    search.type(name);
    search.inputRef.current?.focus();
  };
  return (
    <div className={classes.none}>
      <p>{children}</p>
      {search.nearest.length === 0 ? null : (
        <div className={classes.nearest}>
          <span>Did you mean</span>
          {search.nearest.map(name => (
            <ActionButton key={name} size="small" onClick={() => searchFor(name)}>
              {name}
            </ActionButton>
          ))}
        </div>
      )}
    </div>
  );
}
