import { IconPlus } from '@tabler/icons-react';
import { ActionButton } from '../buttons/action-button.tsx';
import classes from './sequence-control.module.css';

type LeftOutProps = {
  readonly items: readonly string[];
  readonly idOf: (item: string) => string;
  readonly onPutBack: (item: string) => void;
};

/** What was left out of a sequence, each with the way back in. */
export function LeftOut({ items, idOf, onPutBack }: LeftOutProps) {
  if (items.length === 0) return null;
  return (
    <section className={classes.leftOut} aria-label="Did not happen">
      <p>Did not happen</p>
      <ul className={classes.list}>
        {items.map(item => (
          <li key={item} className={classes.item}>
            <span className={classes.text}>{item}</span>
            <ActionButton
              id={idOf(item)}
              size="small"
              kind="quiet"
              label={`Put ${item} back`}
              icon={<IconPlus size={18} aria-hidden />}
              onClick={() => onPutBack(item)}
            >
              Put back
            </ActionButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
