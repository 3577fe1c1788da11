import { isSameInWords } from '#domain/practice/debrief/alike-in-words.ts';
import { isPutRight, isTakenUp } from '#domain/practice/debrief/questions-in-words.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { clinical, questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** A question that was asked before and answered then. */
export type Repeat = { readonly cite: Cited; readonly before: Cited };

/** What may be asked as often as one likes: each time it may bring something new. */
const EVER_NEW: readonly Intent[] = ['attribute:associated'];

/** The questions that ask nothing but what had been asked and answered. */
export function repeatsIn(turns: readonly TurnOfTalk[]): readonly Repeat[] {
  return turns.flatMap((turn, place) => {
    const asked = repeatable(turn.asked);
    // Whoever was misunderstood, or makes sure of something told, asks once more with reason.
    if (asked.length === 0 || isPutRight(turn.text) || isTakenUp(turn.text)) return [];
    if (turn.fresh.length + turn.reply.cues.length > 0) return [];
    const before = turns.slice(0, place);
    const earlier = asked.map(intent => before.find(one => isAnsweredAlike(one, turn, intent)));
    const [first] = earlier;
    return first === undefined || earlier.includes(undefined)
      ? []
      : [{ cite: questionOf(turn), before: questionOf(first) }];
  });
}

/** Whether the earlier question asked it in like words, and the patient held nothing back. */
function isAnsweredAlike(earlier: TurnOfTalk, later: TurnOfTalk, intent: Intent): boolean {
  return (
    earlier.asked.includes(intent) &&
    earlier.reply.held.length === 0 &&
    isSameInWords(earlier.text, later.text)
  );
}

function repeatable(asked: readonly Intent[]): readonly Intent[] {
  return clinical(asked).filter(intent => !intent.startsWith('open:') && !EVER_NEW.includes(intent));
}
