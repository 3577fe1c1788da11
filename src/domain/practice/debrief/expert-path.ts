import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { questionOf } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** A question of the expert's, beside where the student asked it or learnt the same otherwise. */
export type PathStep = {
  readonly intent: Intent;
  /** What it is about. */
  readonly words: string;
  /** How one would ask it. */
  readonly ask: string;
  readonly asked: Cited | null;
  /** The answer by which the student knew, asked or not. */
  readonly known: Cited | null;
};

/** The expert's questions in order, with what the student did of them. */
export function pathOf({ reference, turns, facts }: ReadThrough): readonly PathStep[] {
  return reference.path.map(intent => {
    const question = reference.questions.find(one => one.intent === intent);
    const turn = turns.find(({ asked }) => asked.includes(intent));
    const fact = facts.find(({ asks, status }) => asks.includes(intent) && status === 'told');
    return {
      intent,
      words: question?.words ?? intent,
      ask: question?.ask ?? '',
      asked: turn === undefined ? null : questionOf(turn),
      known: fact?.cite ?? null,
    };
  });
}
