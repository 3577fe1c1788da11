import type { Locator, Page } from '@playwright/test';
import { STEPS } from '#domain/flow/steps.ts';
import { answeredSymptom, PATIENT, reviewedCase } from '#tests/examples/seeded-session.ts';
import { signedInMember } from './member.ts';
import { openHistory } from './open-history.ts';
import { apiOf, openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

const colourOf = (element: Locator, property: 'color' | 'borderTopColor' | 'backgroundColor') =>
  element.evaluate((node, name) => getComputedStyle(node)[name], property);

test.describe('The stepper', () => {
  for (const width of [1024, 1280, 1600]) {
    test(`shows the name of every step at ${width} px, none cut and none over another`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openWith(page, '/medication-history', { record: await reviewedCase(apiOf(page)) });
      const progress = page.getByRole('navigation', { name: 'Progress' });
      const names = await progress.getByRole('listitem').evaluateAll(items =>
        items.map(item => {
          const label = item.querySelector('span span:nth-of-type(2), a span:nth-of-type(2)');
          const box = label?.getBoundingClientRect() ?? new DOMRect();
          return {
            name: label?.textContent ?? '',
            left: box.left,
            right: box.right,
            isSeen: label !== null && getComputedStyle(label).opacity === '1' && box.height > 0,
            isCut: label !== null && label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 0,
          };
        }),
      );
      expect(names.map(({ name }) => name)).toEqual(STEPS.map(({ name }) => name));
      expect(names.filter(({ isSeen, isCut }) => !isSeen || isCut)).toEqual([]);
      const edges = names.flatMap(({ left, right }) => [left, right]);
      expect(edges, 'from left to right, without overlapping').toEqual(edges.toSorted((a, b) => a - b));
      expect(edges[0]).toBeGreaterThanOrEqual(0);
      expect(edges.at(-1)).toBeLessThanOrEqual(width);
      const height = (await progress.boundingBox())?.height;
      await openWith(page, '/past-surgical-history', { record: await reviewedCase(apiOf(page)) });
      expect((await progress.boundingBox())?.height, 'the page does not jump from step to step').toBe(height);
    });
  }
});

test.describe('At 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  /** What is wrong with the words on the buttons of the bar at the bottom. */
  async function faultsOfBar(page: Page, path: string): Promise<readonly string[]> {
    const primary = page.locator('main').getByRole('button').last();
    const bar = primary.locator('..');
    return bar.getByRole('button').evaluateAll(
      (buttons, at) =>
        buttons.flatMap(button => {
          const words = button.textContent ?? '';
          const label = button.querySelector('[data-label]') ?? button;
          const [outer, inner] = [button.getBoundingClientRect(), label.getBoundingClientRect()];
          const isCut =
            label.scrollWidth > label.clientWidth + 1 ||
            label.scrollHeight > label.clientHeight + 1 ||
            inner.top < outer.top ||
            inner.bottom > outer.bottom;
          const isTiny = Number.parseFloat(getComputedStyle(label).fontSize) < 16;
          const isOutside = outer.left < 0 || outer.right > window.innerWidth || outer.height < 44;
          return isCut || isTiny || isOutside ? [`${at}: ${words}`] : [];
        }),
      path,
    );
  }

  test('every Back and Continue can be read in full', async ({ page }) => {
    const record = await reviewedCase(apiOf(page));
    const headache = await answeredSymptom(apiOf(page), 'Headache');
    const unfinished = { ...headache, id: 1, text: 'Blue or pale spell in an infant', isAnswered: false };
    const faults: string[] = [];
    for (const { path } of STEPS.filter(step => step.path !== '/questionnaire' && step.path !== '/summary')) {
      await openWith(page, path, { record });
      await settled(page);
      faults.push(...(await faultsOfBar(page, path)));
    }
    for (const associatedSymptoms of [[], [unfinished]]) {
      const open = { ...PATIENT, chiefComplaint: headache, associatedSymptoms };
      for (const path of ['/associated-symptoms', '/chief-complaint-confirmation']) {
        await openWith(page, path, { record: open });
        await settled(page);
        faults.push(...(await faultsOfBar(page, path)));
      }
    }
    expect(faults).toEqual([]);
  });
});

test('Recommendations stand beside the form, and stay in view beside a long one', async ({
  page,
  session,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openHistory(session, '/past-surgical-history');
  const panel = page.getByRole('region', { name: 'Worth asking' });
  await expect(panel.getByRole('listitem').first()).toBeVisible();
  await session.button('Add transfusion').click();
  const form = page.locator('form').first();
  await expect(form).toBeVisible();
  const [formBox, panelBox] = [await form.boundingBox(), await panel.boundingBox()];
  expect(panelBox?.x).toBeGreaterThanOrEqual((formBox?.x ?? 0) + (formBox?.width ?? 0));
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  await expect(page.getByRole('heading', { name: 'Worth asking' })).toBeInViewport();
});

test('On the account page what cannot be changed looks so, and so does what cannot be undone', async ({
  page,
  session,
}) => {
  await signedInMember(page);
  await page.goto('/profile');
  const email = page.getByRole('textbox', { name: 'Email' });
  const username = page.getByRole('textbox', { name: 'Username' });
  await expect(email).not.toBeEditable();
  expect(await colourOf(email, 'backgroundColor')).not.toBe(await colourOf(username, 'backgroundColor'));
  await expect(username).toHaveCSS('border-style', 'solid');
  await expect(email).toHaveCSS('border-style', 'dashed');
  expect(await colourOf(email, 'color')).not.toBe(await colourOf(username, 'color'));
  const deletion = session.button('Delete Account');
  const harmless = session.button('Export My Data');
  expect(await colourOf(deletion, 'color')).not.toBe(await colourOf(harmless, 'color'));
  expect(await colourOf(deletion, 'borderTopColor')).toBe(await colourOf(deletion, 'color'));
});
