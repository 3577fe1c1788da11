import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { ActionButton } from '../buttons/action-button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { addMonths, inMonth, isDay, MONTHS, monthOf, yearOf, yearsAround } from './calendar.ts';
import { dayAfterKey } from './day-keys.ts';
import classes from './month-dialog.module.css';
import { MonthGrid } from './month-grid.tsx';
import { today } from './today.ts';

type MonthDialogProps = {
  readonly label: string;
  /** The chosen day; another text where none is. */
  readonly value: string;
  /** The day it opens at; today where this is none. */
  readonly startsAt: string;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

/** One month with its days, the year and month lists, Clear and Today. */
export function MonthDialog({ label, value, startsAt, onChoose, onClose }: MonthDialogProps) {
  const [day, setDay] = useState(isDay(startsAt) ? startsAt : today());
  const shouldFocus = useRef(true);
  const grid = useRef<HTMLTableElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (dialog.current) keepOnPage(dialog.current);
    dialog.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    shouldFocus.current = false;
  }, [day]);
  const moveByKey = (event: KeyboardEvent) => {
    const next = dayAfterKey(day, event.key, event.shiftKey);
    if (next === undefined) return;
    event.preventDefault();
    shouldFocus.current = true;
    setDay(next);
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    event.preventDefault();
    onClose();
  };
  return (
    <div
      ref={dialog}
      className={`surface ${classes.dialog}`}
      role="dialog"
      aria-label={`Choose a date: ${label}`}
      onKeyDown={closeOnEscape}
    >
      <div className={classes.top}>
        <IconButton label="Previous month" isRepeatable onClick={() => setDay(addMonths(day, -1))}>
          <IconChevronLeft size={20} aria-hidden />
        </IconButton>
        <MonthAndYear day={day} onMove={setDay} />
        <IconButton label="Next month" isRepeatable onClick={() => setDay(addMonths(day, 1))}>
          <IconChevronRight size={20} aria-hidden />
        </IconButton>
      </div>
      <MonthGrid gridRef={grid} day={day} chosen={value} onKeyDown={moveByKey} onChoose={onChoose} />
      <div className={classes.bottom}>
        <ActionButton kind="quiet" size="small" onClick={() => onChoose('')}>
          Clear
        </ActionButton>
        <ActionButton kind="quiet" size="small" onClick={() => onChoose(today())}>
          Today
        </ActionButton>
      </div>
    </div>
  );
}

function MonthAndYear({ day, onMove }: { readonly day: string; readonly onMove: (day: string) => void }) {
  return (
    <div className={classes.lists}>
      <select
        className={classes.list}
        aria-label="Month"
        value={monthOf(day)}
        onChange={event => onMove(inMonth(day, yearOf(day), Number(event.currentTarget.value)))}
      >
        {MONTHS.map((month, index) => (
          <option key={month} value={index}>
            {month}
          </option>
        ))}
      </select>
      <select
        className={classes.list}
        aria-label="Year"
        value={yearOf(day)}
        onChange={event => onMove(inMonth(day, Number(event.currentTarget.value), monthOf(day)))}
      >
        {yearsAround(yearOf(day)).map(year => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Under a field at the right the dialog begins further left, or its last days would be outside. */
function keepOnPage(dialog: HTMLElement): void {
  const excess = dialog.getBoundingClientRect().right - document.body.getBoundingClientRect().right;
  if (excess > 0) dialog.style.left = `${-excess - 8}px`;
}
