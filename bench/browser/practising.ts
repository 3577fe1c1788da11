import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '#domain/flow/routes.ts';
import { commit, DOOR, field } from '#tests/journeys/practice-talk.ts';
import { settled } from '#tests/journeys/settled.ts';
import { percentile } from '../row.ts';
import type { Walked } from './answering.ts';
import { loaded, severalTimes } from './calm.ts';
import { slowPage } from './slow-page.ts';

const QUESTIONS = [
  'What brings you in today?',
  'When did it start?',
  'Does it go anywhere else?',
  'Do you have any fever, chills, night sweats or weight loss?',
  'Do you smoke?',
  'Any allergies?',
  'Is there anything that makes it better or worse?',
];

const ANSWERS = '[role=log] [data-by=patient]';

/** Histories taken from a practice patient as far as the debrief: how long answers take, and what disturbed. */
export async function practising(browser: Browser, url: string): Promise<Walked> {
  const taken = await severalTimes(() => historyTaken(browser, url));
  const waits = taken.flatMap(one => one.waits);
  return {
    rows: [
      { what: 'A practice patient answers, median', figure: `${percentile(waits, 0.5).toFixed(0)} ms` },
      { what: '    95th percentile', figure: `${percentile(waits, 0.95).toFixed(0)} ms` },
    ],
    walks: taken.map(({ disturbances }) => disturbances),
  };
}

async function historyTaken(browser: Browser, url: string) {
  const { page } = await slowPage(browser, url);
  const moved = await loaded(page, ROUTES.practice);
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  const waits: number[] = [];
  for (const words of QUESTIONS) waits.push(await untilAnswered(page, words));
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
  await settled(page);
  const disturbances = [...moved, ...(await page.evaluate(() => window.disturbances))];
  await page.context().close();
  return { waits, disturbances };
}

/** From the click on Ask until the answer is drawn, in ms. */
async function untilAnswered(page: Page, words: string): Promise<number> {
  await field(page).fill(words);
  await page.evaluate(selector => window.awaitClick(selector), ANSWERS);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  return page.evaluate(() => window.untilDrawn);
}
