import { useQuery } from '@tanstack/react-query';
import { PASSWORD_LENGTH, type PasswordRules } from '#domain/account/new-password.ts';
import { useLeastPassword } from '#web/api/account.ts';

type NewPasswordRules = PasswordRules & {
  readonly strengthOf?: ((password: string, email: string) => number) | undefined;
};

/** What a new password must have, as far as it is known here: the server has the last word. */
export function useNewPasswordRules(): NewPasswordRules {
  const least = useLeastPassword() ?? PASSWORD_LENGTH.min;
  const { data: judge } = useQuery({
    queryKey: ['password-judge'],
    queryFn: async () => {
      const { isCommon, strengthOf } = await import('#web/account/password-judge.ts');
      return { isCommon, strengthOf };
    },
    retry: false,
  });
  return { least, ...judge };
}
