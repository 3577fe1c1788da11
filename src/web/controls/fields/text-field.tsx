import { type FieldProps, inputProps } from './field-props.ts';
import { InputBox, Labelled } from './labelled.tsx';

type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange?: (value: string) => void;
  readonly placeholder?: string;
  readonly type?: 'text' | 'date';
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
    <Labelled {...props}>
      <InputBox isWrong={props.error !== undefined}>
        <input
          {...inputProps(props)}
          type={props.type ?? 'text'}
          value={props.value}
          onChange={event => props.onChange?.(event.currentTarget.value)}
          placeholder={props.placeholder}
          inputMode={props.inputMode}
          autoComplete={props.autoComplete ?? 'off'}
          readOnly={props.isReadOnly}
          maxLength={props.maxLength}
        />
      </InputBox>
    </Labelled>
  );
}
