import { type FieldProps, inputProps } from './field-props.ts';
import { InputBox, Labelled } from './labelled.tsx';
import classes from './notes-field.module.css';

type NotesFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly maxLength?: number;
};

/** Several lines of free text; the field grows with them. */
export function NotesField(props: NotesFieldProps) {
  return (
    <Labelled {...props}>
      <InputBox isWrong={props.error !== undefined}>
        <textarea
          {...inputProps(props)}
          className={`field-input ${classes.input}`}
          value={props.value}
          onChange={event => props.onChange(event.currentTarget.value)}
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          rows={4}
        />
      </InputBox>
    </Labelled>
  );
}
