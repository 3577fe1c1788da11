import type { Browser, Page } from '@playwright/test';
import { ROUTES } from '#domain/flow/routes.ts';
import { keepSession } from '#tests/journeys/seeded-session.ts';
import { settled } from '#tests/journeys/settled.ts';
import { sampleCase } from '#tests/shots/sample-session.ts';
import type { Row } from '../row.ts';
import type { Disturbance } from './in-page.ts';
import { slowPage } from './slow-page.ts';

const LONGEST_TASK_MS = 100;
/** What is not seen: a thousandth of what counts as good. */
const LEAST_SHIFT = 0.0001;

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

/** What disturbs on the main pages once the first of them is loaded. */
export async function mainPages(browser: Browser, url: string): Promise<readonly Disturbance[]> {
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
export function calmRows(disturbances: readonly Disturbance[]): Row[] {
  const pages = [...new Set(disturbances.map(({ path }) => path))];
  const longest = (of: readonly Disturbance[]) => Math.max(0, ...sizes(of, 'task'));
  const shifted = (of: readonly Disturbance[], kind: Disturbance['kind']) =>
    sizes(of, kind).reduce((a, b) => a + b, 0);
  const rowsOf = (name: string, of: readonly Disturbance[]): Row[] => {
    const [task, shift] = [longest(of), shifted(of, 'shift')];
    return [
      {
        what: `${name}: longest task`,
        figure: `${task.toFixed(0)} ms`,
        aim: `≤ ${LONGEST_TASK_MS} ms`,
        isMet: task <= LONGEST_TASK_MS,
      },
      { what: `${name}: layout shift`, figure: shift.toFixed(4), aim: '0', isMet: shift < LEAST_SHIFT },
    ];
  };
  const misses = pages.flatMap(path =>
    rowsOf(
      `  ${path}`,
      disturbances.filter(one => one.path === path),
    ).filter(({ isMet }) => !isMet),
  );
  return [
    ...rowsOf('After load', disturbances),
    ...pages.map(path => ({
      what: `  ${path}: layout shift by an input`,
      figure: shifted(
        disturbances.filter(one => one.path === path),
        'shift by input',
      ).toFixed(4),
    })),
    ...misses,
  ];
}

function sizes(disturbances: readonly Disturbance[], kind: Disturbance['kind']): number[] {
  return disturbances.filter(one => one.kind === kind).map(({ size }) => size);
}
