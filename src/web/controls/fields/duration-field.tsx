import classes from './duration-field.module.css';
import { NumberField } from './number-field.tsx';
import { SelectField } from './select-field.tsx';

/** How long: nothing yet, or an amount; the unit is kept even before there is an amount. */
export type DurationValue<Unit extends string> = { readonly amount: number | null; readonly unit: Unit };

type DurationFieldProps<Unit extends string> = {
  readonly id: string;
  readonly label: string;
  readonly units: readonly Unit[];
  readonly value: DurationValue<Unit>;
  readonly onChange: (value: DurationValue<Unit>) => void;
  readonly error?: string | undefined;
};

const STEP = 0.1;
const MAX = 999;

/** An amount of time and its unit. */
export function DurationField<Unit extends string>(props: DurationFieldProps<Unit>) {
  const { id, label, units, value, onChange, error } = props;
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
      <SelectField
        id={`${id}-unit`}
        label="Unit"
        options={units}
        value={value.unit}
        onChange={chosen => {
          const unit = units.find(each => each === chosen);
          if (unit !== undefined) onChange({ ...value, unit });
        }}
      />
    </fieldset>
  );
}
