import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { settled } from './settled.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

const SCHEMES = ['light', 'dark'] as const;

/** What level AAA alone asks for: 7 : 1, and that two links of one name lead to the same place. */
const NOT_OURS = ['color-contrast-enhanced', 'identical-links-same-purpose'];

/** All that axe can find: also good practice, and what is still an experiment. */
const ALL_RULES: axe.RunOptions = {
  rules: Object.fromEntries(
    axe.getRules().map(({ ruleId }) => [ruleId, { enabled: !NOT_OURS.includes(ruleId) }]),
  ),
};

/** In the middle of something, what floats above a target makes axe call it small; screens as they open are looked at whole. */
const AS_IT_STANDS: axe.RunOptions = { rules: { ...ALL_RULES.rules, 'target-size': { enabled: false } } };

const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** Has axe look at the page as it stands, in both colour schemes. */
export async function expectAccessible(page: Page): Promise<void> {
  await settled(page);
  for (const colorScheme of SCHEMES) {
    await turn(page, colorScheme);
    // Between the schemes only the colours differ; every-screen.journey.ts has all rules in dark.
    const options = colorScheme === 'light' ? AS_IT_STANDS : { runOnly: ['color-contrast'] };
    expect(await violations(page, options)).toEqual([]);
  }
}

/** Has axe look at the page as it stands, in dark. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await turn(page, 'dark');
  await expect.poll(() => violations(page, ALL_RULES), { message: 'axe in dark' }).toEqual([]);
}

async function turn(page: Page, colorScheme: (typeof SCHEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
  await page.evaluate(endAnimations);
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
