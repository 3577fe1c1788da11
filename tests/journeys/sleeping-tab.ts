import type { Page } from '@playwright/test';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';

/** A tab that sleeps, as phones have them, hears nothing of what other tabs store. */
export async function sleepingTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.addInitScript(pretendSteadyFrames);
  await tab.addInitScript(() => {
    window.addEventListener('storage', event => event.stopImmediatePropagation(), true);
    sessionStorage.setItem('termsAccepted', 'true');
  });
  return tab;
}
