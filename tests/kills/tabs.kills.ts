import { setTimeout } from 'node:timers/promises';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import fc from 'fast-check';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';
import { registered, savedHistory, signIn } from '../journeys/member.ts';
import { type OwnServer, test } from './own-server.ts';
import { SCENES, type Scene, type Work } from './scenes.ts';

/** So few belong to npm run test:deep. */
const COUNT = Number(process.env.KILLS ?? 15);
const SEED = Number(process.env.SEED ?? 1);

/** What dies, how much is done before, and how long the last key has been under way by then. */
const plan = fc.record({
  victim: fc.constantFrom('tab', 'tab', 'tab', 'server'),
  deeds: fc.integer({ min: 0, max: 12 }),
  delayMs: fc.integer({ min: 0, max: 12 }),
});

type Plan = { readonly deeds: number; readonly delayMs: number };

const plans = fc.sample(plan, { numRuns: COUNT, seed: SEED });
const scenes = Object.entries(SCENES);

test.describe.configure({ mode: 'parallel' });

for (const [index, { victim, ...planned }] of plans.entries()) {
  const [name, scene] = scenes[index % scenes.length] ?? [];
  if (scene === undefined) throw new Error('There is no scene');
  const { deeds, delayMs } = planned;
  test(`kill ${index + 1}: ${victim}, ${name}, after ${deeds} deeds and ${delayMs} ms`, async ({
    browser,
    context,
    ownServer,
  }) => {
    if (victim === 'tab') return killTab(context, scene, planned);
    const server = await ownServer();
    const own = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'en-US' });
    await killServer(own, scene, { ...planned, server });
    await own.close();
  });
}

async function killTab(context: BrowserContext, scene: Scene, { deeds, delayMs }: Plan): Promise<void> {
  const page = await newTab(context);
  const { path, before, acknowledged } = await worked(page, scene, deeds);
  await kill(page, () => before.act(deeds), delayMs);

  const after = await opened(await context.newPage(), path, scene.work);
  // What was open and empty need not be open again.
  if (deeds === 0 && !(await after.ready.isVisible())) return;
  await expect(after.ready).toBeVisible();
  const whole = [acknowledged, before.next(acknowledged, deeds)];
  await expect(async () => expect(whole).toContainEqual(await after.shown())).toPass({ timeout: 15_000 });
}

type ServerPlan = Plan & { readonly server: OwnServer };

/** The tab goes on without a server and with the next, and the next has all that the first has acknowledged. */
async function killServer(context: BrowserContext, scene: Scene, planned: ServerPlan): Promise<void> {
  const { deeds, delayMs, server } = planned;
  const page = await newTab(context);
  await signIn(page, await registered(page));
  const { path, before, acknowledged } = await worked(page, scene, deeds);
  const saved = [await savedHistory(page, 'Before')];
  const underWay = savedHistory(page, 'Under way').then(
    history => saved.push(history),
    () => undefined,
  );
  const last = before.act(deeds);
  await setTimeout(delayMs);
  await server.kill();
  await Promise.all([last, underWay]);

  let shown = before.next(acknowledged, deeds);
  await expect.poll(before.shown).toEqual(shown);
  const goOn = async (n: number) => {
    await before.act(n);
    shown = before.next(shown, n);
    await expect.poll(before.shown).toEqual(shown);
  };
  await goOn(deeds + 1);
  await server.restart();
  await goOn(deeds + 2);
  // The server compiles the patients when somebody first asks for them.
  await page.request.get('/api/practice/patients', { maxRetries: 1, timeout: 60_000 });
  const after = await opened(page, path, scene.work);
  await expect(after.ready).toBeVisible();
  await expect.poll(after.shown).toEqual(shown);
  for (const { id } of saved)
    expect((await page.request.get(`/api/histories/${id}`, { maxRetries: 1 })).status()).toBe(200);
}

async function newTab(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => sessionStorage.setItem('termsAccepted', 'true'));
  await context.addInitScript(pretendSteadyFrames);
  return context.newPage();
}

/** Somebody has worked in the scene, and has seen what came of it. */
async function worked(page: Page, scene: Scene, deeds: number) {
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
  return { path, before, acknowledged };
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
