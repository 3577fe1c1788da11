import { NativeSelect } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { TIME_UNITS, type TimeUnit } from '#domain/questionnaire/question.ts';
import classes from './duration-field.module.css';
import { NumberField } from './number-field.tsx';

/** How long: nothing yet, or an amount; the unit is kept even before there is an amount. */
export type DurationValue = { readonly amount: number | null; readonly unit: TimeUnit };

type DurationFieldProps = {
  readonly id: string;
  readonly label: string;
  readonly value: DurationValue;
  readonly onChange: (value: DurationValue) => void;
  readonly units?: readonly TimeUnit[];
  readonly error?: string | undefined;
};

const STEP = 0.1;
const MAX = 999;

export const EMPTY_DURATION: DurationValue = { amount: null, unit: 'days' };

/** An amount of time and its unit. */
export function DurationField({ id, label, value, onChange, units = TIME_UNITS, error }: DurationFieldProps) {
  return (
    <fieldset className={classes.duration} aria-label={label}>
      <NumberField
        id={id}
        label="Amount"
        value={value.amount}
        onChange={amount => onChange({ ...value, amount })}
        step={STEP}
        max={MAX}
        error={error}
      />
      <NativeSelect
        id={`${id}-unit`}
        label="Unit"
        data={[...units]}
        value={value.unit}
        onChange={event => {
          const unit = units.find(each => each === event.currentTarget.value);
          if (unit !== undefined) onChange({ ...value, unit });
        }}
      />
    </fieldset>
  );
}
