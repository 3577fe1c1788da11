import { openHistory } from './open-history.ts';
import { expect, test } from './session.ts';

test.describe('The frame', () => {
  test('asks before going home loses work', async ({ session, page }) => {
    await session.reachChiefComplaint();
    await session.button('Anamnesis').click();
    const dialog = page.getByRole('dialog', { name: 'Return to Home?' });
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(session.button('Anamnesis')).toBeFocused();
    await session.button('Anamnesis').click();
    await dialog.getByRole('button', { name: 'Lose Progress & Go Home' }).click();
    await expect(session.button('Begin Clinical Session')).toBeVisible();
    await expect(session.button('Resume session')).toHaveCount(0);
  });

  test('goes home silently while there is nothing to lose', async ({ session }) => {
    await session.begin();
    await session.button('Anamnesis').click();
    await expect(session.button('Begin Clinical Session')).toBeVisible();
  });

  test('asks also when something was typed but not yet continued', async ({ session, page }) => {
    await session.begin();
    await page.getByLabel('Patient Name').fill('M');
    await session.button('Anamnesis').click();
    await expect(page.getByRole('dialog', { name: 'Return to Home?' })).toBeVisible();
  });

  test('names the page and moves the focus to its heading', async ({ session, page }) => {
    await session.reachChiefComplaint();
    await expect(page).toHaveTitle('Chief Complaint · Anamnesis');
    await expect(page.getByRole('heading', { name: 'Chief Complaint' })).toBeFocused();
  });

  test('lets the keyboard skip to the content', async ({ session, page }) => {
    await session.openHome();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('leads back through the stepper to what is done', async ({ session, page }) => {
    await session.reachChiefComplaint();
    const progress = page.getByRole('navigation', { name: 'Progress' });
    await expect(progress.locator('[aria-current="step"]')).toContainText('Chief Complaint');
    await progress.getByRole('link', { name: /Patient Profile.*done/ }).click();
    await session.isAt('/patient-profile');
    await expect(progress.getByRole('link', { name: /Summary/ })).toHaveCount(0);
  });

  test('ticks what was visited, and not what may merely be opened', async ({ session, page }) => {
    const progress = page.getByRole('navigation', { name: 'Progress' });
    await openHistory(session, '/past-medical-illnesses');
    await session.button('Continue to Past Surgical History').click();
    await session.isAt('/past-surgical-history');
    await page.reload();
    await expect(progress.getByRole('link', { name: /Past Medical History.*step 7, done/ })).toBeVisible();
    await expect(progress.getByRole('link', { name: /Social History.*step 12, not done yet/ })).toBeVisible();
  });

  test('moves nothing for whoever asked for reduced motion', async ({ session, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await session.reachChiefComplaint();
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
    await session.begin();
    await session.fillProfile({ age: '37' });
    await page.route('**/assets/chief-complaint-*.js', route => route.abort());
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

    test("reads 'Step n of …' with a bar", async ({ session, page }) => {
      await session.reachChiefComplaint();
      await expect(page.getByText(/^Step 2 of \d+$/)).toBeVisible();
      await expect(page.getByRole('progressbar', { name: 'Steps' })).toHaveAttribute('value', '2');
    });
  });
});
