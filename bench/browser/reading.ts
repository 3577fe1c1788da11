import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { questionsOf, type SaidQuestion } from '#content/practice/understanding/consultations.ts';
import { consultation } from '#content/practice/understanding/schema.ts';
import { yamlReader } from '#content/read/read-yaml.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { DOOR } from '#tests/journeys/practice-talk.ts';
import { percentile, type Row } from '../row.ts';

declare global {
  interface Window {
    /** What reads the questions of the page. */
    reader: Worker;
  }
}

const FOLDER = join(import.meta.dirname, '../../content/practice/measure');

const FILE = 'development.yaml';

const LONGEST_MS = 20;

/** What it takes to understand a question, asked of the worker of a page that is not slowed down. */
export async function reading(browser: Browser, url: string): Promise<Row[]> {
  const context = await browser.newContext({ baseURL: url, serviceWorkers: 'block' });
  await context.addInitScript(keepReader);
  const page = await context.newPage();
  await page.goto(ROUTES.practice);
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  await page.getByRole('button', { name: 'Ask', exact: true }).waitFor();
  const questions = yamlReader(FOLDER, []).list(FILE, consultation).flatMap(questionsOf);
  const times = await page.evaluate(timesToRead, questions);
  await context.close();
  const slow = percentile(times, 0.95);
  return [
    {
      what: 'A question is understood in the browser, median',
      figure: `${percentile(times, 0.5).toFixed(1)} ms`,
    },
    {
      what: `    95th percentile of ${times.length}`,
      figure: `${slow.toFixed(1)} ms`,
      aim: `≤ ${LONGEST_MS} ms`,
      isMet: slow <= LONGEST_MS,
    },
  ];
}

/** Runs in the page before its own scripts. */
function keepReader(): void {
  window.Worker = class extends Worker {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(address, options);
      window.reader = this;
    }
  };
}

/** Runs in the page: asks as it asks itself (`worker-calls.ts`), one after the other. */
async function timesToRead(questions: readonly SaidQuestion[]): Promise<number[]> {
  const times: number[] = [];
  for (const { ask, context } of questions) {
    const since = performance.now();
    await new Promise(resolve => {
      window.reader.addEventListener('message', resolve, { once: true });
      window.reader.postMessage({ number: -1, name: 'read', argument: { words: ask, context } });
    });
    times.push(performance.now() - since);
  }
  return times;
}
