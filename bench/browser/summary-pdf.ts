import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '#domain/flow/routes.ts';
import { keptApplication, keptTypesetter } from '#tests/journeys/offline.ts';
import { keepSession } from '#tests/journeys/seeded-session.ts';
import { sampleCase } from '#tests/shots/sample-session.ts';
import { percentile, type Row } from '../row.ts';

const RUNS = 7;

/** What a student waits for the summary's PDF: set by the server, and without a network by the browser itself. */
export async function summaryPdf(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: url });
  const page = await context.newPage();
  const record = await sampleCase(url);
  await keptApplication(page);
  await keptTypesetter(page);
  const waits = async (where: string) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      // Every document differs, or the server's typesetter would only remember the last one.
      await keepSession(page, { record: { ...record, name: `Patient ${where} ${run}` } });
      times.push(await waited(page));
    }
    return percentile(times, 0.5);
  };
  const there = await waits('there');
  await context.setOffline(true);
  const here = await waits('here');
  await context.close();
  return [
    { what: 'Summary PDF in the page, set by the server', figure: `${there.toFixed(0)} ms` },
    { what: 'Summary PDF in the page, set by the browser', figure: `${here.toFixed(0)} ms` },
    { what: 'Set by the browser instead of the server', figure: `${(here / there).toFixed(1)} ×` },
  ];
}

/** From the last click until the page says that the PDF is ready. */
async function waited(page: Page): Promise<number> {
  await page.goto(ROUTES.summary);
  await page.getByRole('button', { name: 'Process Clinical Data' }).click();
  const go = page.getByRole('button', { name: 'Continue Without Backup' });
  await go.waitFor();
  const begun = performance.now();
  await go.click();
  await page.getByText(/^The PDF is ready\./).waitFor();
  return performance.now() - begun;
}
