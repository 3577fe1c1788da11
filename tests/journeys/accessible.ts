import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const SCHEMES = ['light', 'dark'] as const;

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** Has axe look at the page as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
    await page.evaluate(endAnimations);
    // Between the schemes only the colours differ.
    expect(await violations(page, colorScheme === 'light' ? {} : { runOnly: ['color-contrast'] })).toEqual(
      [],
    );
  }
}

/** The same on a desk and on a phone, where nothing sticks out to the side either. */
export async function expectAccessibleAtBothWidths(page: Page): Promise<void> {
  for (const viewport of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  }
}

/** What axe finds. Bringing it into the page takes longer than its run, so a document gets it once. */
async function violations(page: Page, options: axe.RunOptions): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async options => {
    const found = await window.axe.run(document, { ...options, resultTypes: ['violations'] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  }, options);
}

/** Jumps to where transitions lead; what pulses without end is stopped. */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      animation.cancel();
    }
  }
}

/** Nothing sticks out to the side. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
}
