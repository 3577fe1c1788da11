import { IconCalendar } from '@tabler/icons-react';
import { type FocusEvent, useState } from 'react';
import { type FieldProps, inputProps } from '../fields/field-props.ts';
import { InputBox, Labelled } from '../fields/labelled.tsx';
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

const EXAMPLE = 'Such as 2012, May 2019, 10 years ago';

/** A date as it is told: typed in any usual form, with how it was understood beneath; the calendar opens beside. */
export function ToldDateField(props: ToldDateFieldProps) {
  const { text, type, leave, understood, refusal } = useTypedDate(props);
  const calendar = useCalendar(props.onChange);
  const leaveField = (event: FocusEvent) => {
    leave();
    calendar.leave(event);
  };
  const hint = (
    <span className={classes.understood} aria-live="polite" data-refused={refusal !== undefined || undefined}>
      {refusal ?? ('words' in understood ? `Understood as ${understood.words}` : EXAMPLE)}
    </span>
  );
  const described = (
    <>
      {props.description}
      {hint}
    </>
  );
  const field = { ...props, description: described };
  return (
    <Labelled {...field} isDescribedBelow>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave. */}
      <div className={classes.field} onBlur={leaveField}>
        <InputBox
          isWrong={props.error !== undefined}
          after={<CalendarButton label={props.label} calendar={calendar} />}
          afterWidth="44px"
          isAfterPressed
        >
          <input
            {...inputProps(field)}
            type="text"
            value={text}
            onChange={event => type(event.currentTarget.value)}
            autoComplete="off"
          />
        </InputBox>
        {calendar.isOpen ? (
          <MonthDialog
            label={props.label}
            value={props.value}
            startsAt={props.dayOf(props.value)}
            onChoose={calendar.choose}
            onClose={calendar.close}
          />
        ) : null}
      </div>
    </Labelled>
  );
}

/** What stands in the field and what is made of it. */
function useTypedDate({ value, onChange, understand, textOf, error }: ToldDateFieldProps) {
  const [typed, setTyped] = useState(textOf(value));
  const [isLeft, setLeft] = useState(true);
  const storedFor = (text: string) => {
    const understood = understand(text);
    return 'reason' in understood ? text : understood.value;
  };
  // What was typed stands until the value comes from elsewhere, such as the calendar.
  const text = storedFor(typed) === value ? typed : textOf(value);
  const understood = understand(text);
  // Why it is none is said once the field is left, and not again where the form says it.
  const isSilent = !isLeft || error !== undefined || text.trim() === '';
  const refusal = 'reason' in understood && !isSilent ? understood.reason : undefined;
  const type = (changed: string) => {
    setTyped(changed);
    setLeft(false);
    onChange(storedFor(changed));
  };
  return { text, type, leave: () => setLeft(true), understood, refusal };
}

type CalendarButtonProps = {
  readonly label: string;
  readonly calendar: ReturnType<typeof useCalendar>;
};

function CalendarButton({ label, calendar }: CalendarButtonProps) {
  return (
    <button
      ref={calendar.button}
      type="button"
      className={`bare ${classes.opener}`}
      aria-label={`${label}: choose in the calendar`}
      title="Choose in the calendar"
      aria-haspopup="dialog"
      aria-expanded={calendar.isOpen}
      onClick={calendar.toggle}
    >
      <IconCalendar size={18} aria-hidden />
    </button>
  );
}
