import type { Browser, CDPSession, Page } from '@playwright/test';
import { watchRequests } from '#tests/journeys/settled.ts';
import { watchPage } from './in-page.ts';

/** As a phone of the middle class is to the computer it is measured on. */
const SLOWDOWN = 4;

export type SlowPage = { readonly page: Page; readonly devtools: CDPSession };

/** A page of its own, slowed down, that watches itself. */
export async function slowPage(browser: Browser, baseURL: string): Promise<SlowPage> {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  watchRequests(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  // What the page's thread has worked, and not what it waited for while others had the processor.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, devtools };
}

/** What the page's thread has worked so far, in ms. */
export async function workOf({ devtools }: SlowPage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}
