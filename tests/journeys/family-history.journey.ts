import { COUSINS, DEFAULT_SEVEN, FORTY, HALVES, HOSTILE } from '#tests/examples/families.ts';
import { expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { diagramIn, openFamily, storedPicture } from './family-session.ts';
import { clashesIn } from './pedigree-boxes.ts';
import { expect, test } from './session.ts';

const FAMILIES = { DEFAULT_SEVEN, COUSINS, FORTY, HALVES, HOSTILE };

test('Giving the session up on this page leaves nothing of the family behind', async ({ page, session }) => {
  await openFamily(page, COUSINS);
  await session.button('Anamnesis').click();
  await session.button('Lose Progress & Go Home').click();
  await expect(session.button('Begin Clinical Session')).toBeVisible();
  // A picture that was still due would be there by now.
  await page.evaluate(() => new Promise(idle => requestIdleCallback(idle, { timeout: 500 })));
  expect(await page.evaluate(() => localStorage.getItem('anamnesisCase'))).toBeNull();
});

test.describe('The drawing', () => {
  test('can be walked, and members edited, added and deleted, by keyboard alone', async ({
    page,
    session,
  }) => {
    await openFamily(page, COUSINS);
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-member'));
    await session.button('Export').focus();
    await page.keyboard.press('Tab');
    await expect.poll(focused).toBe('self');
    for (const [key, member] of [
      ['ArrowUp', 'father'],
      ['ArrowUp', 'paternal-grandfather'],
      ['End', 'maternal-grandmother'],
      ['ArrowDown', 'mother'],
      ['ArrowDown', 'Nadia'],
      ['Home', 'Leila'],
      ['ArrowRight', 'self'],
      ['ArrowDown', 'Ilyas'],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(focused, key).toBe(member);
    }
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' junior');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(focused).toBe('Ilyas');
    await expect(page.locator('[data-member=Ilyas]')).toHaveAccessibleName(/Ilyas junior, Son, 3 years/);
    await page.keyboard.press('Enter');
    await session.button('Delete Member').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-member=Ilyas]')).toHaveCount(0);
    await expect(page.locator('[data-member=self]')).toBeFocused();
    await session.button('Add Member').focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Relationship').focus();
    await page.keyboard.type('daughter');
    await page.keyboard.press('Enter');
    await page.getByLabel('Name').focus();
    await page.keyboard.type('Mina');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: /Mina, Daughter/ })).toBeVisible();
  });

  for (const [name, members] of Object.entries(FAMILIES)) {
    test(`has no words over words or lines, nothing sticks out: ${name}`, async ({ page }) => {
      await openFamily(page, members);
      await expect(page.locator('[data-member]')).toHaveCount(members.length);
      expect(await clashesIn(page)).toEqual([]);
      await expectNoSidewaysScroll(page);
    });
  }

  test('is accessible at 1280 px and 390 px, in both dialogs too', async ({ page, session }) => {
    await openFamily(page, COUSINS);
    await expectAccessibleAtBothWidths(page);
    await page.locator('[data-member=Omar]').click();
    await expectAccessibleAtBothWidths(page);
    await session.button('Cancel').click();
    await session.button('Add Multiple').click();
    await session.button('Add Members').click();
    await expectAccessibleAtBothWidths(page);
  });
});

test.describe('The picture of the diagram', () => {
  test('is a PNG of 1000 × 500 with something on it, and follows an edit', async ({ page, session }) => {
    await openFamily(page, FORTY);
    await expect.poll(() => storedPicture(page)).toMatch(/^data:image\/png;base64,/);
    const before = await diagramIn(page);
    expect(before).toMatchObject({ width: 1000, height: 500 });
    expect(before.dark).toBeGreaterThan(3000);
    expect(before.kilobytes).toBeGreaterThan(5);
    expect(before.kilobytes).toBeLessThan(300);
    await page.locator('[data-member=mother]').click();
    await page.getByLabel('Name').fill('Somebody else');
    await session.button('Save Changes').click();
    await expect.poll(() => storedPicture(page)).not.toBe(before.source);
  });

  test('is taken at once when the page is left', async ({ page, session }) => {
    await openFamily(page, COUSINS);
    await session.button('Continue to Social History').click();
    await session.isAt('/social-history');
    await expect.poll(() => storedPicture(page)).toMatch(/^data:image\/png/);
    await session.button('Back to Family History').click();
    await session.button('Back to Medication History').click();
    await session.isAt('/medication-history');
  });

  test('survives hostile names', async ({ page }) => {
    const dialogs: string[] = [];
    page.on('dialog', dialog => dialogs.push(dialog.message()));
    await openFamily(page, HOSTILE);
    await expect.poll(() => storedPicture(page)).toMatch(/^data:image\/png/);
    expect((await diagramIn(page)).dark).toBeGreaterThan(1000);
    expect(dialogs).toEqual([]);
  });
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the whole pedigree is in view when the page opens', async ({ page }) => {
    await openFamily(page, DEFAULT_SEVEN);
    const drawing = page.getByRole('group', { name: 'Pedigree' });
    await expect(drawing).toBeVisible();
    const isWhole = await drawing.evaluate(
      svg => svg.parentElement !== null && svg.parentElement.scrollWidth <= svg.parentElement.clientWidth,
    );
    expect(isWhole).toBe(true);
  });
});
