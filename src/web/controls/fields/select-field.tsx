import { NativeSelect } from '@mantine/core';
import { IconSelector } from '@tabler/icons-react';
import '@mantine/core/styles/Input.layer.css';
import { type FieldProps, inputProps } from './field-props.ts';

type SelectFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly string[];
  /** What stands there while nothing is chosen, and takes a choice back; without it a choice can only be changed. */
  readonly placeholder?: string | undefined;
};

/** One of a few: the browser's own list. What is chosen is in it, even when it is no longer offered. */
export function SelectField(props: SelectFieldProps) {
  const { value, options, placeholder, onChange } = props;
  const isOffered = value === '' || options.includes(value);
  const none = placeholder === undefined ? [] : [{ value: '', label: placeholder }];
  return (
    <NativeSelect
      {...inputProps(props)}
      data={[...none, ...(isOffered ? [] : [value]), ...options]}
      value={value}
      rightSection={<IconSelector size={18} aria-hidden />}
      onChange={event => onChange(event.currentTarget.value)}
    />
  );
}
