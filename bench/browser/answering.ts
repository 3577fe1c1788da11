import type { Browser, Locator } from '@playwright/test';
import type { Complaint } from '#domain/review/complaint.ts';
import { percentile, type Row } from '../row.ts';
import type { Walks } from './calm.ts';
import type { Disturbance } from './in-page.ts';
import { openOurs, openTheirs, type Questionnaire } from './questionnaires.ts';
import { slowPage, workOf } from './slow-page.ts';

/** What one click took until its result was drawn, and what the page's thread worked for it, both in ms. */
type Click = { readonly untilDrawn: number; readonly work: number };

type Clicks = { readonly tick: Click[]; readonly next: Click[] };

/** Rows of the table, and what disturbed. */
export type Walked = { readonly rows: readonly Row[]; readonly walks: Walks };

type Addresses = { readonly ours: string; readonly theirs: string };

/** So many clicks of each kind at least. */
const CLICKS = 30;
/** Long enough for whatever a click brings with it to be done before the next one. */
const PAUSE_MS = 150;

/** One complaint's questions answered here and in SurveyJS, click by click in turn, and what disturbed ours. */
export async function answering(
  browser: Browser,
  addresses: Addresses,
  complaint: Complaint,
): Promise<Walked> {
  const ours: Clicks = { tick: [], next: [] };
  const theirs: Clicks = { tick: [], next: [] };
  const walks: Disturbance[][] = [];
  while (ours.tick.length < CLICKS) {
    const own = await openOurs(await slowPage(browser, addresses.ours), complaint);
    const other = await openTheirs(await slowPage(browser, addresses.theirs), addresses.theirs, complaint);
    await own.page.evaluate(() => window.disturbances.splice(0));
    await answerAll([
      { form: own, clicks: ours },
      { form: other, clicks: theirs },
    ]);
    walks.push(await own.page.evaluate(() => window.disturbances));
    for (const { page } of [own, other]) await page.context().close();
  }
  const rows = [
    ...besideRows(`${complaint.text}: a choice is ticked`, ours.tick, theirs.tick),
    ...besideRows(`${complaint.text}: the next question`, ours.next, theirs.next),
  ];
  return { rows, walks };
}

/** Ticks the first choice of every question that has choices, and goes on, up to the last question. */
async function answerAll(forms: readonly { form: Questionnaire; clicks: Clicks }[]): Promise<void> {
  for (;;) {
    for (const { form, clicks } of forms) {
      const choice = form.choices.first();
      if ((await choice.count()) > 0) clicks.tick.push(await click(form, choice, form.chosen));
    }
    for (const { form, clicks } of forms) {
      if ((await form.next.count()) === 0) return;
      clicks.next.push(await click(form, form.next, form.question));
    }
  }
}

async function click(form: Questionnaire, target: Locator, changing: string): Promise<Click> {
  const { page } = form;
  await target.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.waitForTimeout(PAUSE_MS);
  await page.evaluate(selector => window.awaitClick(selector), changing);
  const before = await workOf(form);
  await page.mouse.down();
  await page.mouse.up();
  const untilDrawn = await page.evaluate(() => window.untilDrawn);
  return { untilDrawn, work: (await workOf(form)) - before };
}

function besideRows(what: string, ours: readonly Click[], theirs: readonly Click[]): Row[] {
  const compared = (name: string, of: (click: Click) => number): Row[] => {
    const [own, other] = [ours.map(of), theirs.map(of)];
    const ratio = percentile(own, 0.5) / percentile(other, 0.5);
    const both = (share: number) =>
      `${percentile(own, share).toFixed(0)} / ${percentile(other, share).toFixed(0)} ms`;
    return [
      { what: `  ${name}, ours / SurveyJS, median`, figure: both(0.5) },
      { what: '    95th percentile', figure: both(0.95) },
      { what: '    ratio of the medians', figure: ratio.toFixed(2), aim: '≤ 1', isMet: ratio <= 1 },
    ];
  };
  return [
    { what, figure: `${ours.length} times` },
    ...compared('until it is drawn', ({ untilDrawn }) => untilDrawn),
    ...compared('work of the page', ({ work }) => work),
  ];
}
