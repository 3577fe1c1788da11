import { isSaidBack } from '#domain/practice/consultation/own-understanding.ts';
import { areAlikeInWords, isJoinedInWords } from '#domain/practice/debrief/alike-in-words.ts';
import type { Share } from '#domain/practice/debrief/coverage.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { thingsAsked } from '#domain/practice/debrief/things-asked.ts';
import { clinical, questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { Jargon } from '#domain/practice/understanding/reading.ts';

/** How the interview was led: each habit with the lines that show it. */
export type Craft = {
  /** The first question about the illness gave the patient the floor. */
  readonly opened: { readonly isOpen: boolean; readonly cite: Cited | null };
  readonly open: Share;
  readonly leading: readonly Cited[];
  readonly compound: readonly Cited[];
  readonly jargon: readonly { readonly cite: Cited; readonly words: readonly Jargon[] }[];
  /** Questions asked before and answered then. */
  readonly repeats: readonly { readonly cite: Cited; readonly before: Cited }[];
  /** What was said at least once, with its first line; null where it never was. */
  readonly said: readonly { readonly kind: CraftAct; readonly name: string; readonly cite: Cited | null }[];
};

export const CRAFT_ACTS = ['introduction', 'signpost', 'concerns', 'empathy', 'summary', 'closing'] as const;

export type CraftAct = (typeof CRAFT_ACTS)[number];

/** What the habits are called. */
export const CRAFT_NAMES: Readonly<Record<CraftAct, string>> = {
  introduction: 'Greeting and introduction',
  signpost: 'Signposting',
  concerns: 'Ideas, concerns, expectations',
  empathy: 'Empathy',
  summary: 'Summary',
  closing: 'Closing',
};

const ASKED_BY: Readonly<Record<CraftAct, readonly Intent[]>> = {
  introduction: ['talk:greeting', 'talk:introduction', 'talk:role', 'talk:name'],
  signpost: ['talk:signpost'],
  concerns: ['ice:ideas', 'ice:concerns', 'ice:expectations'],
  empathy: ['talk:empathy'],
  summary: ['talk:summary'],
  closing: ['talk:closing', 'talk:any-questions', 'talk:plan'],
};

/** Among so many last turns thanks are a farewell. */
const LAST_TURNS = 2;

/** A summary says things to be agreed to, and may say them as they are written. */
const SUMMING_UP: readonly Intent[] = ['talk:summary', 'talk:check-understanding'];

/** What may be asked as often as one likes: each time it may bring something new. */
const EVER_NEW: readonly Intent[] = ['attribute:associated'];

/** How the interview was led. */
export function craftOf({ patient, turns, reference }: ReadThrough): Craft {
  const asking = turns.filter(({ asked }) => clinical(asked).length > 0);
  const plain = turns.filter(
    turn => !isSummedUp(turn) && !turn.asked.some(intent => SUMMING_UP.includes(intent)),
  );
  const first = asking[0];
  return {
    opened: {
      isOpen: first !== undefined && isOpen(first),
      cite: first === undefined ? null : questionOf(first),
    },
    open: { count: asking.filter(isOpen).length, of: asking.length },
    leading: plain
      .filter(({ asked, manner }) => manner.isLeading && clinical(asked).length > 0)
      .map(questionOf),
    compound: plain
      .filter(({ asked, text }) => thingsAsked(patient, asked).length > 1 && isJoinedInWords(text))
      // Nobody is blamed for what the debrief itself would have them say.
      .filter(({ text }) => !reference.questions.some(({ ask }) => text.endsWith(ask)))
      .map(questionOf),
    jargon: plain
      .filter(({ manner }) => manner.jargon.length > 0)
      .map(turn => ({ cite: questionOf(turn), words: turn.manner.jargon })),
    repeats: repeatsIn(plain),
    said: CRAFT_ACTS.map(kind => ({ kind, name: CRAFT_NAMES[kind], cite: firstSaid(turns, kind) })),
  };
}

const OF_FAREWELL: readonly Intent[] = ['talk:thanks', 'talk:reassurance', 'talk:small-talk'];

/** Thanks before a further question, or before a word of sympathy, are courtesy. */
function isFarewell({ asked }: TurnOfTalk): boolean {
  return asked.includes('talk:thanks') && asked.every(intent => OF_FAREWELL.includes(intent));
}

/** Whoever says it all back and asks whether it is right has summed up, whatever it was taken for. */
function isSummedUp({ text }: TurnOfTalk): boolean {
  return isSaidBack(text);
}

function isOpen({ asked, manner }: TurnOfTalk): boolean {
  return manner.isOpen || asked.some(intent => intent.startsWith('open:'));
}

function repeatsIn(turns: readonly TurnOfTalk[]): Craft['repeats'] {
  return turns.flatMap((turn, place) => {
    const before = turns.slice(0, place);
    const asked = repeatable(turn.asked);
    const earlier = asked.map(intent => before.findLast(one => one.asked.includes(intent)));
    // A question that was only taken for an earlier one is no repeat.
    const isAlike = earlier.every(one => one !== undefined && areAlikeInWords(one.text, turn.text));
    const isAnswered = earlier.every(one => one !== undefined && one.reply.held.length === 0);
    const [first] = earlier;
    const isNew =
      asked.length === 0 || !isAnswered || !isAlike || turn.fresh.length + turn.reply.cues.length > 0;
    return first === undefined || isNew ? [] : [{ cite: questionOf(turn), before: questionOf(first) }];
  });
}

function repeatable(asked: readonly Intent[]): readonly Intent[] {
  return clinical(asked).filter(intent => !intent.startsWith('open:') && !EVER_NEW.includes(intent));
}

/** Where something was said first, in whatever words it counts. */
export function firstSaid(turns: readonly TurnOfTalk[], kind: CraftAct): Cited | null {
  const last = turns.slice(-LAST_TURNS);
  const found =
    turns.find(({ asked }) => asked.some(intent => ASKED_BY[kind].includes(intent))) ??
    (kind === 'summary' ? turns.find(isSummedUp) : undefined) ??
    (kind === 'closing' ? last.find(isFarewell) : undefined);
  return found === undefined ? null : questionOf(found);
}
