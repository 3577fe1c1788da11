import { TextField } from '#web/controls/text-field.tsx';

type EmailFieldProps = {
  readonly form: {
    readonly fields: { readonly email: string };
    readonly errors: { readonly email?: string };
    readonly set: (field: 'email', value: string) => void;
  };
};

/** The address an account is known by. */
export function EmailField({ form }: EmailFieldProps) {
  return (
    <TextField
      id="email"
      label="Email"
      isRequired
      inputMode="email"
      autoComplete="username"
      error={form.errors.email}
      value={form.fields.email}
      onChange={value => form.set('email', value)}
    />
  );
}
