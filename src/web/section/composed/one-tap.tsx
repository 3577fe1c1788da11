import type { ReactNode } from 'react';
import classes from '#web/section/choices-input.module.css';

type OneTapProps = {
  readonly label: string;
  /** Tells the chips of one group from those of another. */
  readonly name: string;
  readonly options: readonly (readonly [words: string, value: string])[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** A quiet word behind the chips. */
  readonly note?: string;
  /** Stands behind the chips: another way of saying it. */
  readonly children?: ReactNode;
};

/** What is said most often, each for one tap; anything else is said by the controls beneath. */
export function OneTap({ label, name, options, value, onChange, note, children }: OneTapProps) {
  if (options.length === 0) return null;
  return (
    <div className={classes.options} data-compact>
      <div role="radiogroup" className={classes.chips} aria-label={label}>
        {options.map(([words, stored]) => (
          <label key={stored} className={classes.option}>
            <input type="radio" name={name} checked={stored === value} onChange={() => onChange(stored)} />{' '}
            {words}
          </label>
        ))}
      </div>
      {note === undefined ? null : <span className={classes.note}>{note}</span>}
      {children === undefined ? null : <div className={classes.other}>{children}</div>}
    </div>
  );
}
