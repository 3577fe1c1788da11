import { expect, type Page } from '@playwright/test';
import { expectAccessibleInDark } from './accessible.ts';
import { expectSurvivesForcedColours } from './forced-colours.ts';
import { expectReflows } from './laid-out.ts';
import { settled } from './settled.ts';
import { expectSpoken } from './spoken.ts';

const DESK = { width: 1280, height: 800 };

/** Looks at the page as it stands in all the ways in which somebody may have to use it. */
export async function lookAt(page: Page, name: string): Promise<void> {
  await settled(page);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await expectSpoken(page, name);
  await expectReflows(page);
  await page.setViewportSize(DESK);
  await expectSurvivesForcedColours(page);
  await expectAccessibleInDark(page);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}
