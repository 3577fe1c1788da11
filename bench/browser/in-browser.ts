import { chromium } from '@playwright/test';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { browserToUse } from '#tests/journeys/browser.ts';
import { startProduct } from '#tests/product/product.ts';
import type { Row } from '../row.ts';
import { answering } from './answering.ts';
import { calmRows, mainPages } from './calm.ts';
import { practising } from './practising.ts';
import { reading } from './reading.ts';
import { summaryPdf } from './summary-pdf.ts';
import { startSurveyPage } from './survey-page.ts';

/** The product in a browser that is slowed down, beside a form of SurveyJS with the same questions. */
export async function inBrowser(): Promise<Row[]> {
  const product = await startProduct();
  const survey = await startSurveyPage(product.url);
  const browser = await chromium.launch(await browserToUse());
  try {
    const addresses = { ours: product.url, theirs: survey.url };
    const { largest, middling } = await questionnaires(product.url);
    const answered = [
      await answering(browser, addresses, largest),
      await answering(browser, addresses, middling),
      await practising(browser, product.url),
    ];
    const walked = [...answered.map(({ walks }) => walks), await mainPages(browser, product.url)];
    const read = await reading(browser, product.url);
    const printed = await summaryPdf(browser, product.url);
    return [...answered.flatMap(({ rows }) => rows), ...read, ...calmRows(walked), ...printed];
  } finally {
    await browser.close();
    await survey.stop();
    await product.stop();
  }
}

/** The complaint with the most questions, and one in the middle. */
async function questionnaires(url: string): Promise<{ largest: Complaint; middling: Complaint }> {
  const read = async <Body>(path: string): Promise<Body> => (await fetch(url + path)).json();
  const complaints = await read<readonly Complaint[]>('/api/complaints?gender=female');
  const sized = await Promise.all(
    complaints.map(async complaint => {
      const path = `/api/complaints/${complaint.id}/questions?gender=female`;
      return { complaint, size: JSON.stringify(await read<readonly Question[]>(path)).length };
    }),
  );
  const sorted = sized.toSorted((a, b) => b.size - a.size).map(({ complaint }) => complaint);
  const [largest, middling] = [sorted[0], sorted[sorted.length >> 1]];
  if (!largest || !middling) throw new Error('The content has no complaints');
  return { largest, middling };
}
