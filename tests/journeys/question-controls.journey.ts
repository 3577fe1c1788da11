import type { Question } from '#domain/questionnaire/question.ts';
import { expect, type Session, test } from './session.ts';

const choices = (...texts: string[]) => texts.map((text, index) => ({ id: index + 1, text, ranges: [] }));

/** A questionnaire made for the purpose: the catalogue has no question without choices, and may change. */
async function ask(session: Session, question: Partial<Question>): Promise<void> {
  const asked = { id: 7, complaintQuestionId: 70, text: 'How is it?', type: 1, conditions: [], choices: [] };
  await session.page.route('**/api/complaints/*/questions*', route =>
    route.fulfill({ json: [{ ...asked, ...question }] }),
  );
  await session.reachChiefComplaint();
  await session.chooseComplaint('Headache');
  await expect(session.page.getByRole('heading', { name: 'How is it?' })).toBeVisible();
}

test.describe('A single choice', () => {
  test('is made by clicking anywhere in its row, or by its number', async ({ session, page }) => {
    await ask(session, { choices: choices('Mild', 'Strong', 'Unbearable') });
    const row = page.locator('label', { hasText: 'Strong' });
    const { width = 0, height = 0 } = (await row.boundingBox()) ?? {};
    await row.click({ position: { x: width - 6, y: height / 2 } });
    await expect(page.getByRole('radio', { name: 'Strong' })).toBeChecked();
    await page.keyboard.press('3');
    await expect(page.getByRole('radio', { name: 'Unbearable' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Strong' })).not.toBeChecked();
  });

  test('has no search box up to five choices', async ({ session, page }) => {
    await ask(session, { choices: choices('A', 'B', 'C', 'D', 'E') });
    await expect(page.getByRole('radio')).toHaveCount(5);
    await expect(page.getByRole('searchbox')).toHaveCount(0);
  });

  test('has a search box above five, and says when nothing matches', async ({ session, page }) => {
    await ask(session, { choices: choices('Sharp', 'Dull', 'Burning', 'Pressing', 'Throbbing', 'Stabbing') });
    await page.getByRole('searchbox').fill('bb');
    await expect(page.getByRole('radio')).toHaveCount(2);
    await page.getByRole('searchbox').fill('zzz');
    await expect(page.getByText('No choices found matching your search.')).toBeVisible();
  });

  test('says when there is nothing to choose', async ({ session, page }) => {
    await ask(session, { choices: [] });
    await expect(page.getByText('No options available for this question.')).toBeVisible();
  });
});

test.describe('Several choices', () => {
  test('are toggled, and a custom one is added once it has text', async ({ session, page }) => {
    await page.route('**/api/suggestions/choices', route => route.abort());
    await ask(session, {
      type: 4,
      choices: [...choices('Light', 'Noise'), { id: 0, text: 'Without an id', ranges: [] }],
    });
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await page.keyboard.press('1');
    await page.getByRole('checkbox', { name: 'Noise' }).check();
    await expect(session.button('Add')).toBeDisabled();
    await page.getByLabel('Something else').fill(' light ');
    await session.button('Add').click();
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    await page.getByLabel('Something else').fill('   ');
    await expect(session.button('Add')).toBeDisabled();
    await page.getByLabel('Something else').fill(' Strong smells ');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('checkbox', { name: 'Strong smells' })).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Light' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'Light' }).uncheck();
    await expect(page.getByRole('checkbox', { name: 'Noise' })).toBeChecked();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: 'Noise' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Light' })).not.toBeChecked();
  });

  test('keep a custom one that is typed and not added over a reload', async ({ session, page }) => {
    await ask(session, { type: 4, choices: choices('Light', 'Noise') });
    await page.getByLabel('Something else').fill('Strong sm');
    await page.reload();
    await expect(page.getByLabel('Something else')).toHaveValue('Strong sm');
    await page.getByLabel('Something else').fill('Strong smells');
    await page.route('**/api/suggestions/choices', route => route.abort());
    await session.button('Add').click();
    await expect(page.getByRole('checkbox', { name: 'Strong smells' })).toBeChecked();
    await page.reload();
    await expect(page.getByLabel('Something else')).toHaveValue('');
  });
});

test.describe('A number', () => {
  test('lies between 0 and 999, and is 0 when it is none', async ({ session, page }) => {
    await ask(session, { type: 2 });
    const field = page.locator('main').getByRole('textbox');
    await field.fill('1234');
    await field.blur();
    await expect(field).toHaveValue('999');
    await field.fill('abc');
    await field.blur();
    await expect(field).toHaveValue('0');
    await field.press('ArrowUp');
    await expect(field).toHaveValue('1');
    await page.getByRole('button', { name: /^More/ }).click();
    await expect(field).toHaveValue('2');
  });

  for (const typed of ['38.7', '38,7']) {
    test(`typed as ${typed} is kept with its decimal`, async ({ session, page }) => {
      await ask(session, { type: 2 });
      const field = page.locator('main').getByRole('textbox');
      await field.fill(typed);
      await field.blur();
      await expect(field).toHaveValue('38.7');
      await page.reload();
      await expect(field).toHaveValue('38.7');
    });
  }

  test('that counts as another than the one typed says so', async ({ session, page }) => {
    await ask(session, { type: 2 });
    const field = page.locator('main').getByRole('textbox');
    await field.fill('1234');
    await field.blur();
    await expect(page.locator('main').getByText('At most 999. This counts as 999.')).toBeVisible();
  });
});

test.describe('A duration', () => {
  test('is counted in days by default, in tenths, and kept with its unit', async ({ session, page }) => {
    await ask(session, { type: 3 });
    const unit = page.getByLabel('Unit');
    await expect(unit).toHaveValue('days');
    await expect(unit.locator('option')).toHaveText([
      'seconds',
      'minutes',
      'hours',
      'days',
      'weeks',
      'months',
      'years',
    ]);
    await page.getByLabel('Amount', { exact: true }).fill('1.5');
    await unit.selectOption('weeks');
    await page.reload();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('1.5');
    await expect(unit).toHaveValue('weeks');
  });
});

test.describe('A sequence', () => {
  const order = { type: 6, choices: choices('Fever', 'Rash', 'Cough') } as const;

  test('is ordered by its buttons', async ({ session, page }) => {
    await ask(session, order);
    await session.button('Move Cough up').click();
    await expect(page.getByRole('list', { name: 'How is it?' }).getByRole('listitem')).toHaveText([
      /Fever/,
      /Cough/,
      /Rash/,
    ]);
    await expect(session.button('Move Fever up')).toBeDisabled();
  });

  test('leaves out what did not happen, and takes it back in', async ({ session, page }) => {
    await ask(session, order);
    const items = page.getByRole('list', { name: 'How is it?' }).getByRole('listitem');
    await session.button('Leave out Fever: did not happen').click();
    await expect(items).toHaveText([/Rash/, /Cough/]);
    await expect(page.getByRole('complementary', { name: 'Questions' })).toContainText('Rash → Cough');
    await expect(session.button('Put Fever back')).toBeFocused();
    await page.reload();
    await expect(items).toHaveText([/Rash/, /Cough/]);
    await session.button('Put Fever back').press('Enter');
    await expect(items).toHaveText([/Rash/, /Cough/, /Fever/]);
    await expect(session.button('Leave out Fever: did not happen')).toBeFocused();
  });

  test('fits a phone', async ({ session, page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(session, { ...order, choices: choices('Fever', 'Pain in the joints', 'Breathlessness') });
    const card = page.getByRole('region', { name: 'How is it?' });
    await expect(card).toBeVisible();
    await expect(card).toHaveJSProperty('scrollWidth', await card.evaluate(element => element.clientWidth));
  });

  test('is never empty: the last that happened cannot be left out', async ({ session, page }) => {
    await ask(session, order);
    await session.button('Leave out Fever: did not happen').click();
    await session.button('Leave out Rash: did not happen').click();
    await expect(session.button('Leave out Cough: did not happen')).toBeDisabled();
    await expect(page.getByRole('complementary', { name: 'Questions' })).toContainText('Cough');
  });

  test('is ordered by keyboard: lift, move, drop', async ({ session, page }) => {
    await ask(session, order);
    const items = page.getByRole('list', { name: 'How is it?' }).getByRole('listitem');
    await session.button('Move Fever').focus();
    await page.keyboard.press('Space');
    await expect(session.button('Move Fever')).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('[id^="DndLiveRegion"]')).toContainText('over droppable area Rash');
    await page.keyboard.press('Space');
    await expect(items).toHaveText([/Rash/, /Fever/, /Cough/]);
  });
});
