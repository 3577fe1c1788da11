import { expectAccessible, expectAccessibleAtBothWidths, expectNoSidewaysScroll } from './accessible.ts';
import { pressAt, tabTo } from './by-keyboard.ts';
import { downloaded } from './pdf-of.ts';
import { ask, commit, conversation, DOOR, field, goIn, pick } from './practice-talk.ts';
import { expect, test } from './session.ts';

const DIAGNOSIS = /infarction/i;

test('A student takes a history from a practice patient, commits, and learns what to do better', async ({
  page,
}) => {
  const received: string[] = [];
  await page.route(/\/api\/practice\/patients/, async route => {
    const response = await route.fetch();
    received.push(await response.text());
    await route.fulfill({ response });
  });
  await page.goto('/');
  await page.getByRole('link', { name: 'Patient simulation' }).click();
  await expect(page).toHaveURL(/\/practice$/);
  await expect(page.getByRole('link', { name: DOOR })).toBeVisible();
  await page.getByLabel('Body system').selectOption('Respiratory');
  await expect(page.getByRole('link', { name: DOOR })).toBeHidden();
  await page.getByLabel('Body system').selectOption('All systems');
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('button', { name: 'Go In' }).click();
  await ask(page, 'What brings you in today?');
  await expect(conversation(page)).toContainText("It's my chest, doctor.");
  await ask(page, 'When did it start?');
  await expect(conversation(page).locator('summary', { hasText: 'When it began' })).toBeVisible();
  await ask(page, 'Do you smoke?');
  await page.reload();
  await expect(conversation(page)).toContainText('Twenty a day');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Smoker');
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await page.getByRole('button', { name: 'Commit', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('3 things to correct');
  await expect(page.getByLabel('Problem statement')).toBeFocused();
  expect(received.length).toBeGreaterThan(1);
  for (const text of received) expect(text).not.toMatch(DIAGNOSIS);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(DIAGNOSIS);
  await commit(page);
  await expect(page.getByRole('heading', { name: 'Do differently next time' })).toBeInViewport();
  const advice = page.getByRole('region', { name: 'Do differently next time' }).getByRole('listitem');
  expect(await advice.count()).toBeLessThanOrEqual(3);
  await expect(advice.first()).toContainText('Try');
  await expect(page.getByText('You did not ask about allergies.')).toBeVisible();
  await page.getByRole('button', { name: 'See the Written History' }).click();
  await expect(page.getByRole('article', { name: 'Summary' })).toContainText('Daniel Okoro');
  await expect(page.getByText(/A practice patient: .* is invented/)).toBeVisible();
  const pdf = await downloaded(page, () => page.getByRole('button', { name: 'Download PDF' }).click());
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const backup = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download JSON Backup' }).click(),
  );
  expect(JSON.parse(backup.bytes.toString()).patientInfo.name).toBe('Daniel Okoro (practice patient)');
  await page.getByRole('button', { name: 'Back to the Debrief' }).click();
  await page.getByRole('button', { name: 'Ask Again' }).click();
  await ask(page, 'Any allergies?');
  await expect(page.getByRole('status').filter({ hasText: 'Asking again: 1 of' })).toBeVisible();
  await expect(conversation(page).getByText('Asked again from here')).toBeVisible();
  const missed = page.getByRole('region', { name: 'What you missed' });
  await expect(missed.getByRole('listitem').filter({ hasText: 'Found' })).toHaveText(/allerg/i);
  await page.getByRole('button', { name: 'Back to the Debrief' }).click();
  await expect(page.getByText(/Asked again: 1 of/)).toBeVisible();
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'What is due' })).toBeVisible();
  await expect(page.getByText('tomorrow')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('anamnesisCase'))).toBeNull();
});

test('The look-alike stands on Home once it is due', async ({ page }) => {
  await goIn(page);
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await commit(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Patient simulation' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Due today' })).toBeHidden();
  await page.clock.setSystemTime(Date.now() + 86_400_001);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Due today' }).getByRole('link')).toHaveText(/Marta Nowak/);
});

test('What was understood can be put right, and what was not is offered or asked back', async ({ page }) => {
  await goIn(page);
  await ask(page, 'Do you smoke?');
  await page.getByText('Not what I meant').click();
  const readings = page.getByRole('list', { name: 'What did you mean?' });
  const other = await readings.getByRole('button').first().textContent();
  await readings.getByRole('button').first().click();
  await expect(conversation(page).getByText(other ?? '')).toBeVisible();
  await expect(conversation(page).locator('[data-by="student"]')).toHaveCount(1);
  await ask(page, 'What is the capital of France?');
  await expect(conversation(page).locator('[data-by="student"]').last()).not.toContainText(other ?? '');
});

test('In learning mode readings are suggested on request, from three words on', async ({ page }) => {
  await goIn(page);
  const suggested = page.getByRole('list', { name: 'Suggested readings' });
  await field(page).fill('when did the pain start');
  await expect(suggested).toBeHidden();
  await page.getByRole('checkbox', { name: 'Suggest readings while I type' }).check();
  await expect(suggested.getByRole('button', { name: 'When it began', exact: true })).toBeVisible();
  await field(page).fill('when did');
  await expect(suggested).toBeHidden();
  await field(page).fill('when did the pain start');
  await suggested.getByRole('button', { name: 'When it began', exact: true }).click();
  await expect(conversation(page)).toContainText('two hours ago');
  await expect(field(page)).toBeFocused();
});

test('In the middle the student is asked what they think, once', async ({ page }) => {
  await goIn(page);
  for (const words of [
    'What brings you in today?',
    'When did it start?',
    'Does it go anywhere else?',
    'How bad is it?',
    'Any allergies?',
    'Do you smoke?',
    'Do you drink alcohol?',
    'What do you do for work?',
  ])
    await ask(page, words);
  const thoughts = page.getByRole('region', { name: 'What are you thinking?' });
  await expect(thoughts).toBeVisible();
  await pick(page, 'Diagnosis', 'heart attack');
  await thoughts.getByRole('button', { name: 'Go On Asking' }).click();
  await expect(thoughts).toBeHidden();
  await ask(page, 'Who do you live with?');
  await expect(thoughts).toBeHidden();
});

test('An exam has a clock, no suggestions and one attempt', async ({ page }) => {
  await page.clock.install();
  await page.goto('/practice');
  await page.getByRole('link', { name: DOOR }).click();
  await page.getByRole('radio', { name: 'Exam' }).check();
  await page.getByRole('textbox', { name: 'Minutes' }).fill('3');
  await page.getByRole('button', { name: 'Go In' }).click();
  await ask(page, 'What brings you in today?');
  await expect(page.getByRole('timer')).toContainText(/[23]:\d\d left/);
  await expect(page.getByRole('checkbox', { name: 'Suggest readings while I type' })).toBeHidden();
  await page.clock.fastForward(60_000);
  await page.reload();
  await expect(page.getByRole('timer')).toContainText(/1:\d\d left/);
  await page.clock.fastForward(61_000);
  await expect(page.getByRole('status').filter({ hasText: 'One minute left' })).toBeAttached();
  await page.clock.fastForward(60_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Commit' })).toBeFocused();
  await expect(page.getByText('Time is up.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Back to the Patient' })).toBeHidden();
  await page.reload();
  await commit(page);
  await page.getByRole('button', { name: 'Take This Patient Again' }).click();
  await expect(page.getByText('an exam is taken once. Learning mode stays open.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Exam' })).toBeHidden();
});

test('A whole consultation goes by keyboard alone, and a screen reader is told what happens', async ({
  page,
}) => {
  const { keyboard } = page;
  await page.goto('/practice');
  await expect(page.getByRole('link', { name: DOOR })).toBeVisible();
  await pressAt(page, page.getByRole('link', { name: DOOR }));
  await expect(page.getByRole('heading', { name: 'Before You Go In' })).toBeFocused();
  await pressAt(page, page.getByRole('button', { name: 'Go In' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Okoro' })).toBeFocused();
  await tabTo(page, field(page));
  await keyboard.type('What brings you in today?');
  await keyboard.press('Enter');
  // The log is a live region: what is added to it is read out, with who says it.
  await expect(conversation(page)).toMatchAriaSnapshot(`
    - log "Conversation":
      - text: "You:"
      - paragraph: What brings you in today?
      - text: "Daniel Okoro:"
      - paragraph: /It's my chest, doctor/
  `);
  await expect(field(page)).toBeFocused();
  await keyboard.type('Do you smoke?');
  await keyboard.press('Enter');
  await expect(conversation(page)).toContainText('Twenty a day');
  await pressAt(page, conversation(page).locator('summary').last());
  const readings = page.getByRole('list', { name: 'What did you mean?' });
  const other = readings.getByRole('button').first();
  const meant = (await other.textContent()) ?? '';
  await pressAt(page, other);
  await expect(conversation(page).getByText(meant)).toBeVisible();
  await tabTo(page, page.getByRole('textbox', { name: 'Notes' }));
  await keyboard.type('Smoker');
  await pressAt(page, page.getByRole('button', { name: 'End and Commit' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Commit' })).toBeFocused();
  await tabTo(page, page.getByRole('textbox', { name: 'Problem statement' }));
  await keyboard.type('A bus driver with chest pain');
  await tabTo(page, page.getByRole('combobox', { name: 'Add a diagnosis', exact: true }));
  await keyboard.type('heart attack');
  await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('radio', { name: 'At once' }));
  await keyboard.press('Space');
  await pressAt(page, page.getByRole('button', { name: 'Commit', exact: true }));
  await expect(page.getByRole('alert')).toContainText('Choose how sure you are of');
  await expect(page.getByLabel('How sure')).toBeFocused();
  await keyboard.type('70');
  await pressAt(page, page.getByRole('button', { name: 'Commit', exact: true }));
  await expect(page.getByRole('heading', { level: 1, name: 'Debrief' })).toBeFocused();
});

test('On a phone the composer stays in view under a long conversation', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goIn(page);
  for (const words of ['What brings you in today?', 'When did it start?', 'Any allergies?', 'Do you smoke?'])
    await ask(page, words);
  // The keyboard leaves about half of the height.
  await page.setViewportSize({ width: 390, height: 420 });
  await expect(field(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeInViewport({ ratio: 1 });
  await ask(page, 'What do you do for work?');
  await expect(conversation(page).getByText(/I drive a bus/)).toBeInViewport();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('dialog').getByLabel('Notes').fill('Bus driver');
});

test('Every page of practice is accessible', async ({ page }) => {
  await page.goto('/practice');
  await expect(page.getByRole('link', { name: DOOR })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('link', { name: DOOR }).click();
  await expect(page.getByRole('button', { name: 'Go In' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go In' }).click();
  for (const words of ['What brings you in today?', 'When did it start?', 'Do you smoke?'])
    await ask(page, words);
  await expectAccessibleAtBothWidths(page);
  await page.getByRole('button', { name: 'End and Commit' }).click();
  await pick(page, 'Add a diagnosis', 'aortic dissection');
  await expectAccessibleAtBothWidths(page);
  await commit(page);
  await expectAccessibleAtBothWidths(page);
  await page.goto('/progress');
  await expect(page.getByRole('heading', { name: 'How sure you may be' })).toBeVisible();
  await expectAccessibleAtBothWidths(page);
});
