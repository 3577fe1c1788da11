import { errorsOf } from '#web/account/use-fields.ts';

const SHORTEST = 6;
const LONGEST = 128;

/** What is wrong with a new password and its confirmation (specification, section 5, "Register"). */
export function passwordErrors(password: string, confirmation: string) {
  return errorsOf({
    password: ownError(password),
    confirmation: password !== confirmation && 'Passwords do not match',
  });
}

function ownError(password: string): string | false {
  if (password === '') return 'Password is required';
  if (password.length < SHORTEST) return 'Password must be at least 6 characters';
  return password.length > LONGEST && 'Password must be at most 128 characters';
}
