import { screen } from '@testing-library/dom';
import type { Question } from '#domain/questionnaire/question.ts';
import { toldCase } from '#tests/examples/told-case.ts';
import { readApi } from './network.ts';
import { openQuestionAt } from './question-at.ts';
import { type Session, storedRecord } from './session.ts';

/** Opens the questions about the cough of a case whose chest pain came with these. */
export async function openCough(
  chosen: readonly number[],
  ...questions: readonly Question[]
): Promise<Session> {
  const session = await openQuestionAt(questions, await toldCase(readApi, chosen));
  await screen.findByRole('heading', { level: 2, name: questions[0]?.text ?? '' });
  return session;
}

/** A choice of the question that is open. */
export const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });

/** What the answers of the case chose, in words. */
export const answerTexts = () => storedRecord().answers.map(({ choiceText }) => choiceText);

/** The stored answers of the review, by complaint. */
export const storedAnswers = (): unknown =>
  JSON.parse(localStorage.getItem('chiefComplaintAnswers') ?? '{}').complaintAnswers;
