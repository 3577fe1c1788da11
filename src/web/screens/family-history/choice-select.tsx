import type { FieldProps } from '#web/controls/fields/field-props.ts';
import { SelectField } from '#web/controls/fields/select-field.tsx';

export const GENDER_WORDS = {
  Male: 'Male',
  Female: 'Female',
  'Non-binary': 'Non-binary',
  Unknown: 'Not known',
} as const;

type ChoiceSelectProps<Value extends string> = FieldProps & {
  readonly value: Value;
  /** Value → what it is called. */
  readonly words: Readonly<Record<Value, string>>;
  /** The values offered, where not all are. */
  readonly offered?: readonly Value[];
  readonly onChange: (value: Value) => void;
};

/** One of a few values, by their words. */
export function ChoiceSelect<Value extends string>(props: ChoiceSelectProps<Value>) {
  const { words, onChange } = props;
  const values = (Object.keys(words) as Value[]).filter(one => props.offered?.includes(one) ?? true);
  return (
    <SelectField
      {...props}
      options={values.map(one => ({ value: one, label: words[one] }))}
      onChange={text => {
        const chosen = values.find(one => one === text);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
