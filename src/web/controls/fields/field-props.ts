/** What every labelled field takes. */
export type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
};

/** The same as Mantine's inputs take it. */
export function inputProps({ id, label, description, error, isRequired }: FieldProps) {
  return { id, label, description, error, withAsterisk: isRequired ?? false, 'aria-required': isRequired };
}
