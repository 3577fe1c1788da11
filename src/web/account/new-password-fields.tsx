import { PasswordField } from '#web/controls/password-field.tsx';

type Field = 'password' | 'confirmation';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly form: {
    readonly fields: Readonly<Record<Field, string>>;
    readonly errors: Readonly<Partial<Record<Field, string>>>;
    readonly set: (field: Field, value: string) => void;
  };
};

/** A password of one's own choice, typed twice (specification, section 5, "Register"). */
export function NewPasswordFields({ label, form }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        id="password"
        label={label}
        isRequired
        description="At least 6 characters"
        autoComplete="new-password"
        error={form.errors.password}
        value={form.fields.password}
        onChange={value => form.set('password', value)}
      />
      <PasswordField
        id="confirmation"
        label="Confirm Password"
        isRequired
        autoComplete="new-password"
        error={form.errors.confirmation}
        value={form.fields.confirmation}
        onChange={value => form.set('confirmation', value)}
      />
    </>
  );
}
