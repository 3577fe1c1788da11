import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { answerOf } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** Words that the patient dropped, and whether they were picked up. */
export type CueReport = {
  readonly id: string;
  readonly words: string;
  readonly follow: readonly Intent[];
  /** Where they were dropped. */
  readonly cite: Cited;
  /** Where following them was answered; null where nobody did. */
  readonly followed: Cited | null;
};

/** The cues that were dropped: what was never said cannot be followed. */
export function cuesOf({ patient, turns }: ReadThrough): readonly CueReport[] {
  return patient.cues.flatMap(({ id, factId, words, follow }) => {
    const dropped = turns.find(({ fresh }) => fresh.includes(factId));
    if (dropped === undefined) return [];
    const followed = turns.find(({ reply }) => reply.cues.includes(id));
    return [
      {
        id,
        words,
        follow,
        cite: answerOf(dropped),
        followed: followed === undefined ? null : answerOf(followed),
      },
    ];
  });
}
