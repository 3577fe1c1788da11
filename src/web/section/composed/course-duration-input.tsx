import {
  COURSE_LIMITS,
  COURSE_TYPES,
  COURSE_UNITS,
  type CourseDuration,
  courseOf,
  readCourse,
  writeCourse,
} from '#domain/sections/course-duration.ts';
import { NumberField } from '#web/controls/fields/number-field.tsx';
import { TextField } from '#web/controls/fields/text-field.tsx';
import { OptionDropdown } from '#web/controls/lists/option-dropdown.tsx';
import classes from '#web/section/composed/composed-field.module.css';
import { ComposedField } from '#web/section/composed/composed-field.tsx';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** How long: ongoing unless something else is said. */
export function CourseDurationInput({ value, onChange, ...props }: EntryInputProps) {
  const course = readCourse(String(value ?? ''));
  const set = (changed: CourseDuration) => onChange(writeCourse(changed));
  return (
    <ComposedField {...props}>
      <OptionDropdown
        id={props.id}
        label="How long"
        options={COURSE_TYPES}
        value={course.type}
        onChange={type => set(courseOf(type))}
      />
      {course.type === 'Specific duration' ? (
        <div className={classes.row} data-columns="3">
          <NumberField
            id={`${props.id}-amount`}
            label="Amount"
            {...COURSE_LIMITS}
            value={course.amount}
            onChange={amount => set({ ...course, amount: amount ?? COURSE_LIMITS.min })}
          />
          <OptionDropdown
            id={`${props.id}-unit`}
            label="Unit"
            options={COURSE_UNITS}
            value={course.unit}
            onChange={unit => set({ ...course, unit })}
          />
        </div>
      ) : null}
      {course.type === 'Complete course' ? (
        <TextField
          id={`${props.id}-text`}
          label="In words"
          value={course.text}
          onChange={text => set({ ...course, text })}
        />
      ) : null}
    </ComposedField>
  );
}
