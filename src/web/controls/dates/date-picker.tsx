import { InputWrapper } from '@mantine/core';
import { IconCalendar } from '@tabler/icons-react';
import '@mantine/core/styles/Input.layer.css';
import type { FieldProps } from '../fields/field-props.ts';
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
export function DatePicker({
  id,
  label,
  description,
  error,
  isRequired = false,
  value,
  onChange,
}: DatePickerProps) {
  const { isOpen, button, toggle, close, choose, leave } = useCalendar(onChange);
  const describedBy = [description && `${id}-description`, error && `${id}-error`].filter(Boolean).join(' ');
  const shown = isDay(value) ? fullDate(value) : 'Choose a date';
  return (
    <InputWrapper
      label={label}
      description={description}
      descriptionProps={{ id: `${id}-description` }}
      error={error}
      errorProps={{ id: `${id}-error` }}
      withAsterisk={isRequired}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
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
    </InputWrapper>
  );
}
