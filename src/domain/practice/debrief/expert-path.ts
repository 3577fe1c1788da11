import { BEGINNINGS } from '#domain/practice/consultation/answer-open.ts';
import { type CraftAct, firstSaid } from '#domain/practice/debrief/craft.ts';
import type { FactStatus } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
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
  /** The question that was to ask it and was taken for another. */
  readonly misheard: Cited | null;
};

/** What may be done in several ways. */
const ACTS: Readonly<Partial<Record<Intent, CraftAct>>> = {
  'talk:greeting': 'introduction',
  'talk:introduction': 'introduction',
  'talk:empathy': 'empathy',
  'talk:signpost': 'signpost',
  'talk:summary': 'summary',
  'talk:closing': 'closing',
};

/** The expert's questions in order, each once, with what the student did of them. */
export function pathOf({ reference, turns, facts }: ReadThrough): readonly PathStep[] {
  return [...new Set(reference.path)].map(intent => {
    const question = reference.questions.find(one => one.intent === intent);
    const citeOf = (wanted: FactStatus) =>
      facts.find(({ asks, status }) => asks.includes(intent) && status === wanted)?.cite ?? null;
    return {
      intent,
      words: question?.words ?? intent,
      ask: question?.ask ?? '',
      asked: askedAt(turns, intent),
      known: citeOf('told'),
      misheard: citeOf('misheard'),
    };
  });
}

/** Where the student did the same: whoever lets the story come in any way has asked what brings the patient. */
function askedAt(turns: readonly TurnOfTalk[], intent: Intent): Cited | null {
  const act = ACTS[intent];
  if (act !== undefined) return firstSaid(turns, act);
  const alike = intent === 'open:start' ? BEGINNINGS : [intent];
  const turn = turns.find(({ asked }) => asked.some(one => alike.includes(one)));
  return turn === undefined ? null : questionOf(turn);
}
