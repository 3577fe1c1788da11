import type { ReactNode } from 'react';
import classes from './tick-field.module.css';

type TickFieldProps = {
  readonly id: string;
  readonly children: ReactNode;
  readonly isTicked: boolean;
  readonly onChange: (isTicked: boolean) => void;
  readonly isDisabled?: boolean;
  readonly describedBy?: string;
};

/** A checkbox with its words; both can be clicked. */
export function TickField({
  id,
  children,
  isTicked,
  onChange,
  isDisabled = false,
  describedBy,
}: TickFieldProps) {
  return (
    <label className={classes.tick} htmlFor={id} data-disabled={isDisabled || undefined}>
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        disabled={isDisabled}
        aria-describedby={describedBy}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
