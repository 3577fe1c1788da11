import { signedInMember } from './member.ts';
import { downloaded } from './pdf-of.ts';
import { expect, test } from './session.ts';

test('An account can be taken along', async ({ session, page }) => {
  const email = await signedInMember(page);
  await page.goto('/profile');
  const file = await downloaded(page, () => session.button('Export My Data').click());
  expect(JSON.parse(file.bytes.toString())).toMatchObject({
    account: { email },
    histories: [],
    feedback: [],
  });
});
