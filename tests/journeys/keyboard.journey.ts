import { expect, test } from './session.ts';

test('The first steps are walked by keyboard alone', async ({ session, page }) => {
  const { keyboard } = page;
  const tabTo = async (name: string, role: 'button' | 'region' | 'checkbox' | 'textbox' | 'radio') => {
    const target = page.getByRole(role, { name }).first();
    await expect(async () => {
      await keyboard.press('Tab');
      await expect(target).toBeFocused({ timeout: 100 });
    }).toPass();
  };
  await session.openHome();
  await tabTo('Begin Clinical Session', 'button');
  await keyboard.press('Enter');

  await session.isAt('/terms');
  await tabTo('Terms and Conditions', 'region');
  await keyboard.press('End');
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await tabTo('I have read and agree', 'checkbox');
  await keyboard.press('Space');
  await tabTo('Accept', 'button');
  await keyboard.press('Enter');

  await session.isAt('/patient-profile');
  await tabTo('Patient Name', 'textbox');
  await keyboard.type('Ana Lima');
  await tabTo('Age', 'textbox');
  await keyboard.type('41');
  await tabTo('Male', 'radio');
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await tabTo('History Taken By', 'textbox');
  await keyboard.type('R. Adeyemi');
  await keyboard.press('Enter');

  await session.isAt('/chief-complaint');
  await expect(page.getByRole('heading', { name: 'Chief Complaint' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type('headach');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Headache' })).toBeChecked();
  await keyboard.press('Enter');
  await session.isAt('/questionnaire');
});

test('Each question is announced with its place, and the focus stays with the question', async ({
  session,
  page,
}) => {
  await session.reachChiefComplaint();
  await session.chooseComplaint('Chest pain');
  const question = page.getByRole('heading', { level: 2 }).first();
  const spoken = page.locator('main ~ [role=status]');
  await expect(spoken).toContainText(/^Question 1 of \d+: /);
  await expect(spoken).toContainText((await question.textContent()) ?? '');
  await expect(page.locator('body')).not.toBeFocused();
  await page.getByRole('radio').first().press('Space');
  await page.keyboard.press('Enter');
  await expect(spoken).toContainText(/^Question 2 of \d+: /);
  await expect(page.locator('#question')).toBeFocused();
});
