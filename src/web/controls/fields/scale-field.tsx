import type { KeyboardEvent } from 'react';
import { FieldError } from './labelled.tsx';
import classes from './scale-field.module.css';
import { useDigitKeys } from './use-digit-keys.ts';

type ScaleFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly value: number | null;
  readonly onChange: (value: number) => void;
  readonly error?: string | undefined;
};

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** A whole number of a short scale, tapped, typed, or reached with the arrows; no other can be entered. */
export function ScaleField({ id, label, min, max, value, onChange, error }: ScaleFieldProps) {
  const errorId = `${id}-error`;
  useDigitKeys({ min, max }, onChange);
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    // The arrows belong to the scale here: neither the browser wraps around its ends nor does the question change.
    event.preventDefault();
    event.stopPropagation();
    const next = Math.min(max, Math.max(min, Number(event.currentTarget.value) + step));
    onChange(next);
    document.getElementById(`${id}-${next}`)?.focus();
  };
  return (
    <div>
      <div
        role="radiogroup"
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : errorId}
        className={classes.scale}
      >
        {Array.from({ length: max - min + 1 }, (_, at) => min + at).map(number => (
          <label key={number} className={classes.step}>
            <input
              type="radio"
              id={`${id}-${number}`}
              name={id}
              value={number}
              checked={number === value}
              onChange={() => onChange(number)}
              onKeyDown={move}
            />
            {number}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
