import type { ReactNode } from 'react';
import classes from '#web/section/composed/composed-field.module.css';
import type { EntryInputProps } from '#web/section/entry-input-props.ts';

type ComposedFieldProps = Pick<EntryInputProps, 'id' | 'label' | 'isRequired' | 'error'> & {
  /** Without a frame of its own: what belongs together is seen without it. */
  readonly isPlain?: boolean;
  readonly children: ReactNode;
};

/** Several controls that make up one value, under one label and one error. */
export function ComposedField({ id, label, isRequired, error, isPlain, children }: ComposedFieldProps) {
  return (
    <fieldset
      className={classes.field}
      data-error={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="field-label">
        {label}
        {isRequired ? <span className="field-required"> *</span> : null}
      </legend>
      <div className={classes.body} data-plain={isPlain || undefined}>
        {children}
      </div>
      {error === undefined ? null : (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </fieldset>
  );
}
