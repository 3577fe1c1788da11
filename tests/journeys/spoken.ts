import { expect, type Page } from '@playwright/test';

/** How many alike in a row are kept: the rest says no more of how a page is built. */
const ALIKE = 3;

const LONG = 160;

/** What a screen reader finds on the page, as it is stored in `tests/journeys/spoken`. */
export async function expectSpoken(page: Page, name: string): Promise<void> {
  // What comes a moment later, from the server or with a frame, belongs to the page.
  await expect(async () => {
    expect(`${await treeOf(page)}\n`).toMatchSnapshot(`${name}.txt`);
  }).toPass({ timeout: 15_000 });
}

async function treeOf(page: Page): Promise<string> {
  const dialog = page.locator('dialog:modal');
  const found = (await dialog.count()) > 0 ? dialog.last() : page.locator('body');
  return shortened(steadied(await found.ariaSnapshot()));
}

/** Without what differs from run to run: addresses of accounts, ids, and the times at which the server did something. */
function steadied(tree: string): string {
  return tree
    .replaceAll(/ada\.[0-9a-f]{8}@/g, 'ada@')
    .replaceAll(/Chrome on \w+/g, 'this browser')
    .replaceAll(/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, 'an id')
    .replaceAll(/\b20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'a time')
    .replaceAll(/\b[A-Z][a-z]+ \d{1,2}, 20\d\d(?:,| at) \d{1,2}:\d\d(?::\d\d)?\s?[AP]M/g, 'a time');
}

/** Of many siblings of one kind the first few, and of long words the beginning. */
function shortened(tree: string): string {
  const kept: string[] = [];
  const counts: { depth: number; kind: string; count: number }[] = [];
  let skippedAt = Number.POSITIVE_INFINITY;
  for (const line of tree.split('\n')) {
    const depth = line.search(/\S/);
    if (depth > skippedAt) continue;
    skippedAt = Number.POSITIVE_INFINITY;
    while ((counts.at(-1)?.depth ?? -1) > depth) counts.pop();
    const kind = /^\s*- ('?\w+)/.exec(line)?.[1] ?? '';
    const last = counts.at(-1);
    const count = last?.depth === depth && last.kind === kind ? last.count + 1 : 1;
    if (last?.depth === depth) counts.pop();
    counts.push({ depth, kind, count });
    if (count <= ALIKE || !/listitem|row|option/.test(kind))
      kept.push(line.length > LONG ? `${line.slice(0, LONG)}…` : line);
    else skippedAt = depth;
    if (count === ALIKE + 1 && skippedAt === depth) kept.push(`${' '.repeat(depth)}- …`);
  }
  return kept.join('\n');
}
