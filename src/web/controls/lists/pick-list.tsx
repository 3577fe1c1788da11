import { IconPlus } from '@tabler/icons-react';
import { useId, useMemo } from 'react';
import { FoundName } from '../search/found-name.tsx';
import { ListSearchField } from '../search/list-search-field.tsx';
import { NothingFound } from '../search/nothing-found.tsx';
import type { Found } from '../search/search-list.ts';
import { useListSearch } from '../search/use-list-search.ts';
import classes from './pick-list.module.css';
import { type Pickable, pickableWords } from './pickable.ts';

export type PickGroup = {
  /** Without one there is no heading. */
  readonly title?: string;
  readonly items: readonly Pickable[];
};

type PickListProps = {
  readonly label: string;
  readonly groups: readonly PickGroup[];
  readonly onPick: (item: Pickable) => void;
  /** Shown when the search finds nothing. */
  readonly nothingFound: string;
  /** Scrolls within 320 px instead of growing with the page. */
  readonly isScrolling?: boolean;
};

/** More rows than anybody scrolls through; drawing a thousand would make typing stumble. */
const SHOWN_AT_ONCE = 150;

/** A searchable list in which choosing a row acts at once. A search takes the groups apart. */
export function PickList({ label, groups, onPick, nothingFound, isScrolling = false }: PickListProps) {
  const items = useMemo(() => groups.flatMap(group => group.items), [groups]);
  const { found, ...search } = useListSearch(items, pickableWords);
  const listed = search.isSearching
    ? [{ title: undefined, finds: found }]
    : groups.map(group => ({ title: group.title, finds: group.items.map(item => ({ item })) }));
  return (
    <div className={classes.list}>
      <ListSearchField search={search} label={label} />
      <NothingFound search={search}>{nothingFound}</NothingFound>
      {listed.map(({ title, finds }) => (
        <Rows key={title ?? ''} title={title} finds={finds} onPick={onPick} isScrolling={isScrolling} />
      ))}
      {found.length > SHOWN_AT_ONCE ? (
        <p className={classes.more}>
          The first {SHOWN_AT_ONCE} of {found.length}. Type a few letters to narrow the list.
        </p>
      ) : null}
    </div>
  );
}

type RowsProps = Pick<PickListProps, 'onPick' | 'isScrolling'> & {
  readonly title: string | undefined;
  readonly finds: readonly Found<Pickable>[];
};

function Rows({ title, finds, onPick, isScrolling }: RowsProps) {
  const id = useId();
  if (finds.length === 0) return null;
  return (
    <section className={classes.group}>
      {title === undefined ? null : (
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
      )}
      <ul
        className={`surface ${classes.rows}`}
        data-scrolling={isScrolling || undefined}
        aria-labelledby={title === undefined ? undefined : id}
      >
        {finds.slice(0, SHOWN_AT_ONCE).map(({ item, through }) => (
          <li key={item.id}>
            <button type="button" className={classes.row} onClick={() => onPick(item)}>
              <IconPlus size={18} aria-hidden className={classes.icon} />
              <span>
                <FoundName name={item.text} through={through === item.hint ? undefined : through} />
              </span>
              {item.hint === undefined ? null : <span className={classes.hint}>{item.hint}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
