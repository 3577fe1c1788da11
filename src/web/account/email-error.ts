import { registerEndpoint } from '#contract/endpoints/account.ts';
import { signInEndpoint } from '#contract/endpoints/session.ts';

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the address of an account; the server looks more closely. */
export function emailError(email: string): string | false {
  const address = email.trim();
  if (address === '') return signInEndpoint.errors.email;
  return !ADDRESS.test(address) && registerEndpoint.errors.email;
}
