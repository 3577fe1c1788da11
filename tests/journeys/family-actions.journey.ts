import { openFamily } from './family-session.ts';
import { Hands } from './hands.ts';
import { expect, type Session, test } from './session.ts';

const line = ({ page }: Session) =>
  page.getByRole('combobox', { name: 'Add or describe a relative in one line' });
const row = ({ page }: Session, name: RegExp) => page.getByRole('row', { name });
const AUNT = /Aunt \(Maternal\).*Breast Cancer \(onset at 45\)/;

test.describe('A relative with one condition', () => {
  test('takes at most two clicks in one line', async ({ page, session }) => {
    await openFamily(page);
    const recorder = new Hands(page);
    await recorder.click(line(session));
    await recorder.type('maternal aunt breast cancer 45');
    await recorder.click(page.getByRole('option', { name: /^New maternal aunt/ }));
    await expect(row(session, AUNT)).toBeVisible();
    expect(recorder.clicks).toBeLessThanOrEqual(2);
    await expect(line(session)).toBeFocused();
    await recorder.type('father heart attack at 52');
    await recorder.press('Enter');
    await expect(row(session, /Father.*Heart Attack \(onset at 52\)/)).toBeVisible();
    expect([recorder.clicks, recorder.keys]).toEqual([2, 1]);
  });

  test('takes at most four keys in one line by keyboard alone, beside its letters', async ({
    page,
    session,
  }) => {
    await openFamily(page);
    await page.getByRole('heading', { level: 1 }).focus();
    const recorder = new Hands(page);
    await recorder.tabTo(line(session));
    await recorder.type('maternal aunt breast cancer 45');
    await recorder.press('Enter');
    await expect(row(session, AUNT)).toBeVisible();
    expect(recorder.keys).toBeLessThanOrEqual(4);
    expect(recorder.letters).toBeLessThanOrEqual(30);
  });

  test('takes at most five clicks from the symbol', async ({ page, session }) => {
    await openFamily(page);
    const recorder = new Hands(page);
    await page.locator('[data-member=mother]').hover();
    await recorder.click(session.button('Add sister of Mother'));
    await recorder.click(session.button('Condition'));
    await recorder.type('breast');
    await recorder.click(page.getByRole('option', { name: 'Breast Cancer' }));
    await recorder.click(page.getByLabel('At age'));
    await recorder.type('45');
    await recorder.click(session.button('Done'));
    await expect(row(session, AUNT)).toBeVisible();
    expect(recorder.clicks).toBeLessThanOrEqual(5);
  });

  test('takes at most seven keys from the symbol by keyboard alone, beside its letters', async ({
    page,
    session,
  }) => {
    await openFamily(page);
    await page.locator('[data-member=father]').focus();
    const recorder = new Hands(page);
    await recorder.press('i');
    await recorder.press('Enter');
    await expect(page.getByRole('combobox', { name: 'Condition' })).toBeFocused();
    await recorder.type('heart attack');
    await recorder.press('Enter');
    await recorder.press('Tab');
    await expect(page.getByLabel('At age')).toBeFocused();
    await recorder.type('52');
    await recorder.press('Enter');
    await expect(row(session, /Father.*Heart Attack \(onset at 52\)/)).toBeVisible();
    await expect(page.locator('[data-member=father]')).toBeFocused();
    expect(recorder.keys).toBeLessThanOrEqual(7);
  });

  test('takes nine clicks in the full form, as it always did', async ({ page, session }) => {
    await openFamily(page);
    const recorder = new Hands(page);
    await recorder.click(session.button('Add Member'));
    await recorder.click(page.getByLabel('Relationship'));
    await recorder.click(page.getByRole('option', { name: 'Aunt (Maternal)' }));
    await recorder.click(session.button('Add Condition'));
    await recorder.click(page.getByRole('combobox', { name: 'Condition' }));
    await recorder.click(page.getByRole('option', { name: 'Breast Cancer' }));
    await recorder.click(page.getByLabel('Age of onset', { exact: true }));
    await recorder.type('45');
    await recorder.click(page.getByRole('dialog').getByRole('button', { name: 'Add Member' }));
    await expect(row(session, AUNT)).toBeVisible();
    expect(recorder.clicks).toBeLessThanOrEqual(9);
  });
});
