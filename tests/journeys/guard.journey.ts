import { STEPS } from '#domain/flow/steps.ts';
import { expect, test } from './session.ts';

/** Notes every heading that is ever drawn, however briefly. */
function noteHeadings() {
  const seen = new Set<string>();
  Object.assign(window, { seenHeadings: seen });
  const note = () => {
    for (const heading of document.querySelectorAll('h1')) seen.add(heading.textContent ?? '');
  };
  new MutationObserver(note).observe(document, { childList: true, subtree: true, characterData: true });
}

test.describe('The flow guard', () => {
  for (const { path } of STEPS) {
    test(`keeps ${path} behind the terms, without showing it`, async ({ session, page }) => {
      await page.addInitScript(noteHeadings);
      await page.goto(path);
      await expect(page.locator('main h1')).toHaveText('Terms and Conditions');
      await session.isAt('/terms');
      const seen = await page.evaluate(() => [
        ...(window as unknown as { seenHeadings: string[] }).seenHeadings,
      ]);
      expect(seen).toEqual(['Terms and Conditions']);
    });
  }

  test('leads from every later step to the profile while there is none', async ({ session, page }) => {
    await session.begin();
    for (const { path } of STEPS.slice(1)) {
      await page.goto(path);
      await session.isAt('/patient-profile');
    }
  });

  test('leads from every later step to the chief complaint while none is chosen', async ({
    session,
    page,
  }) => {
    await session.reachChiefComplaint();
    for (const { path } of STEPS.slice(2)) {
      await page.goto(path);
      await session.isAt('/chief-complaint');
    }
  });

  test('answers an unknown address with Page not found', async ({ session, page }) => {
    await page.goto('/nowhere/at/all');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await session.button('Go to Home').click();
    await expect(session.button('Begin Clinical Session')).toBeVisible();
  });
});
