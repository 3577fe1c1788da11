import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openWith } from './seeded-session.ts';
import { expect, test } from './session.ts';

test.describe('The frame', () => {
  test('lets the keyboard skip to the content', async ({ session, page }) => {
    await session.openHome();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('moves nothing for whoever asked for reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openWith(page, '/chief-complaint', { record: PATIENT });
    await expect(page.getByRole('radio').first()).toBeVisible();
    const moving = await page.locator('*').evaluateAll(elements =>
      elements.flatMap(element => {
        const { transitionDuration, animationDuration } = getComputedStyle(element);
        return /[1-9]/.test(transitionDuration + animationDuration) ? [element.outerHTML.slice(0, 80)] : [];
      }),
    );
    expect(moving).toEqual([]);
  });

  test('shows Something Went Wrong when a page cannot be loaded, and loses nothing', async ({
    session,
    page,
  }) => {
    await page.route('**/assets/chief-complaint-*.js', route => route.abort());
    await openWith(page, '/patient-profile', { record: PATIENT });
    await session.button('Continue to Chief Complaint').click();
    await expect(page.getByRole('heading', { name: 'Something Went Wrong' })).toBeVisible();
    await expect(page.getByText('Please check your internet connection, then try again.')).toBeVisible();
    await expect(session.button('Go to Home')).toBeVisible();
    await page.unroute('**/assets/chief-complaint-*.js');
    await session.button('Try Again').click();
    await session.isAt('/chief-complaint');
    await expect(page.getByRole('radio').first()).toBeVisible();
  });

  test.describe('under 768 px', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("reads 'Step n of …' with a bar", async ({ page }) => {
      await openWith(page, '/chief-complaint', { record: PATIENT });
      await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('value', '2');
    });
  });
});
