import type { Answer } from '#domain/case/answer.ts';
import type { PosedQuestion } from '#domain/questionnaire/new-answer.ts';
import type { Choice } from '#domain/questionnaire/question.ts';

/** What every question control gets: the question, its answer so far, and where to put the next one. */
export type InputProps = {
  readonly asked: PosedQuestion;
  readonly answer: Answer | undefined;
  /** Null takes the answer back. */
  readonly onAnswer: (answer: Answer | null) => void;
  readonly onAddChoice: (text: string) => Choice;
};
