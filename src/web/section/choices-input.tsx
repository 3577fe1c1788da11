import classes from '#web/section/choices-input.module.css';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

/** Several of a list, as chips to tick. */
export function ChoicesInput({ id, label, isRequired, error, field, value, onChange }: EntryInputProps) {
  if (field.kind !== 'choices') return null;
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string) =>
    onChange(field.options.filter(other => (other === option) !== chosen.includes(other)));
  return (
    <fieldset
      className={classes.choices}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      data-error={error !== undefined || undefined}
    >
      <legend className="field-label">
        {label}
        {isRequired ? <span className="field-required"> *</span> : null}
      </legend>
      <div className={classes.options}>
        {field.options.map((option, index) => (
          <label key={option} className={classes.option}>
            <input
              type="checkbox"
              id={index === 0 ? id : undefined}
              checked={chosen.includes(option)}
              onChange={() => toggle(option)}
            />
            {option}
          </label>
        ))}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
