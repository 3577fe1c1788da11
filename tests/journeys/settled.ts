import { expect, type Page, type Request } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on `settled` knows what the page has asked for. */
export function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', request => {
    // The document that is left waits for nothing any more.
    if (request.isNavigationRequest()) requests.clear();
    requests.add(request);
  });
  const end = (request: Request) => requests.delete(request);
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until all the page asked for is there and drawn, and its effects have run: keys are heard, nothing follows. */
export async function settled(page: Page): Promise<void> {
  await expect(async () => {
    await idle(page);
    expect(asked(page)).toEqual([]);
    // What came just now may lead to the next question.
    await idle(page);
    expect(asked(page)).toEqual([]);
  }).toPass({ intervals: [50] });
}

function asked(page: Page): readonly string[] {
  return [...(underWay.get(page) ?? [])].map(request => request.url());
}

/** A page that draws without end (a pulse, a caret) may never be idle in the browser's eyes: half a second is enough. */
function idle(page: Page): Promise<unknown> {
  return page.evaluate(() => new Promise(done => requestIdleCallback(done, { timeout: 500 })));
}
