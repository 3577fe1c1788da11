import { setTimeout } from 'node:timers/promises';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';
import { SCENES, type Work } from './scenes.ts';

/** So few belong to npm run test:deep. */
const COUNT = Number(process.env.KILLS ?? 15);
const SEED = Number(process.env.SEED ?? 1);

/** How much is done before the tab dies, and how long the last key has been under way by then. */
const plan = fc.record({ deeds: fc.integer({ min: 0, max: 12 }), delayMs: fc.integer({ min: 0, max: 12 }) });

const plans = fc.sample(plan, { numRuns: COUNT, seed: SEED });
const scenes = Object.entries(SCENES);

test.describe.configure({ mode: 'parallel' });

for (const [index, { deeds, delayMs }] of plans.entries()) {
  const [name, scene] = scenes[index % scenes.length] ?? [];
  if (scene === undefined) throw new Error('There is no scene');
  test(`kill ${index + 1}: ${name}, after ${deeds} deeds and ${delayMs} ms`, async ({ context, page }) => {
    await context.addInitScript(() => sessionStorage.setItem('termsAccepted', 'true'));
    await context.addInitScript(pretendSteadyFrames);
    const path = await scene.seed(page);
    const before = await opened(page, path, scene.work);
    await before.begin?.();
    await expect(before.ready).toBeVisible();
    let acknowledged = await before.shown();
    for (let n = 0; n < deeds; n += 1) {
      await before.act(n);
      acknowledged = before.next(acknowledged, n);
      await expect.poll(before.shown).toEqual(acknowledged);
    }
    await kill(page, () => before.act(deeds), delayMs);

    const after = await opened(await context.newPage(), path, scene.work);
    // What was open and empty need not be open again.
    if (deeds === 0 && !(await after.ready.isVisible())) return;
    await expect(after.ready).toBeVisible();
    const whole = [acknowledged, before.next(acknowledged, deeds)];
    await expect(async () => expect(whole).toContainEqual(await after.shown())).toPass({ timeout: 15_000 });
  });
}

async function opened(page: Page, path: string, workOn: (page: Page) => Work): Promise<Work> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  return workOn(page);
}

/** The tab dies while the last thing is still being done. */
async function kill(page: Page, last: () => Promise<void>, delayMs: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const died = page.waitForEvent('crash');
  void last().catch(() => undefined);
  await setTimeout(delayMs);
  void devtools.send('Page.crash').catch(() => undefined);
  await died;
}
