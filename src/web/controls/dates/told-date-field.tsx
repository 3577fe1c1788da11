import { TextInput } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, type ReactNode, useState } from 'react';
import '@mantine/core/styles/Input.layer.css';
import { type FieldProps, inputProps } from '../fields/field-props.ts';
import { MonthDialog } from './month-dialog.tsx';
import classes from './told-date-field.module.css';
import { useCalendar } from './use-calendar.ts';

/** What is made of a typed date: what is stored and the words for it, or why it is none. */
export type DateUnderstood = { readonly value: string; readonly words: string } | { readonly reason: string };

type ToldDateFieldProps = FieldProps & {
  /** A stored date, or what was typed while it is none. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly understand: (text: string) => DateUnderstood;
  /** A stored date as one would type it; other words stay as they are. */
  readonly textOf: (value: string) => string;
  /** The first day of a stored date, where its calendar opens. */
  readonly dayOf: (value: string) => string;
};

const EXAMPLE = 'For example 2012, March 2019 or 10 years ago';

/** A date as it is told: typed in any usual form, with how it was understood beneath; the calendar opens beside. */
export function ToldDateField(props: ToldDateFieldProps) {
  const { value, onChange, understand, textOf, dayOf } = props;
  const [typed, setTyped] = useState(textOf(value));
  const [isLeft, setLeft] = useState(true);
  const calendar = useCalendar(onChange);
  const storedFor = (text: string) => {
    const understood = understand(text);
    return 'reason' in understood ? text : understood.value;
  };
  // What was typed stands until the value comes from elsewhere, such as the calendar.
  const text = storedFor(typed) === value ? typed : textOf(value);
  const type = (changed: string) => {
    setTyped(changed);
    setLeft(false);
    onChange(storedFor(changed));
  };
  const leave = (event: FocusEvent) => {
    setLeft(true);
    calendar.leave(event);
  };
  const withCalendar = (input: ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave.
    <div className={classes.field} onBlur={leave}>
      {input}
      {calendar.isOpen ? (
        <MonthDialog
          label={props.label}
          value={value}
          startsAt={dayOf(value)}
          onChoose={calendar.choose}
          onClose={calendar.close}
        />
      ) : null}
    </div>
  );
  const opener = (
    <button
      ref={calendar.button}
      type="button"
      className={`bare ${classes.opener}`}
      aria-label={`${props.label}: choose in the calendar`}
      title="Choose in the calendar"
      aria-haspopup="dialog"
      aria-expanded={calendar.isOpen}
      onClick={calendar.toggle}
    >
      <IconCalendar size={18} aria-hidden />
    </button>
  );
  return (
    <TextInput
      {...inputProps(props)}
      description={
        <>
          {props.description}
          <span className={classes.understood} aria-live="polite">
            {hint(text, { understood: understand(text), isLeft, error: props.error })}
          </span>
        </>
      }
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputContainer={withCalendar}
      value={text}
      onChange={event => type(event.currentTarget.value)}
      autoComplete="off"
      rightSection={opener}
      rightSectionWidth={44}
      rightSectionPointerEvents="all"
    />
  );
}

type Standing = {
  readonly understood: DateUnderstood;
  readonly isLeft: boolean;
  readonly error: string | undefined;
};

/** Why it is none is said once the field is left, and not again where the form says it. */
function hint(text: string, { understood, isLeft, error }: Standing): string {
  if (text.trim() === '') return EXAMPLE;
  if ('words' in understood) return `Understood as ${understood.words}`;
  return isLeft && error === undefined ? understood.reason : EXAMPLE;
}
