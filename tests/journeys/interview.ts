import { expect, type Locator, type Page } from '@playwright/test';

export type Kind = 'single' | 'number' | 'duration' | 'multi' | 'order' | 'notes';

/** One question as it was put and answered: what the summary must tell in the end. */
export type AnsweredQuestion = { readonly kind: Kind; readonly question: string; readonly answer: string };

/** What the patient says to every notes question. */
export const WORRY = 'I fear it is a stroke, as my mother had one.';

/** The question that stands on the page. */
export function questionCard(page: Page): Locator {
  return page.locator('main section[aria-labelledby=question]');
}

export function nextButton(page: Page): Locator {
  return page.getByRole('button', { name: /^(Skip|Next|Continue)$/ });
}

/** Answers the question that stands on the page, whatever its kind, as a student would with the mouse. */
export async function answerQuestion(page: Page): Promise<AnsweredQuestion> {
  const card = questionCard(page);
  const question = await wordsOf(card.getByRole('heading').first());
  const kind = await kindOf(card);
  const answer = await ANSWERS[kind](card);
  return { kind, question, answer };
}

/** Goes through a whole questionnaire and says what was told; `between` runs after every answer. */
export async function completeSymptom(
  page: Page,
  between?: () => Promise<void>,
): Promise<AnsweredQuestion[]> {
  const answered: AnsweredQuestion[] = [];
  for (;;) {
    const place = await wordsOf(page.getByText(/^Question \d+ of \d+$/));
    answered.push(await answerQuestion(page));
    await between?.();
    const isLast = (await wordsOf(nextButton(page))) === 'Continue';
    await nextButton(page).click();
    if (isLast) return answered;
    await expect(page.getByText(place, { exact: true })).toHaveCount(0);
  }
}

async function kindOf(card: Locator): Promise<Kind> {
  await expect(card.locator('input, textarea, ol').first()).toBeAttached();
  if ((await onScale(card).count()) > 0) return 'number';
  if ((await card.getByRole('radiogroup').count()) > 0) return 'single';
  if ((await card.getByRole('checkbox').count()) > 0) return 'multi';
  if ((await card.getByRole('list').count()) > 0) return 'order';
  if ((await card.getByLabel('Unit').count()) > 0) return 'duration';
  return (await card.getByLabel('Notes').count()) > 0 ? 'notes' : 'number';
}

/** The 7 of a question from 0 to 10. */
function onScale(card: Locator): Locator {
  return card.getByRole('radio', { name: '7', exact: true });
}

const ANSWERS: Readonly<Record<Kind, (card: Locator) => Promise<string>>> = {
  single: async card => {
    await card.getByRole('radio').first().check();
    return textOf(card.locator('label:has(input:checked)'));
  },
  multi: async card => {
    for (const choice of (await card.getByRole('checkbox').all()).slice(0, 2)) await choice.check();
    const chosen = await card.locator('label:has(input:checked)').all();
    return (await Promise.all(chosen.map(textOf))).join(', ');
  },
  number: async card => {
    if ((await onScale(card).count()) > 0) await onScale(card).check();
    else await card.getByRole('textbox', { name: 'Number' }).fill('7');
    return '7';
  },
  duration: async card => {
    await card.getByRole('textbox', { name: 'Amount' }).fill('3');
    await card.getByLabel('Unit').selectOption('hours');
    return '3 hours';
  },
  order: async card => {
    await card.getByRole('button', { name: 'This order is right' }).click();
    const handles = card.getByRole('button', { name: /^Move .* up$/ });
    const labels = await handles.evaluateAll(buttons => buttons.map(button => button.ariaLabel ?? ''));
    return labels.map(label => label.replace(/^Move (.*) up$/, '$1')).join(' → ');
  },
  notes: async card => {
    await card.getByLabel('Notes').fill(WORRY);
    return WORRY;
  },
};

/** The words of a row, without its key or number, and without where it was told before. */
function textOf(row: Locator): Promise<string> {
  const words = row.locator('span').filter({ hasText: /\S/ }).first();
  return words.evaluate(
    span => document.createTreeWalker(span, NodeFilter.SHOW_TEXT).nextNode()?.textContent?.trim() ?? '',
  );
}

export async function wordsOf(element: Locator): Promise<string> {
  return ((await element.textContent()) ?? '').trim();
}
