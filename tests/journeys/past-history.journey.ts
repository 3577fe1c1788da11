import type { Page } from '@playwright/test';
import { ENTRIES } from '#tests/examples/past-history-entries.ts';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { factsMissingFrom } from '#tests/examples/told-facts.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { factsIn, saveEntry, sectionPanel, writeEntry } from './history-form.ts';
import { wordsOf } from './interview.ts';
import { downloaded, packed, packedPdfText, summaryPdf } from './pdf-of.ts';
import { apiOf, openWith, storedRecord } from './seeded-session.ts';
import { expect, test } from './session.ts';

/** Enters the whole past history; `beforeSave` runs while each form is filled and not saved yet. */
async function enterEverything(page: Page, beforeSave: () => Promise<unknown>): Promise<void> {
  for (const [path, entries] of ENTRIES) {
    await page.goto(path);
    for (const entry of entries) {
      await writeEntry(page, entry);
      await beforeSave();
      await saveEntry(page, entry.section);
    }
  }
}

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test.describe(`A full past history at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('is found again in the lists, the summary, the full text, the backup and the PDF', async ({
      session,
      page,
    }) => {
      test.setTimeout(180_000);
      await openWith(page, '/past-medical-illnesses', { record: await reviewedCase(apiOf(page)) });
      await enterEverything(page, () =>
        viewport.width < 768 ? expectNoSidewaysScroll(page) : page.reload(),
      );
      for (const [path, entries] of ENTRIES) {
        await page.goto(path);
        await expect(page.locator('main h1')).toBeVisible();
        for (const { section } of entries) {
          await expect(sectionPanel(page, section).getByRole('listitem')).toHaveCount(1);
        }
        const words = packed(await wordsOf(page.getByRole('main')));
        const facts = entries.flatMap(factsIn);
        expect(facts.filter(fact => !words.includes(packed(fact)))).toEqual([]);
        await expectNoSidewaysScroll(page);
      }
      await page.goto('/summary');
      const document = page.getByRole('article', { name: 'Summary' });
      await expect(document).toContainText('Zanzibar');
      const record = await storedRecord(page);
      const missingFrom = (text: string) => factsMissingFrom(text, record);
      expect(missingFrom(await wordsOf(document))).toEqual([]);
      const backup = await downloaded(page, () => session.button('Download JSON Backup').click());
      const { structuredSummary, fullHistoryText } = JSON.parse(backup.bytes.toString());
      expect(missingFrom(Object.values(structuredSummary).join('\n'))).toEqual([]);
      expect(missingFrom(fullHistoryText)).toEqual([]);
      expect(missingFrom(await packedPdfText((await summaryPdf(page)).bytes))).toEqual([]);
    });
  });
}
