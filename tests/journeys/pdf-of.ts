import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';

/** Clicks what downloads a file and returns its name and bytes. */
export async function downloaded(page: Page, click: () => Promise<void>) {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

/** The words of a PDF without any space: where its lines break is the typesetter's own business. */
export async function packedPdfText(bytes: Uint8Array): Promise<string> {
  return packed(wholeText(await readPdf(bytes)));
}

/** A text as `packedPdfText` has it. */
export function packed(text: string): string {
  return text.normalize('NFKC').replace(/\s+/gu, '');
}

/** The summary's PDF: processed without a backup, then downloaded. */
export async function summaryPdf(page: Page) {
  await page.getByRole('button', { name: 'Process Clinical Data' }).click();
  await page.getByRole('button', { name: 'Continue Without Backup' }).click();
  const button = page.getByRole('button', { name: 'Download PDF' });
  return downloaded(page, () => button.click());
}
