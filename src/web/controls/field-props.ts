/** What every labelled field takes. */
export type FieldProps = {
  readonly id: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean | undefined;
};
