import type { ReactNode, Ref } from 'react';
import classes from './side-list.module.css';

type SideListProps = {
  readonly items: readonly { readonly id: number; readonly content: ReactNode }[];
  readonly current: number;
  readonly onSelect: (index: number) => void;
  readonly listRef?: Ref<HTMLOListElement>;
  /** How the parts of an item stand to each other. */
  readonly itemClass: string | undefined;
};

/** All of what is gone through one by one, beside the one that is open; choosing another goes there. */
export function SideList({ items, current, onSelect, listRef, itemClass }: SideListProps) {
  return (
    <ol className={classes.list} ref={listRef}>
      {items.map(({ id, content }, index) => (
        <li key={id}>
          <button
            type="button"
            className={`bare ${classes.item} ${itemClass}`}
            aria-current={index === current ? 'step' : undefined}
            onClick={() => onSelect(index)}
          >
            {content}
          </button>
        </li>
      ))}
    </ol>
  );
}
