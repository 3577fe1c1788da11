import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '#domain/flow/routes.ts';
import { keepSession } from '#tests/journeys/seeded-session.ts';
import { settled } from '#tests/journeys/settled.ts';
import { sampleCase } from '#tests/shots/sample-session.ts';
import { percentile, type Row } from '../row.ts';
import type { Disturbance } from './in-page.ts';
import { slowPage } from './slow-page.ts';

/** The same walk through the product, taken several times, with what disturbed each time. */
export type Walks = readonly (readonly Disturbance[])[];

const LONGEST_TASK_MS = 100;
/** What is not seen: a thousandth of what counts as good. */
const LEAST_SHIFT = 0.0001;

/** Other programs may hold up a task: what counts is the middle one of so many walks. */
const TIMES = 3;

/** The steps of the session, one reached from the other. */
const STEPS = [
  ROUTES.patientProfile,
  ROUTES.chiefComplaint,
  ROUTES.associatedSymptoms,
  ROUTES.reviewOfSystems,
  ROUTES.pastMedicalIllnesses,
  ROUTES.medicationHistory,
  ROUTES.familyHistory,
  ROUTES.summary,
];

/** Does the same several times. */
export async function severalTimes<Result>(once: () => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  while (results.length < TIMES) results.push(await once());
  return results;
}

/** What disturbs on the main pages once the first of them is loaded. */
export function mainPages(browser: Browser, url: string): Promise<Walks> {
  return severalTimes(() => sessionWalked(browser, url));
}

async function sessionWalked(browser: Browser, url: string): Promise<readonly Disturbance[]> {
  const { page } = await slowPage(browser, url);
  await keepSession(page, { record: await sampleCase(url) });
  const found = [...(await loaded(page, ROUTES.home)), ...(await loaded(page, STEPS[0] ?? ROUTES.home))];
  for (const step of STEPS.slice(1)) {
    await page.locator(`nav[aria-label=Progress] a[href="${step}"]`).click();
    await page.waitForURL(`**${step}`);
    await settled(page);
  }
  found.push(...(await page.evaluate(() => window.disturbances)));
  await page.context().close();
  return found;
}

/** Opens a page; what it takes to load it is no disturbance, but what moves is. */
export async function loaded(page: Page, path: string): Promise<readonly Disturbance[]> {
  await page.goto(path);
  await page.locator('main h1').waitFor();
  await settled(page);
  const all = await page.evaluate(() => window.disturbances.splice(0));
  return all.filter(({ kind }) => kind === 'shift');
}

/** The longest task and all that moved by itself, and for each page that misses an aim a line of its own. */
export function calmRows(walked: readonly Walks[]): Row[] {
  const pages = [...new Set(walked.flat(2).map(({ path }) => path))];
  const calmOf = (path: string) => ({
    task: Math.max(...walked.map(walks => percentile(perWalk(walks, path, longestTask), 0.5))),
    shift: Math.max(...walked.flatMap(walks => perWalk(walks, path, shifted('shift')))),
    byInput: Math.max(...walked.flatMap(walks => perWalk(walks, path, shifted('shift by input')))),
  });
  const calm = pages.map(path => ({ path, ...calmOf(path) }));
  const rowsOf = (name: string, task: number, shift: number): Row[] => [
    {
      what: `${name}: longest task`,
      figure: `${task.toFixed(0)} ms`,
      aim: `≤ ${LONGEST_TASK_MS} ms`,
      isMet: task <= LONGEST_TASK_MS,
    },
    { what: `${name}: layout shift`, figure: shift.toFixed(4), aim: '0', isMet: shift < LEAST_SHIFT },
  ];
  const [longest, most] = [calm.map(({ task }) => task), calm.map(({ shift }) => shift)];
  return [
    ...rowsOf(`After load, middle of ${TIMES} walks`, Math.max(0, ...longest), Math.max(0, ...most)),
    ...calm.map(({ path, byInput }) => ({
      what: `  ${path}: layout shift by an input`,
      figure: byInput.toFixed(4),
    })),
    ...calm.flatMap(({ path, task, shift }) =>
      rowsOf(`  ${path}`, task, shift).filter(({ isMet }) => !isMet),
    ),
  ];
}

function perWalk(
  walks: Walks,
  path: string,
  measure: (on: readonly Disturbance[]) => number,
): readonly number[] {
  return walks.map(walk => measure(walk.filter(one => one.path === path)));
}

function longestTask(disturbances: readonly Disturbance[]): number {
  return Math.max(0, ...sizes(disturbances, 'task'));
}

function shifted(kind: Disturbance['kind']): (disturbances: readonly Disturbance[]) => number {
  return disturbances => sizes(disturbances, kind).reduce((a, b) => a + b, 0);
}

function sizes(disturbances: readonly Disturbance[], kind: Disturbance['kind']): number[] {
  return disturbances.filter(one => one.kind === kind).map(({ size }) => size);
}
