import { expect, test } from '@playwright/test';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openWith } from './seeded-session.ts';
import { Session } from './session.ts';

const MESSAGE = 'The application was experiencing performance issues and has been optimized.';

/** Every frame says it took 120 ms, once the switch is thrown. */
function pretendFrames() {
  const request = window.requestAnimationFrame.bind(window);
  let now = performance.now();
  window.requestAnimationFrame = callback =>
    request(() => {
      now += document.documentElement.dataset.slow === 'true' ? 120 : 16;
      callback(now);
    });
}

test('A page that has become too slow is left for Home, and the session can be resumed', async ({ page }) => {
  await page.addInitScript(pretendFrames);
  const session = new Session(page);
  await openWith(page, '/chief-complaint', { record: PATIENT });
  await page.evaluate(() => {
    document.documentElement.dataset.slow = 'true';
  });
  await expect(page.getByText(MESSAGE)).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.slow = 'false';
  });
  await session.button('Resume session').click();
  await session.isAt('/chief-complaint');
});
