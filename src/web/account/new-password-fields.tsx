import classes from '#web/account/account-page.module.css';
import { PasswordStrength } from '#web/account/password-strength.tsx';
import type { useNewPasswordRules } from '#web/account/use-password-rules.ts';
import { PasswordField } from '#web/controls/fields/password-field.tsx';
import type { FormField } from '#web/form/use-form.ts';

type NewPasswordFieldsProps = {
  readonly label: string;
  readonly password: FormField<string>;
  readonly confirmation: FormField<string>;
  readonly email: string;
  readonly rules: ReturnType<typeof useNewPasswordRules>;
};

/** A password of one's own choice, typed twice (specification 25.4). */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, password, confirmation, email, rules } = props;
  const { value } = password;
  const strength = value === '' ? null : (rules.strengthOf?.(value, email) ?? null);
  return (
    <>
      <div className={classes.judged}>
        <PasswordField
          {...password}
          label={label}
          isRequired
          description={`At least ${rules.least} characters`}
          autoComplete="new-password"
        />
        <PasswordStrength strength={strength} />
      </div>
      <PasswordField {...confirmation} label="Confirm Password" isRequired autoComplete="new-password" />
    </>
  );
}
