import type { KeyboardEvent, RefObject } from 'react';
import { fullDate, MONTHS, monthGrid, monthOf, WEEKDAYS, yearOf } from './calendar.ts';
import classes from './month-grid.module.css';
import { today } from './today.ts';

type MonthGridProps = {
  readonly gridRef: RefObject<HTMLTableElement | null>;
  /** The day that holds the focus; its month is shown. */
  readonly day: string;
  readonly chosen: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onChoose: (day: string) => void;
};

const WEEK = 7;

/** The 42 days around a month as a grid of weeks. */
export function MonthGrid(props: MonthGridProps) {
  const days = monthGrid(props.day);
  const weeks = Array.from({ length: days.length / WEEK }, (_, week) =>
    days.slice(week * WEEK, (week + 1) * WEEK),
  );
  return (
    <table
      ref={props.gridRef}
      className={classes.grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that one moves in by keys is a grid.
      role="grid"
      aria-label={`${MONTHS[monthOf(props.day)]} ${yearOf(props.day)}`}
      onKeyDown={props.onKeyDown}
    >
      <thead>
        <tr>
          {WEEKDAYS.map(weekday => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(day => (
              <DayCell
                key={day}
                day={day}
                focused={props.day}
                chosen={props.chosen}
                onChoose={props.onChoose}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayCellProps = {
  readonly day: string;
  readonly focused: string;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
};

function DayCell({ day, focused, chosen, onChoose }: DayCellProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the cell of a grid.
    // biome-ignore lint/a11y/useFocusableInteractive: its button takes the focus.
    <td role="gridcell" aria-selected={day === chosen}>
      <button
        type="button"
        className={`bare ${classes.day}`}
        data-day={day}
        data-outside={monthOf(day) !== monthOf(focused) || undefined}
        data-chosen={day === chosen || undefined}
        aria-current={day === today() ? 'date' : undefined}
        aria-label={fullDate(day)}
        tabIndex={day === focused ? 0 : -1}
        onClick={() => onChoose(day)}
      >
        {Number(day.slice(8))}
      </button>
    </td>
  );
}
