import {
  asksForStory,
  isEmpathic,
  isFarewell,
  isGreeting,
  isInvitation,
  isSignpost,
  isSummary,
} from '#domain/practice/debrief/acts-in-words.ts';
import { isJoinedInWords } from '#domain/practice/debrief/alike-in-words.ts';
import type { Share } from '#domain/practice/debrief/coverage.ts';
import { jargonIn } from '#domain/practice/debrief/jargon-used.ts';
import { isAskedPlainly } from '#domain/practice/debrief/plain-words.ts';
import { isPutRight } from '#domain/practice/debrief/questions-in-words.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { type Repeat, repeatsIn } from '#domain/practice/debrief/repeats.ts';
import { areSeveral, thingsAsked } from '#domain/practice/debrief/things-asked.ts';
import { clinical, questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import { type Intent, isTalk } from '#domain/practice/intent.ts';
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
  readonly repeats: readonly Repeat[];
  /** What was said at least once, with its line; null where it never was. */
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

/** A conversation closes in the last part of it, or in the last turns of a short one. */
const LAST_PART = 1 / 5;
const LAST_TURNS = 4;

/** Among so many last turns thanks are a farewell. */
const LAST_OF_ALL = 2;

/** A summary says things to be agreed to, and may say them as they are written. */
const SUMMING_UP: readonly Intent[] = ['talk:summary', 'talk:check-understanding'];

/** How the interview was led. */
export function craftOf({ patient, turns, reference }: ReadThrough): Craft {
  const asking = turns.filter(({ asked }) => clinical(asked).length > 0);
  const plain = turns.filter(
    turn => !isSummedUp(turn, turns) && !turn.asked.some(intent => SUMMING_UP.includes(intent)),
  );
  const first = turns.find(({ asked, text }) => clinical(asked).length > 0 || asksForStory(text));
  return {
    opened: {
      isOpen: first !== undefined && (isOpen(first) || asksForStory(first.text)),
      cite: first === undefined ? null : questionOf(first),
    },
    open: { count: asking.filter(isOpen).length, of: asking.length },
    leading: plain
      .filter(
        ({ asked, manner, text }) => manner.isLeading && clinical(asked).length > 0 && !isPutRight(text),
      )
      .map(questionOf),
    compound: plain
      .filter(({ asked, text }) => areSeveral(thingsAsked(patient, asked)) && isJoinedInWords(text))
      // Nobody is blamed for what the debrief itself would have them say.
      .filter(({ text }) => !reference.questions.some(({ ask }) => text.endsWith(ask)))
      .map(questionOf),
    jargon: plain.flatMap(turn => {
      const words = jargonIn(turn, turns.slice(0, turns.indexOf(turn)));
      return words.length === 0 ? [] : [{ cite: questionOf(turn), words }];
    }),
    repeats: repeatsIn(plain),
    said: CRAFT_ACTS.map(kind => ({ kind, name: CRAFT_NAMES[kind], cite: firstSaid(turns, kind) })),
  };
}

function isOpen({ asked, manner }: TurnOfTalk): boolean {
  return manner.isOpen || asked.some(intent => intent.startsWith('open:'));
}

/** Where something was said first; the closing, where it was said last. In whatever words, it counts. */
export function firstSaid(turns: readonly TurnOfTalk[], kind: CraftAct): Cited | null {
  const found = FOUND[kind](turns);
  return found === undefined ? null : questionOf(found);
}

const FOUND: Readonly<Record<CraftAct, (turns: readonly TurnOfTalk[]) => TurnOfTalk | undefined>> = {
  introduction: turns => turns.find(turn => isAsked(turn, 'introduction') || isGreeting(turn.text)),
  signpost: turns => turns.find(turn => isAsked(turn, 'signpost') || isSignpost(turn.text)),
  concerns: turns => {
    const asking = turns.filter(turn => isAsked(turn, 'concerns'));
    return (
      asking.find(({ text }) => ASKED_BY.concerns.some(intent => isAskedPlainly([intent], text))) ?? asking[0]
    );
  },
  // What was taken for sympathy beside a question or a greeting is mostly politeness.
  empathy: turns =>
    turns.find(({ text }) => isEmpathic(text)) ??
    turns.find(turn => isAsked(turn, 'empathy') && turn.asked.every(isTalk) && !isGreeting(turn.text)),
  summary: turns => turns.find(turn => isSummedUp(turn, turns)),
  closing: turns => {
    const last = turns.slice(-Math.max(LAST_TURNS, Math.ceil(turns.length * LAST_PART)));
    return (
      last.findLast(({ text }) => isFarewell(text)) ??
      last.findLast(({ text }) => isInvitation(text)) ??
      last.findLast(turn => isAsked(turn, 'closing')) ??
      turns.slice(-LAST_OF_ALL).findLast(isThanks)
    );
  },
};

function isAsked({ asked }: TurnOfTalk, kind: CraftAct): boolean {
  return asked.some(intent => ASKED_BY[kind].includes(intent));
}

/** Whoever says it back has summed up, whatever it was taken for. */
function isSummedUp(turn: TurnOfTalk, turns: readonly TurnOfTalk[]): boolean {
  return isSummary(turn, turns.slice(0, turns.indexOf(turn)));
}

const OF_FAREWELL: readonly Intent[] = ['talk:thanks', 'talk:reassurance', 'talk:small-talk'];

/** Thanks before a further question, or before a word of sympathy, are courtesy. */
function isThanks({ asked }: TurnOfTalk): boolean {
  return asked.includes('talk:thanks') && asked.every(intent => OF_FAREWELL.includes(intent));
}
