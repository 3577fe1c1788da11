import { IconCalendar } from '@tabler/icons-react';
import type { FieldProps } from '../fields/field-props.ts';
import { Labelled } from '../fields/labelled.tsx';
import { fullDate, isDay } from './calendar.ts';
import classes from './date-picker.module.css';
import { MonthDialog } from './month-dialog.tsx';
import { useCalendar } from './use-calendar.ts';

type DatePickerProps = FieldProps & {
  /** ISO date, or empty. */
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A day, shown in full; the calendar opens under the field. */
export function DatePicker(props: DatePickerProps) {
  const { id, label, description, error, value, onChange } = props;
  const { isOpen, button, toggle, close, choose, leave } = useCalendar(onChange);
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const shown = isDay(value) ? fullDate(value) : 'Choose a date';
  return (
    <Labelled {...props} isNoInput>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only watches the focus leave. */}
      <div className={classes.field} onBlur={leave}>
        <button
          ref={button}
          type="button"
          id={id}
          className={classes.button}
          aria-labelledby={`${id}-label ${id}`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-describedby={describedBy || undefined}
          data-empty={!isDay(value) || undefined}
          data-error={error !== undefined || undefined}
          onClick={toggle}
        >
          {shown}
          <IconCalendar size={18} aria-hidden />
        </button>
        {isOpen ? (
          <MonthDialog label={label} value={value} startsAt={value} onChoose={choose} onClose={close} />
        ) : null}
      </div>
    </Labelled>
  );
}
