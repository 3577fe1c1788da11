import { PasswordField } from '#web/controls/fields/password-field.tsx';
import type { FormField } from '#web/form/use-form.ts';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly password: FormField<string>;
  readonly confirmation: FormField<string>;
};

/** A password of one's own choice, typed twice (specification 25.4). */
export function NewPasswordFields({ label, password, confirmation }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField
        {...password}
        label={label}
        isRequired
        description="At least 6 characters"
        autoComplete="new-password"
      />
      <PasswordField {...confirmation} label="Confirm Password" isRequired autoComplete="new-password" />
    </>
  );
}
