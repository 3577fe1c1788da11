import { TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { type FieldProps, inputProps } from './field-props.ts';

type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly placeholder?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
  readonly autoComplete?: string;
  readonly isReadOnly?: boolean;
  readonly maxLength?: number;
  /** Takes the whole width of its group. */
  readonly isWide?: boolean;
};

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <TextInput
      {...inputProps(props)}
      value={props.value}
      onChange={event => props.onChange?.(event.currentTarget.value)}
      placeholder={props.placeholder}
      inputMode={props.inputMode}
      autoComplete={props.autoComplete ?? 'off'}
      readOnly={props.isReadOnly}
      maxLength={props.maxLength}
      mod={{ wide: props.isWide }}
    />
  );
}
