import { randomUUID } from 'node:crypto';
import { callApi } from './network.ts';

export const PASSWORD = 'correct horse';

/** An account that exists already, without anybody signed in; answers its address. */
export async function registered(): Promise<string> {
  const email = `ada.${randomUUID().slice(0, 8)}@example.org`;
  await callApi('/api/auth/sign-up/email', { email, password: PASSWORD });
  return email;
}

/** A new account, signed in without walking through the pages; answers its address. */
export async function signInNewMember(): Promise<string> {
  const email = await registered();
  await callApi('/api/auth/sign-in/email', { email, password: PASSWORD });
  return email;
}
