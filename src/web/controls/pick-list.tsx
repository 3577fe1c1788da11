import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { findBest } from './matching.ts';
import classes from './pick-list.module.css';
import { SearchField } from './search-field.tsx';

export type Pickable = {
  readonly id: number;
  readonly text: string;
  /** A muted word or two at the right. */
  readonly hint?: string;
  /** Searched as well, but not shown. */
  readonly keywords?: string;
};

type PickListProps = {
  readonly label: string;
  readonly items: readonly Pickable[];
  readonly onPick: (item: Pickable) => void;
  /** Shown when the search finds nothing. */
  readonly nothingFound: string;
  /** Scrolls within 320 px instead of growing with the page. */
  readonly isScrolling?: boolean;
};

/** More rows than anybody scrolls through; drawing a thousand would make typing stumble. */
const SHOWN_AT_ONCE = 150;

/** A searchable list in which choosing a row acts at once. */
export function PickList({ label, items, onPick, nothingFound, isScrolling = false }: PickListProps) {
  const [search, setSearch] = useState('');
  const found = findBest(items, search, item => [item.text, item.hint ?? '', item.keywords ?? '']);
  return (
    <div className={classes.list}>
      <SearchField
        label={label}
        value={search}
        onChange={setSearch}
        shown={found.length}
        total={items.length}
      />
      {found.length === 0 ? <p className={classes.none}>{nothingFound}</p> : null}
      <ul className={classes.rows} data-scrolling={isScrolling || undefined}>
        {found.slice(0, SHOWN_AT_ONCE).map(item => (
          <li key={item.id}>
            <button type="button" className={classes.row} onClick={() => onPick(item)}>
              <IconPlus size={18} aria-hidden className={classes.icon} />
              <span>{item.text}</span>
              {item.hint === undefined ? null : <span className={classes.hint}>{item.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN_AT_ONCE ? (
        <p className={classes.more}>
          The first {SHOWN_AT_ONCE} of {found.length}. Type a few letters to narrow the list.
        </p>
      ) : null}
    </div>
  );
}
