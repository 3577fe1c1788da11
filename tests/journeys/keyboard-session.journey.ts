import type { Page } from '@playwright/test';
import { reviewedCase } from '#tests/examples/seeded-session.ts';
import { pressAt, tabTo } from './by-keyboard.ts';
import { questionCard, WORRY, wordsOf } from './interview.ts';
import { apiOf, openWith, storedRecord } from './seeded-session.ts';
import { expect, test } from './session.ts';
import { settled } from './settled.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

/** Answers by keys alone: numbers for choices, typing for the rest; Enter goes on. */
async function answerByKeys(page: Page): Promise<void> {
  const card = questionCard(page);
  await expect(card.locator('input, textarea, ol').first()).toBeAttached();
  if ((await card.getByLabel('Notes').count()) > 0) {
    await tabTo(page, card.getByLabel('Notes'));
    await page.keyboard.type(WORRY);
    return pressAt(page, page.getByRole('button', { name: /^(Next|Continue)$/ }));
  }
  if ((await card.getByRole('radio').or(card.getByRole('checkbox')).count()) > 0) {
    // What is known already stands chosen.
    const chosen = card.locator('input:checked');
    if ((await chosen.count()) === 0) await page.keyboard.press('1');
    await expect(chosen.first()).toBeChecked();
  } else if ((await card.getByRole('list').count()) > 0) {
    await pressAt(page, card.getByRole('button', { name: 'This order is right' }));
    await expect(card.getByRole('button', { name: 'This order is right' })).toHaveCount(0);
  } else {
    await tabTo(page, card.getByRole('textbox').first());
    await page.keyboard.type('3');
  }
  await page.keyboard.press('Enter');
}

async function completeByKeys(page: Page): Promise<void> {
  await settled(page);
  for (;;) {
    const place = await wordsOf(page.getByText(/^Question \d+ of \d+$/));
    await answerByKeys(page);
    const [, now, all] = /Question (\d+) of (\d+)/.exec(place) ?? [];
    if (now === all) return;
    await expect(page.getByText(place, { exact: true })).toHaveCount(0);
  }
}

test('The whole session is done by keyboard alone', async ({ session, page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await session.openHome();
  await pressAt(page, button(page, 'Begin Clinical Session'));
  await session.isAt('/terms');
  await tabTo(page, page.getByRole('region', { name: 'Terms and Conditions' }));
  await keyboard.press('End');
  await pressAt(page, page.getByRole('checkbox'), 'Space');
  await pressAt(page, button(page, 'Accept'));
  await session.isAt('/patient-profile');
  await tabTo(page, page.getByLabel('Patient Name'));
  await keyboard.type('Ana Lima');
  await tabTo(page, page.getByRole('textbox', { name: 'Age' }));
  await keyboard.type('41');
  await tabTo(page, page.getByRole('radio').first());
  await keyboard.press('ArrowRight');
  await tabTo(page, page.getByLabel('History Taken By'));
  await keyboard.type('R. Adeyemi');
  await keyboard.press('Enter');

  await session.isAt('/chief-complaint');
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('headach');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Headache/ })).toBeChecked();
  await keyboard.press('Enter');
  await session.isAt('/questionnaire');
  await expect(questionCard(page)).toBeVisible();
  await settled(page);
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await keyboard.press('1');
  await keyboard.press('ArrowRight');
  await expect(page.getByText(/^Question 2 of \d+$/)).toBeVisible();
  await keyboard.press('ArrowLeft');
  await expect(page.getByText(/^Question 1 of \d+$/)).toBeVisible();
  await completeByKeys(page);

  await session.isAt('/associated-symptoms');
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('wheeze');
  await pressAt(page, page.getByRole('listitem').getByRole('button', { name: /^Wheeze/ }));
  await session.isAt('/questionnaire');
  await expect(questionCard(page)).toBeVisible();
  await completeByKeys(page);
  await session.isAt('/associated-symptoms');
  await pressAt(page, button(page, 'No Additional Symptoms'));
  await session.isAt('/ai-suggested-symptoms');
  await expect(button(page, /^(No, Next Question|No, Continue|Continue to)/)).toBeVisible();
  const review = page.getByRole('heading', { level: 1, name: 'Review of Systems' });
  await expect(async () => {
    if (await review.isVisible()) return;
    await pressAt(page, button(page, /^(No, Next Question|No, Continue|Continue to (Phase 2|Review))$/));
    await expect(review).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [0] });

  // A system with something present is open from the beginning.
  await settled(page);
  const system = page.locator('details', {
    has: page.getByRole('heading', { name: 'Breast', exact: true }),
  });
  if (!(await system.getAttribute('open').then(open => open !== null)))
    await pressAt(page, system.locator('summary'));
  await pressAt(page, button(page, 'Mark All Not Present: Breast'));
  await session.passHistory();
  await pressAt(page, button(page, 'Process Clinical Data'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await pressAt(page, button(page, 'Continue Without Backup'));
  const downloading = page.waitForEvent('download');
  await pressAt(page, button(page, 'Download PDF'));
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('An entry of past history is written, edited and removed by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  await openWith(page, '/past-surgical-history', { record: await reviewedCase(apiOf(page)) });
  await pressAt(page, button(page, 'Add transfusion'));
  await pressAt(page, button(page, /^Transfusion date/));
  await keyboard.press('PageUp');
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('combobox', { name: 'Transfusion type' }));
  await keyboard.type('platel');
  await tabTo(page, page.getByRole('textbox', { name: 'Units transfused' }));
  await keyboard.press('ArrowUp');
  await tabTo(page, page.getByRole('textbox', { name: 'Indication' }));
  await keyboard.type('Anaemia');
  await keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Hospital' })).toBeFocused();
  await keyboard.type('St James');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Platelets' })).toContainText('Anaemia');
  await pressAt(page, button(page, 'Edit Platelets'));
  await tabTo(page, page.getByRole('textbox', { name: 'Indication' }));
  await keyboard.type(' after surgery');
  await keyboard.press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'Platelets' })).toContainText('surgery');
  await pressAt(page, button(page, 'Remove Platelets'));
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('No transfusion history recorded')).toBeVisible();
  expect((await storedRecord(page)).transfusionHistory).toEqual([]);
});
