import type { Answer } from '#domain/case/answer.ts';
import type { PosedQuestion } from '#domain/questionnaire/new-answer.ts';
import type { Choice } from '#domain/questionnaire/question.ts';
import type { Tapped } from '#domain/questionnaire/tapped.ts';
import type { ChoiceNote } from '#web/controls/choices/choice-row.tsx';

/** What every question control gets: the question, its answer so far, and where to put the next one. */
export type InputProps = {
  readonly asked: PosedQuestion;
  readonly answer: Answer | undefined;
  /** Null takes the answer back; of choices it is said which one was tapped. */
  readonly onAnswer: (answer: Answer | null, tapped?: Tapped) => void;
  /** Choice id → what is known of it already. */
  readonly notes: ReadonlyMap<number, ChoiceNote>;
  readonly onAddChoice: (text: string) => Choice;
};
