import { PRESENTATIONS } from '#domain/summary/render/presentation.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { pressAt, tabTo } from './by-keyboard.ts';
import { downloaded, packed, packedPdfText, summaryPdf } from './pdf-of.ts';
import { apiOf, openWith, storedRecord } from './seeded-session.ts';
import { expect, test } from './session.ts';

const WRITTEN = {
  'opening line': 'A teacher whose head has ached since yesterday.',
  'problem list': 'Headache\nFear of a tumour',
  impression: 'Tension-type headache is likeliest.',
} as const;

test('What a student writes by keyboard alone is kept, marked, backed up and printed (specification 22.25)', async ({
  session,
  page,
}) => {
  await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
  const { keyboard } = page;
  for (const [part, text] of Object.entries(WRITTEN)) {
    await pressAt(page, session.button(`Edit ${part}`));
    const field = page.getByRole('form', { name: `Edit ${part}` }).getByRole('textbox');
    await expect(field).toBeFocused();
    await keyboard.press('ControlOrMeta+a');
    await keyboard.type(text);
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(session.button(`Edit ${part}`)).toBeFocused();
  }
  const document = page.getByRole('article', { name: 'Summary' });
  const lines = Object.values(WRITTEN).flatMap(text => text.split('\n'));
  const expectWritten = async () => {
    for (const line of lines) await expect(document).toContainText(line);
    await expect(document.getByText('Written by the student')).toHaveCount(3);
  };
  await expectWritten();
  await page.reload();
  await expectWritten();
  const backup = await downloaded(page, () => session.button('Download JSON Backup').click());
  const { case: kept } = JSON.parse(backup.bytes.toString());
  expect(kept.record.documentEdits).toEqual((await storedRecord(page)).documentEdits);
  const words = await packedPdfText((await summaryPdf(page)).bytes);
  expect(lines.filter(line => !words.includes(packed(line)))).toEqual([]);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('every presentation is chosen and copied by keyboard (specification 22.24)', async ({
    session,
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
    const copies: string[] = [];
    await tabTo(page, page.getByRole('radio', { name: 'Full clerking' }));
    for (const presentation of PRESENTATIONS) {
      await expect(page.getByRole('radio', { name: presentation })).toBeFocused();
      await pressAt(page, session.button(`Copy ${presentation}`));
      await expect(page.getByText(`${presentation} copied`)).toBeAttached();
      copies.push(await page.evaluate(() => navigator.clipboard.readText()));
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('ArrowRight');
    }
    expect(new Set(copies).size).toBe(PRESENTATIONS.length);
    expect(copies.filter(text => !/headache/i.test(text))).toEqual([]);
  });

  test('the differential is a tab, reached by the arrow keys (specification 22.1, 22.22)', async ({
    page,
  }) => {
    await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
    const differential = page.getByRole('region', { name: 'Differential diagnosis' });
    await expect(page.getByRole('article', { name: 'Summary' })).toBeVisible();
    await expect(differential).toHaveCount(0);
    await tabTo(page, page.getByRole('tab', { name: 'Document' }));
    await page.keyboard.press('ArrowRight');
    await expect(differential.locator('ol > li').first()).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('article', { name: 'Summary' })).toBeVisible();
  });
});
