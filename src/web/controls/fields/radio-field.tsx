import type { FieldProps } from './field-props.ts';
import { FieldError } from './labelled.tsx';
import classes from './radio-field.module.css';

type RadioFieldProps<Value extends string> = FieldProps & {
  readonly value: Value | null;
  readonly options: readonly Value[];
  readonly onChange: (value: Value) => void;
  /** Small, on as few lines as there is room for, the label only for who does not see what it chooses. */
  readonly isCompact?: boolean;
};

/** Two to four options side by side, one of them chosen. The id is that of the first option. */
export function RadioField<Value extends string>(props: RadioFieldProps<Value>) {
  const { id, label, error, isRequired = false, options, value, onChange } = props;
  const { isCompact = false } = props;
  const errorId = `${id}-error`;
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required={isRequired}
      aria-invalid={error !== undefined}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <div id={`${id}-label`} className={isCompact ? 'unseen' : 'field-label'}>
        {label}
        {isRequired ? <span className="field-required"> *</span> : null}
      </div>
      <div className={classes.options} data-compact={isCompact || undefined}>
        {options.map((option, index) => (
          <label key={option} className={classes.option} data-error={error !== undefined || undefined}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={id}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
