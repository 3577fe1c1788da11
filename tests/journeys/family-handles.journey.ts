import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { COUSINS, DEFAULT_SEVEN, FORTY } from '#tests/examples/families.ts';
import { expectAccessible, expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { openFamily } from './family-session.ts';
import { expect, test } from './session.ts';

const figure = (page: Page, id: string) => page.locator(`[data-member="${id}"]`);
const named = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Pedigree' }).getByRole('button', { name });

test.describe('A relative is added from a symbol', () => {
  test('by mouse: a child of an aunt is a cousin', async ({ page, session }) => {
    await openFamily(page, COUSINS);
    await figure(page, 'father').hover();
    await session.button('Add sister of Yusuf').click();
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await page.keyboard.type('Huda');
    await page.keyboard.press('Enter');
    await expect(named(page, /Huda, Aunt \(Paternal\)/)).toBeFocused();
    await page.mouse.move(0, 0);
    await named(page, /Huda/).hover();
    await session.button('Add son of Huda').click();
    await expect(page.getByRole('region', { name: 'Quick entry: Paternal cousin' })).toBeVisible();
    await page.getByRole('radio', { name: 'Deceased' }).check();
    await page.getByRole('textbox', { name: 'Died at' }).fill('3');
    await session.button('All details').click();
    await expect(page.getByRole('dialog', { name: /^Edit Cousin/ })).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Age at death/ })).toHaveValue('3');
  });

  test('by keyboard alone, and Escape leads back to the symbol', async ({ page }) => {
    await openFamily(page, COUSINS);
    await figure(page, 'mother').focus();
    await page.keyboard.press('s');
    await expect(page.getByRole('button', { name: 'Add brother of Salma' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Rana');
    await page.keyboard.press('Escape');
    await expect(named(page, /Rana, Aunt \(Maternal\)/)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(named(page, /Rana|Aunt/)).toHaveCount(0);
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(named(page, /Rana, Aunt \(Maternal\)/)).toBeVisible();
  });

  test('and letters typed elsewhere add nobody', async ({ page }) => {
    await openFamily(page, DEFAULT_SEVEN);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.type('spmci');
    await expect(page.locator('[data-member]')).toHaveCount(7);
    await expect(page.getByRole('toolbar')).toHaveCount(0);
  });

  test('and nothing of it is inaccessible: handles, card, line, menu', async ({ page, session }) => {
    await openFamily(page, COUSINS);
    await page.getByRole('combobox', { name: /in one line/ }).fill('aunt asthma');
    await expectAccessibleAtBothWidths(page);
    await page.getByRole('combobox', { name: /in one line/ }).fill('');
    await figure(page, 'self').focus();
    await expect(page.getByRole('toolbar', { name: 'Add to Amir' })).toBeVisible();
    await expectAccessible(page);
    await session.button('Add daughter of Amir').click();
    await session.button('Condition').click();
    await expectAccessibleAtBothWidths(page);
    await session.button('Done').click();
    await session.button('Export').click();
    await expectAccessibleAtBothWidths(page);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the first touch shows the handles, the second opens the relative', async ({ page, session }) => {
    await openFamily(page, DEFAULT_SEVEN);
    await figure(page, 'father').tap();
    await expect(page.getByRole('toolbar', { name: 'Add to Father' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await session.button('Add brother of Father').tap();
    await expect(named(page, /Uncle \(Paternal\)/)).toBeVisible();
    await page.getByRole('textbox', { name: 'Name' }).fill('Tariq');
    await session.button('Done').tap();
    await expectNoSidewaysScroll(page);
    await figure(page, 'mother').tap();
    await figure(page, 'mother').tap();
    await expect(page.getByRole('dialog', { name: 'Edit Mother' })).toBeVisible();
  });
});

for (const width of [390, 768, 1024, 1280, 1600]) {
  test(`The whole family is in view when the page opens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openFamily(page, FORTY);
    const sheet = page.getByRole('group', { name: 'Pedigree' }).locator('xpath=ancestor::div[2]');
    const isWhole = await sheet.evaluate(
      element => element.scrollWidth <= element.clientWidth && element.scrollHeight <= element.clientHeight,
    );
    expect(isWhole).toBe(true);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: width - 60, height: 900 });
    await expect.poll(() => sheet.evaluate(element => element.scrollWidth <= element.clientWidth)).toBe(true);
  });
}

test('The pedigree is exported as files whose names say nothing of the patient', async ({
  page,
  session,
}) => {
  await openFamily(page, COUSINS);
  for (const [label, extension, beginning] of [
    ['Picture (PNG)', 'png', '\u0089PNG'],
    ['Drawing (SVG)', 'svg', '<svg xmlns='],
    ['Linkage file (PED)', 'ped', '#'],
    ['Family tree (GEDCOM)', 'ged', '0 HEAD'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await session.button('Export').click();
    await session.button(label).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^family_pedigree_\\d+\\.${extension}$`));
    expect(readFileSync(await download.path(), 'latin1').startsWith(beginning)).toBe(true);
  }
});
