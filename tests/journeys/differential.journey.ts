import type { Page } from '@playwright/test';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { expectAccessible, expectNoSidewaysScroll } from './accessible.ts';
import { apiOf, openWith, storedRecord } from './seeded-session.ts';
import { expect, type Session, test } from './session.ts';
import { settled } from './settled.ts';

const panelOf = (page: Page) => page.getByRole('region', { name: 'Differential diagnosis' });

async function openSummary(page: Page): Promise<void> {
  await openWith(page, '/summary', { record: await reviewedCase(apiOf(page)) });
  await expect(panelOf(page).locator('ol > li').first()).toBeVisible();
  await settled(page);
}

/** The reasons of the leading diagnosis, opened by keyboard. */
async function openReasons(page: Page) {
  const first = panelOf(page).locator('ol > li').first();
  await first.locator('summary').first().press('Enter');
  const steps = first.getByText(/^All \d+ steps$/);
  await expect(steps).toBeVisible();
  return { first, steps };
}

test('Reasons, steps, another ranking and other answers teach why a diagnosis is likely (specification 21.6 to 21.19)', async ({
  page,
  session,
}) => {
  await openSummary(page);
  const { first, steps } = await openReasons(page);
  await expect(first).toContainText(/ makes it (about|more than|a little more)/);
  await steps.press('Enter');
  await expect(first.getByText('Before any answer')).toBeVisible();
  await expectAccessible(page);

  await panelOf(page).getByRole('radio', { name: 'Evidence' }).check();
  await expect(panelOf(page)).toContainText('Shares of evidence points from the answers');
  await panelOf(page).getByRole('radio', { name: 'Likelihood' }).check();

  const { answers } = await storedRecord(page);
  await suppose(session);
  expect((await storedRecord(page)).answers).toEqual(answers);
});

/** Takes another answer to the first question, in thought, by keyboard. */
async function suppose({ page }: Session): Promise<void> {
  await page.getByRole('button', { name: 'What if?' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What if?' });
  await dialog.getByRole('combobox', { name: 'Answer to change' }).focus();
  await page.keyboard.type('Headache');
  await dialog.getByRole('radio').last().check();
  await expect(dialog.getByRole('region', { name: 'What it would do' })).toContainText(/before .*now/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'What if?' })).toBeFocused();
}

test.describe('On a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('what is likely so far opens under a question and says what the last answer changed (specification 21.21)', async ({
    page,
    session,
  }) => {
    await session.reachChiefComplaint();
    await session.chooseComplaint('Chest pain');
    await session.button('Skip').click();
    await page.getByRole('radio', { name: 'It built up over minutes', exact: true }).check();
    await session.button('Likely so far').click();
    await expect(page.getByText(/^Arrows show what “How did the pain start\?/)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});
