import { screen, within } from '@testing-library/dom';
import { complaining } from '#tests/examples/sample-questions.ts';
import { intercept } from './network.ts';
import { openAt, type Session } from './session.ts';

export const QUESTIONS_PATH = /^\/api\/complaints\/\d+\/questions$/;

/** Opens the questionnaire of a case with questions made for the purpose. */
export async function openQuestionAt(questions: readonly unknown[], record = complaining): Promise<Session> {
  intercept(QUESTIONS_PATH, () => Response.json(questions));
  return openAt('/questionnaire', { record });
}

/** Skip, Next or Continue: what the button reads says what it does. */
export function nextButton(): Promise<HTMLElement> {
  return screen.findByRole('button', { name: /^(Skip|Next|Continue)$/ });
}

/** The list of questions beside the card. */
export function questionList(): Promise<HTMLElement> {
  return screen.findByRole('complementary', { name: 'Questions' });
}

/** The texts of the questions in the list, each with its state and answer. */
export async function listedQuestions(): Promise<readonly string[]> {
  const list = await questionList();
  return within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');
}

/** The card of the question that stands on the page. */
export function questionCard(): HTMLElement {
  const card = document.querySelector<HTMLElement>('main section[aria-labelledby=question]');
  if (!card) throw new Error('No question stands on the page');
  return card;
}
