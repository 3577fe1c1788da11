import { browserToUse } from './browser.ts';
import { openHistory } from './open-history.ts';
import { expect, test } from './session.ts';

// The browser of the other journeys hides its scrollbars.
test.use({ launchOptions: { ...(await browserToUse()), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('A dialog has no strip beside it where the scrollbar was, and the page behind it does not move', async ({
  page,
  session,
}) => {
  await openHistory(session, '/social-history', { petHistory: [{ id: 'rex', petType: 'Dog' }] });
  const heading = page.getByRole('heading', { level: 1 });
  const gap = () =>
    page.evaluate(() => window.innerWidth - document.documentElement.getBoundingClientRect().width);
  expect(await gap(), 'the scrollbar takes room').toBeGreaterThan(5);
  const left = async () => (await heading.boundingBox())?.x;
  const before = await left();
  await session.button('Remove Dog').click();
  await expect(page.getByRole('dialog', { name: 'Remove Pet Record' })).toBeVisible();
  expect(await gap(), 'the shade reaches the edge').toBe(0);
  expect(await left()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await gap()).toBeGreaterThan(5);
  expect(await left()).toBe(before);
});
