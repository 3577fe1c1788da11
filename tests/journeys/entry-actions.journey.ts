import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { Hands } from './hands.ts';
import { openHistory } from './open-history.ts';
import { storedRecord } from './seeded-session.ts';
import { expect, type Session, test } from './session.ts';
import { settled } from './settled.ts';

/** What is entered, where, and what may be needed for it at most (ADR 24 says what it was before). */
const ENTRIES = [
  {
    what: 'illness',
    path: '/past-medical-illnesses',
    line: 'hypertension 2012',
    list: 'pastMedicalIllnesses',
    told: { name: 'Hypertension', onsetDate: '2012' },
    clicks: 1,
    keys: 18,
    tabs: 2,
  },
  {
    what: 'operation',
    path: '/past-surgical-history',
    line: 'appendicectomy at 14',
    list: 'pastSurgicalHistory',
    told: { surgeryName: 'Appendectomy', surgeryDate: 'age:14' },
    clicks: 1,
    keys: 21,
    tabs: 2,
  },
  {
    what: 'medicine',
    path: '/medication-history',
    line: 'ramipril 5 mg od since 2019',
    list: 'medicationHistory',
    told: { commercialName: 'Ramipril', dosage: '5 mg', startDate: '2019', route: 'Oral' },
    clicks: 1,
    keys: 28,
    tabs: 2,
  },
  {
    what: 'allergy',
    path: '/medication-history',
    line: 'penicillin: rash',
    list: 'allergies',
    told: { allergenName: 'Penicillin', symptoms: ['Skin rash'] },
    clicks: 1,
    keys: 17,
    tabs: 5,
  },
] as const;

const lineOf = (page: Page, what: string) =>
  page.getByRole('combobox', { name: new RegExp(`${what} in one line`) });

async function openAt(session: Session, path: string): Promise<Hands> {
  await openHistory(session, path);
  await settled(session.page);
  await session.page.locator('main h1').evaluate(heading => heading.focus());
  return new Hands(session.page);
}

for (const { what, path, line, list, told, clicks, keys, tabs } of ENTRIES)
  test(`The usual ${what} takes ${clicks} click and ${keys} keys, or ${tabs} times Tab, and the next no click at all`, async ({
    session,
    page,
  }) => {
    const byMouse = await openAt(session, path);
    const field = lineOf(page, what);
    await byMouse.click(field);
    await byMouse.type(line);
    await byMouse.press('Enter');
    await expect.poll(async () => (await storedRecord(page))[list]).toMatchObject([told]);
    expect(byMouse.clicks).toBeLessThanOrEqual(clicks);
    expect(byMouse.strokes).toBeLessThanOrEqual(keys);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');

    const byKeyboard = await openAt(session, path);
    await byKeyboard.tabTo(field);
    expect(byKeyboard.strokes).toBeLessThanOrEqual(tabs);
    await byKeyboard.type(line);
    await byKeyboard.press('Enter');
    await expect.poll(async () => (await storedRecord(page))[list]).toMatchObject([told]);
    expect(byKeyboard.clicks).toBe(0);
    expect(byKeyboard.strokes).toBeLessThanOrEqual(keys + tabs);
  });

test('Who never smoked is recorded by one click, or by Tab and Space, and told so in the summary', async ({
  session,
  page,
}) => {
  const never = page.getByRole('button', { name: 'Never smoked' });
  const byMouse = await openAt(session, '/social-history');
  await byMouse.click(never);
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  expect([byMouse.clicks, byMouse.strokes]).toEqual([1, 0]);
  expect((await storedRecord(page)).deniedSections).toEqual(['smokingHistory']);

  const byKeyboard = await openAt(session, '/social-history');
  await byKeyboard.tabTo(never);
  await byKeyboard.press('Space');
  await expect(never).toHaveAttribute('aria-pressed', 'true');
  expect(byKeyboard.clicks).toBe(0);
  expect(byKeyboard.strokes).toBeLessThanOrEqual(3);
  await session.button('Continue to Summary').click();
  await session.isAt('/summary');
  await expect(page.getByText('Has never smoked.').first()).toBeVisible();
});

test('The line, its list, the questions on an entry and the taps can be used on a phone and by everybody', async ({
  session,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(session, '/past-medical-illnesses');
  const field = lineOf(page, 'illness');
  await field.fill('hyperten 2012 on ramipril');
  await page.getByRole('option', { name: 'Hypertension', exact: true }).click();
  await expect(field).toBeFocused();
  const row = page.getByRole('list', { name: 'Current Medical History' }).getByRole('listitem').first();
  await expect(row).toContainText('Onset date: 2012');
  await row.getByRole('button', { name: 'Add Ramipril to the medications' }).click();
  await expect.poll(async () => (await storedRecord(page)).medicationHistory).toHaveLength(1);
  await field.fill('gout');
  await expect(page.getByRole('option').first()).toContainText('Gout');
  await expectAccessibleAtBothWidths(page);
  await field.press('Escape');
  await row.getByRole('button', { name: /^how was it found\?/ }).click();
  await expect(page.getByRole('combobox', { name: 'Diagnosis method' })).toBeFocused();
  await openAt(session, '/medication-history');
  await page.getByRole('button', { name: 'No known allergies' }).click();
  await expectAccessibleAtBothWidths(page);
});

test.describe('By touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('an allergy is typed, picked by a tap, and the next one typed without another', async ({
    session,
    page,
  }) => {
    await openAt(session, '/medication-history');
    const field = lineOf(page, 'allergy');
    await field.tap();
    await page.keyboard.type('peni: rash');
    await page.getByRole('option', { name: 'Penicillin', exact: true }).tap();
    await expect(field).toBeFocused();
    await page.keyboard.type('latex');
    await page.getByRole('option').first().tap();
    await expect
      .poll(async () => (await storedRecord(page)).allergies)
      .toMatchObject([{ allergenName: 'Penicillin', symptoms: ['Skin rash'] }, { allergenName: 'Latex' }]);
    const chip = page.getByRole('button', { name: 'what happened? Ask about Latex' });
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.getByRole('button', { name: 'No regular medicines' }).tap();
    expect((await storedRecord(page)).deniedSections).toEqual(['medicationHistory']);
    await expectNoSidewaysScroll(page);
  });
});
