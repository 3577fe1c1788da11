import type { Page } from '@playwright/test';
import { expect } from './session.ts';

/** Opens Home and waits until the browser keeps the application, serves this page from it and keeps the catalogue. */
export async function keptApplication(page: Page): Promise<void> {
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise(resolve => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await isKept(page, '/api/offline/catalogue');
}

/** Waits until the browser keeps what is at this address. */
export async function isKept(page: Page, address: string): Promise<void> {
  const kept = () => page.evaluate(async path => (await caches.match(path)) !== undefined, address);
  await expect.poll(kept, { timeout: 60_000 }).toBe(true);
}

/** Waits until the browser keeps what sets every PDF: its parts are fetched one after the other, this one last. */
export function keptTypesetter(page: Page): Promise<void> {
  return isTypefaceKept(page, 'NotoSansSymbols');
}

/** Waits until the browser keeps both faces of a typeface. */
export async function isTypefaceKept(page: Page, name: string): Promise<void> {
  const isThere = () =>
    page.evaluate(async bold => {
      const kept = await (await caches.open('anamnesis-typesetter')).keys();
      return kept.some(({ url }) => url.includes(bold));
    }, `${name}_700Bold`);
  await expect.poll(isThere, { timeout: 60_000 }).toBe(true);
}
