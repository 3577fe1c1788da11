import { isEmpathic } from '#domain/practice/debrief/acts-in-words.ts';
import { areAlikeInWords } from '#domain/practice/debrief/alike-in-words.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { answerOf, questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Cue } from '#domain/practice/patient/patient.ts';

/** Words that the patient dropped, and whether they were picked up. */
export type CueReport = {
  readonly id: string;
  readonly words: string;
  readonly follow: readonly Intent[];
  /** Where they were dropped. */
  readonly cite: Cited;
  /** Where following them was answered, or where they were taken up in words; null where nobody did. */
  readonly followed: Cited | null;
};

/** So many lines after it was dropped, whatever is said to the person is said to the cue. */
const NEXT_TURNS = 2;

/** The cues that were dropped, and either picked up or passed over: what was never said cannot be followed. */
export function cuesOf({ patient, turns }: ReadThrough): readonly CueReport[] {
  return patient.cues.flatMap(cue => {
    const place = turns.findIndex(({ fresh }) => fresh.includes(cue.factId));
    const [dropped, ...after] = place === -1 ? [] : turns.slice(place);
    if (dropped === undefined) return [];
    const says = patient.facts.find(({ id }) => id === cue.factId)?.says ?? cue.words;
    const drop = { cue, says, next: after.slice(0, NEXT_TURNS), after };
    const taken = takenUpIn(drop);
    if (taken === undefined && isLeftOpen(drop)) return [];
    const { id, words, follow } = cue;
    const followed = taken === undefined ? null : takenCite(cue, taken);
    return [{ id, words, follow, cite: answerOf(dropped), followed }];
  });
}

/** A cue, the answer it was dropped in, the lines that came next and all that came after. */
type Drop = {
  readonly cue: Cue;
  readonly says: string;
  readonly next: readonly TurnOfTalk[];
  readonly after: readonly TurnOfTalk[];
};

/** The line that took it up: what brought its words out, else at once any sign of having heard it, later only with its words. */
function takenUpIn({ cue, says, next, after }: Drop): TurnOfTalk | undefined {
  const isHeard = (turn: TurnOfTalk) => isFollowedIn(cue, turn) || isEmpathic(turn.text);
  return (
    next.find(turn => isFollowedIn(cue, turn)) ??
    next.find(turn => isHeard(turn) || areAlikeInWords(cue.words, turn.text)) ??
    after.find(turn => isHeard(turn) && areAlikeInWords(says, turn.text))
  );
}

/** Neither taken up nor passed over: it came out by the way, was spoken of again, or what was said was not understood. */
function isLeftOpen({ cue, next, after }: Drop): boolean {
  return (
    next.some(({ asked }) => asked.length === 0) ||
    after.some(turn => isFollowedIn(cue, turn) || areAlikeInWords(cue.words, turn.text))
  );
}

function isFollowedIn({ id }: Cue, { reply }: TurnOfTalk): boolean {
  return reply.cues.includes(id);
}

/** Following that was answered is cited by the answer, other words by themselves. */
function takenCite(cue: Cue, taken: TurnOfTalk): Cited {
  return isFollowedIn(cue, taken) ? answerOf(taken) : questionOf(taken);
}
