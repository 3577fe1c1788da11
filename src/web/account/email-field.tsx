import { TextField } from '#web/controls/fields/text-field.tsx';
import type { FormField } from '#web/form/use-form.ts';

/** The address an account is known by. */
export function EmailField(field: FormField<string>) {
  return <TextField {...field} label="Email" isRequired inputMode="email" autoComplete="username" />;
}
