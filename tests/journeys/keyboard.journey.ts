import { expect, test } from './session.ts';

/** More than any of these pages has to stop at. */
const MOST_TABS = 60;

test('The first steps are walked by keyboard alone', async ({ session, page }) => {
  const { keyboard } = page;
  const tabTo = async (name: string, role: 'button' | 'region' | 'checkbox' | 'textbox' | 'radio') => {
    const target = page.getByRole(role, { name }).first();
    await expect(target).toBeEnabled();
    const hasFocus = () => target.evaluate(element => element === document.activeElement);
    for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus()); tabs += 1) await keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  const arriveAt = async (path: string) => {
    await session.isAt(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  };
  await session.openHome();
  await tabTo('Begin Clinical Session', 'button');
  await keyboard.press('Enter');

  await arriveAt('/terms');
  await tabTo('Terms and Conditions', 'region');
  await keyboard.press('End');
  await expect(page.getByRole('checkbox')).toBeEnabled();
  await tabTo('I have read and agree', 'checkbox');
  await keyboard.press('Space');
  await tabTo('Accept', 'button');
  await keyboard.press('Enter');

  await arriveAt('/patient-profile');
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

  await arriveAt('/chief-complaint');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await keyboard.type('headach');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^Headache/ })).toBeChecked();
  await keyboard.press('Enter');
  await session.isAt('/questionnaire');
});
