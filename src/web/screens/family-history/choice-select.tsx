import { NativeSelect } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import '@mantine/core/styles/Input.layer.css';
import { type FieldProps, inputProps } from '#web/controls/fields/field-props.ts';

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
  const { value, words, onChange } = props;
  const values = (Object.keys(words) as Value[]).filter(one => props.offered?.includes(one) ?? true);
  return (
    <NativeSelect
      {...inputProps(props)}
      data={values.map(one => ({ value: one, label: words[one] }))}
      value={value}
      rightSection={<IconSelector size={18} aria-hidden />}
      onChange={event => {
        const chosen = values.find(one => one === event.currentTarget.value);
        if (chosen !== undefined) onChange(chosen);
      }}
    />
  );
}
