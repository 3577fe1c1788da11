import type { Page } from '@playwright/test';
import { answeredSymptom, PATIENT, someAnswers } from '#tests/examples/seeded-session.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

/** Opens the review of a case with a headache and a cough, one question about which was skipped. */
async function openReview(page: Page): Promise<void> {
  const read = apiOf(page);
  const chiefComplaint = await answeredSymptom(read, 'Headache');
  const associatedSymptoms = [await answeredSymptom(read, 'Cough')];
  const answers = (await someAnswers(read, chiefComplaint.id)).slice(0, 1);
  const record = { ...PATIENT, chiefComplaint, associatedSymptoms, answers };
  await openWith(page, '/review-of-systems', { record });
  await expect(rowOf(page, 'Cough')).toBeVisible();
  await settled(page);
}

const rowOf = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });

const headOf = (page: Page, name: string) =>
  page.locator('summary', { has: page.getByRole('heading', { name, exact: true }) });

async function openAllSystems(page: Page): Promise<void> {
  for (const system of await page.locator('details').all()) {
    if ((await system.getAttribute('open')) !== null) continue;
    await system.locator('> summary').click();
    await expect(system).toHaveAttribute('open');
  }
}

/** How high the list is down to a row, counted from one. */
function heightOfRows(page: Page, count: number): Promise<number> {
  return page.locator('li[data-complaint]').evaluateAll((rows, index) => {
    const top = document.querySelector('details')?.getBoundingClientRect().top ?? 0;
    return (rows[index]?.getBoundingClientRect().bottom ?? Number.POSITIVE_INFINITY) - top;
  }, count - 1);
}

test('103 rows with all their systems open need at most 3,000 px on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openReview(page);
  await openAllSystems(page);
  expect(await heightOfRows(page, 103)).toBeLessThanOrEqual(3000);
});

for (const { width, least, highest } of [
  { width: 1280, least: 24, highest: 36 },
  { width: 390, least: 40, highest: 46 },
]) {
  test(`At ${width} px a row is as high as its buttons, which are at least ${least} px each way`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openReview(page);
    await openAllSystems(page);
    const rows = await page.locator('li[data-status="unanswered"]').evaluateAll(items =>
      items.map(item => ({
        name: item.textContent,
        height: item.getBoundingClientRect().height,
        isOneLine: item.querySelector('[id]')?.getClientRects().length === 1,
        buttons: [...item.querySelectorAll('button')].map(button => button.getBoundingClientRect()),
      })),
    );
    expect(rows.length).toBeGreaterThan(100);
    const sizes = rows.flatMap(row => row.buttons.flatMap(box => [box.width, box.height]));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(least);
    expect(rows.filter(({ height }) => height > highest)).toEqual([]);
    // On a phone the longest names take two lines, in a row of the same height.
    const long = rows.filter(({ isOneLine }) => !isOneLine).map(({ name }) => name);
    expect(long.length).toBeLessThanOrEqual(width < 768 ? 12 : 0);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
  });
}

test('Y and N mark the row that has the focus and walk down the list, past what is known and into the next system', async ({
  page,
}) => {
  await openReview(page);
  const { keyboard } = page;
  await headOf(page, 'Breast').focus();
  await keyboard.press('n');
  await expect(headOf(page, 'Breast'), 'a head is no row').toContainText('0 not present');
  await keyboard.press('Enter');
  await keyboard.press('ArrowDown');
  await expect(rowOf(page, 'Breast lump')).toBeFocused();
  await keyboard.press('n');
  await expect(rowOf(page, 'Breast lump')).toContainText('Not Present');
  await expect(rowOf(page, 'Breast pain')).toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(rowOf(page, 'Breast lump')).toBeFocused();
  // It is not present already: N goes on.
  for (const key of ['n', 'n', 'n', 'n']) await keyboard.press(key);
  await expect(headOf(page, 'Breast')).toContainText('0 present, 4 not present, 0 unanswered');
  await expect(rowOf(page, 'Breathlessness')).toBeFocused();
  await keyboard.press('n');
  await expect(rowOf(page, 'Coughing blood'), 'the cough is known').toBeFocused();
  await keyboard.press('ArrowUp');
  await expect(rowOf(page, 'Cough')).toBeFocused();
  await keyboard.press('n');
  await expect(rowOf(page, 'Cough'), 'present is final here').toContainText('Present');
  await expect(rowOf(page, 'Cough')).toBeFocused();
});

test('Y asks for the status, and the row has the focus again whatever is answered', async ({
  page,
  session,
}) => {
  await openReview(page);
  const wheeze = rowOf(page, 'Wheeze');
  const dialog = page.getByRole('dialog', { name: 'Confirm Symptom Status' });
  await wheeze.focus();
  await page.keyboard.press('y');
  await expect(dialog).toBeVisible();
  // No key marks what stands behind a dialog.
  await page.keyboard.press('n');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(wheeze).toBeFocused();
  await expect(session.button('Present: Wheeze')).toBeVisible();
  await page.keyboard.press('y');
  await dialog.getByRole('button', { name: 'Not Present' }).click();
  await expect(wheeze).toBeFocused();
  await expect(wheeze).toContainText('Not Present');
  await page.keyboard.press('Y');
  await dialog.getByRole('button', { name: 'Present (Answer Questions)' }).click();
  await session.isAt('/questionnaire');
});

test('A press of a button leaves the focus in its row, and keys outside of a row mark nothing', async ({
  page,
  session,
}) => {
  await openReview(page);
  await page.keyboard.press('n');
  await session.button('Not Present: Wheeze').click();
  await expect(rowOf(page, 'Wheeze')).toBeFocused();
  await session.button('Back').focus();
  await page.keyboard.press('n');
  await expect(page.getByText('2 present, 1 not present', { exact: false }).first()).toBeVisible();
});

test('Rows that the keys walk to stay clear of the bar at the bottom', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await openReview(page);
  await headOf(page, 'General').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  for (let row = 0; row < 40; row += 1) await page.keyboard.press('n');
  const focused = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
  const bar = await page
    .getByRole('button', { name: 'Continue to Past Medical History' })
    .evaluate(button => button.parentElement?.getBoundingClientRect().top ?? 0);
  expect(focused).toBeLessThanOrEqual(bar);
});
