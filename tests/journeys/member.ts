import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { historyToSave } from '#tests/examples/history-to-save.ts';

export const PASSWORD = 'correct horse';

export function newAddress(): string {
  return `ada.${randomUUID().slice(0, 8)}@example.org`;
}

/** An account that exists already, without anybody signed in. */
export async function registered(page: Page): Promise<string> {
  const email = newAddress();
  const answer = await page.request.post('/api/auth/sign-up/email', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(204);
  return email;
}

/** Signs the browser in without walking through the pages. */
export async function signIn(page: Page, email: string): Promise<void> {
  const answer = await page.request.post('/api/auth/sign-in/email', { data: { email, password: PASSWORD } });
  expect(answer.status()).toBe(200);
}

/** A new account, signed in, with the terms accepted. */
export async function signedInMember(page: Page): Promise<string> {
  const email = await registered(page);
  await signIn(page, email);
  await page.goto('/api/health');
  await page.evaluate(() => sessionStorage.setItem('termsAccepted', 'true'));
  return email;
}

export type SavedTitle = { readonly id: string; readonly updated_at: string };

/** A saved history that is there already. */
export async function savedHistory(page: Page, title: string): Promise<SavedTitle> {
  const answer = await page.request.post('/api/histories', { data: historyToSave(title) });
  expect(answer.status()).toBe(201);
  return answer.json();
}
