import type { Page } from '@playwright/test';
import { expectAccessibleAtBothWidths } from './accessible.ts';
import { downloaded } from './pdf-of.ts';
import { expect, Session, test } from './session.ts';
import { sleepingTab } from './sleeping-tab.ts';

const FULL = 'This browser keeps nothing more: its storage is full or switched off.';
const DIVIDED = 'This session was also changed in another tab. Which one is right?';

/** From now on the browser's storage is full. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
}

test('A browser whose storage is full says so and offers the backup; the choice stays (specification 27.12)', async ({
  session,
  page,
}) => {
  await session.reachChiefComplaint({ name: 'Zoë Çelik' });
  await fillStorage(page);
  await session.chooseComplaint('Headache');
  const sign = page.getByRole('alert').filter({ hasText: FULL });
  await expect(sign).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Headache');
  await expectAccessibleAtBothWidths(page);
  const backup = await downloaded(page, () =>
    sign.getByRole('button', { name: 'Download JSON Backup' }).click(),
  );
  const { case: kept } = JSON.parse(backup.bytes.toString());
  expect(kept.record).toMatchObject({ name: 'Zoë Çelik', chiefComplaint: { text: 'Headache' } });
});

test('Accept leads into the session where the browser forbids its storage (specification 27.12)', async ({
  session,
  page,
}) => {
  await page.addInitScript(() => {
    const forbidden = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'sessionStorage', forbidden);
    Object.defineProperty(window, 'localStorage', forbidden);
  });
  await session.reachChiefComplaint();
  await expect(page.getByRole('alert').filter({ hasText: FULL })).toBeVisible();
});

test('Two tabs that both changed one case overwrite nothing before somebody has chosen (specification 27.13)', async ({
  session,
  page,
}) => {
  await session.reachChiefComplaint({ name: 'Zoë Çelik' });
  const other = new Session(await sleepingTab(page));
  await other.page.goto('/chief-complaint');
  await expect(other.page.getByRole('radio').first()).toBeVisible();
  await session.chooseComplaint('Headache');
  await other.chooseComplaint('Cough');
  const sign = other.page.getByRole('alert').filter({ hasText: DIVIDED });
  await expect(sign).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Headache');
  await sign.getByRole('button', { name: 'Show That One' }).click();
  await expect(sign).toBeHidden();
  await expect(other.page.getByRole('main')).toContainText('Headache');
});

test('The tab whose case is kept is followed by the other (specification 27.13)', async ({
  session,
  page,
}) => {
  await session.reachChiefComplaint();
  const other = new Session(await sleepingTab(page));
  await other.page.goto('/chief-complaint');
  await expect(other.page.getByRole('radio').first()).toBeVisible();
  await session.chooseComplaint('Headache');
  await other.chooseComplaint('Cough');
  await other.page.getByRole('button', { name: 'Keep This One' }).click();
  await expect(page.getByRole('main')).toContainText('Cough');
});

test('Two profiles typed in two tabs ask which is right (specification 27.14)', async ({ session, page }) => {
  await session.begin();
  await session.fillProfile({ name: 'Ada' });
  const tab = await page.context().newPage();
  await tab.addInitScript(() => sessionStorage.setItem('termsAccepted', 'true'));
  await tab.goto('/patient-profile');
  await expect(tab.getByLabel('Patient Name')).toHaveValue('Ada');
  await tab.getByLabel('Patient Name').fill('Grace');
  const notice = page.getByRole('alert').filter({ hasText: 'The profile was also changed in another tab.' });
  await expect(notice).toBeVisible();
  await expect(page.getByLabel('Patient Name')).toHaveValue('Ada');
  await notice.getByRole('button', { name: 'Show That One' }).click();
  await expect(page.getByLabel('Patient Name')).toHaveValue('Grace');
  await expect(notice).toBeHidden();
});

test('Begin in a second tab asks before it deletes what runs in the first (specification 27.11)', async ({
  session,
  page,
}) => {
  await session.reachChiefComplaint({ name: 'Zoë Çelik' });
  const tab = await page.context().newPage();
  await tab.goto('/');
  await tab.getByRole('button', { name: 'Begin Clinical Session' }).click();
  await expect(tab.getByRole('dialog', { name: 'Replace the running session?' })).toContainText('Zoë Çelik');
  await tab.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('radio').first()).toBeVisible();
});
