import {
  ATTEMPT_LIMITS,
  ATTEMPT_UNITS,
  type Attempt,
  readAttempt,
  writeAttempt,
} from '#domain/sections/quit-attempts.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** How long each attempt to quit lasted: as many rows as there were attempts. */
export function QuitAttemptsInput({ value, onChange, ...props }: EntryInputProps) {
  const rows: readonly string[] = Array.isArray(value) ? value : [];
  if (rows.length === 0) return null;
  const change = (index: number, part: Partial<Attempt>) =>
    onChange(
      rows.map((row, other) => (other === index ? writeAttempt({ ...readAttempt(row), ...part }) : row)),
    );
  return (
    <ComposedField {...props}>
      {rows.map((row, index) => {
        const attempt = readAttempt(row);
        const id = index === 0 ? props.id : `${props.id}-${index}`;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: attempts are their places.
          <div key={index} className={classes.row} data-columns="3">
            <NumberField
              id={id}
              label={`Attempt ${index + 1}`}
              min={ATTEMPT_LIMITS.min}
              max={ATTEMPT_LIMITS.max}
              value={attempt.amount}
              onChange={amount => change(index, { amount: amount ?? 0 })}
            />
            <OptionDropdown
              id={`${id}-unit`}
              label="Unit"
              options={ATTEMPT_UNITS}
              value={attempt.unit}
              onChange={unit => change(index, { unit })}
            />
          </div>
        );
      })}
    </ComposedField>
  );
}
