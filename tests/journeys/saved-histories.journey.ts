import { savedHistory, signedInMember } from './member.ts';
import { expect, test } from './session.ts';

test('Pages and search of Saved Histories do not move what stands above the list', async ({
  session,
  page,
}) => {
  await signedInMember(page);
  await Promise.all(Array.from({ length: 26 }, (_, at) => savedHistory(page, `History ${at}`)));
  await page.goto('/saved-histories');
  const titles = page.getByRole('heading', { level: 2 });
  await expect(titles).toHaveCount(25);
  const before = await page.getByRole('searchbox').boundingBox();
  expect(before).not.toBeNull();
  await session.button('Older').click();
  await expect(titles).toHaveCount(1);
  await page.getByRole('searchbox').fill('History 17');
  await expect(titles).toHaveText(['History 17']);
  expect(await page.getByRole('searchbox').boundingBox()).toEqual(before);
});
