import type { ReactNode } from 'react';

/** What every labelled field takes. */
export type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
};

/** What the element that is filled in takes from its field. */
export function inputProps({ id, description, error, isRequired }: FieldProps) {
  return {
    id,
    className: 'field-input',
    'aria-required': isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby':
      [error && `${id}-error`, description && `${id}-description`].filter(Boolean).join(' ') || undefined,
  };
}
