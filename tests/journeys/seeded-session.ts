import { expect, type Page } from '@playwright/test';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type ReadApi, type SeededSession, storedTexts } from '#tests/examples/seeded-session.ts';

/** Leaves a session in the browser's storage, as an earlier visit would have. */
export async function keepSession(page: Page, seeded: SeededSession): Promise<void> {
  await page.goto('/favicon.svg');
  await page.evaluate(texts => {
    for (const { in: place, key, text } of texts)
      (place === 'local' ? localStorage : sessionStorage).setItem(key, text);
  }, storedTexts(seeded));
}

/** Opens a page in the middle of a session without walking there. */
export async function openWith(page: Page, path: string, seeded: SeededSession): Promise<void> {
  await keepSession(page, seeded);
  await page.goto(path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.locator('main h1')).toBeVisible();
}

/** Reads the product's API as this browser; on a new connection where the server has closed the old one as idle. */
export function apiOf(page: Page): ReadApi {
  return async path => (await page.request.get(path, { maxRetries: 1 })).json();
}

/** What the browser has kept of the case. */
export async function storedRecord(page: Page): Promise<PatientRecord> {
  const raw = await page.evaluate(() => localStorage.getItem('anamnesisCase'));
  return JSON.parse(raw ?? '{}').case;
}
