import { expectAccessibleAtBothWidths } from './accessible.ts';
import { tabTo } from './by-keyboard.ts';
import { openHistory } from './open-history.ts';
import { expect, test } from './session.ts';

test('A patient’s “about ten years ago” is typed, understood, saved by keyboard and told in the summary', async ({
  session,
  page,
}) => {
  await openHistory(session, '/past-surgical-history');
  await session.button('Add transfusion').click();
  const date = page.getByRole('textbox', { name: 'Transfusion date' });
  await tabTo(page, date);
  await page.keyboard.type('about ten years ago');
  const year = new Date().getFullYear() - 10;
  await expect(page.getByText(`Understood as about ${year} (10 years ago)`)).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid', { name: `January ${year}` })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.keyboard.press('Escape');
  await expect(date).toHaveValue('about ten years ago');
  const type = page.getByRole('combobox', { name: 'Transfusion type' });
  await tabTo(page, type);
  await page.keyboard.type('platel');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Indication' }).fill('Anaemia');
  await page.getByRole('textbox', { name: 'Hospital' }).fill('St James');
  await date.press('Enter');
  const row = page.getByRole('list', { name: 'Transfusion History' }).getByRole('listitem');
  await expect(row).toContainText(`about ${year}`);
  await page.goto('/summary');
  await expect(page.getByText(`in about ${year}`).first()).toBeVisible();
});
