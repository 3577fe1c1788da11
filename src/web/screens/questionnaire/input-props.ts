import type { Answer } from '#domain/case/answer.ts';
import type { Choice } from '#domain/questionnaire/question.ts';
import type { Asked } from '#domain/questionnaire/replies.ts';

/** What every question control gets: the question, its answer so far, and where to put the next one. */
export type InputProps = {
  readonly asked: Asked;
  readonly answer: Answer | undefined;
  /** Null takes the answer back. */
  readonly onAnswer: (answer: Answer | null) => void;
  readonly onAddChoice: (text: string) => Choice;
};
