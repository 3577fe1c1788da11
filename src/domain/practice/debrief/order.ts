import { isSignpost } from '#domain/practice/debrief/acts-in-words.ts';
import { areAlikeInWords } from '#domain/practice/debrief/alike-in-words.ts';
import type { Share } from '#domain/practice/debrief/coverage.ts';
import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import { isPutRight, isTakenUp } from '#domain/practice/debrief/questions-in-words.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import type { Cited } from '#domain/practice/debrief/remark.ts';
import { TOPIC_NAMES, type Topic, topicOf } from '#domain/practice/debrief/topics.ts';
import { clinical, questionOf, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Intent } from '#domain/practice/intent.ts';

/** Questions about the same part of the history, one after the other. */
export type TopicRun = { readonly topic: Topic; readonly name: string; readonly questions: number };

/** In which order the parts of the history were asked. */
export type Order = {
  readonly asked: readonly TopicRun[];
  readonly expert: readonly TopicRun[];
  /** Of the questions that followed another: those that did not go back to a part that had been left. */
  readonly coherent: Share;
  /** The same of the expert's. */
  readonly expertCoherent: Share;
  /** Questions that went back to a part that had been left. */
  readonly returns: readonly (Cited & { readonly topic: Topic })[];
};

/** How the questions followed each other, beside the expert's. */
export function orderOf({ turns, facts, reference }: ReadThrough): Order {
  const asked = turns.flatMap((turn, place) => {
    const topic = topicAsked(turn.asked, facts);
    return topic === undefined ? [] : [{ topic, turn, isLedBack: isLedBack(turn, turns[place - 1]) }];
  });
  const topics = asked.map(one => one.topic);
  const returns = asked.filter(({ isLedBack: isLed }, place) => !isLed && isReturn(topics, place));
  const expert = reference.path.flatMap(intent => topicAsked([intent], facts) ?? []);
  return {
    asked: runsOf(topics),
    expert: runsOf(expert),
    coherent: shareWithout(topics, returns.length),
    expertCoherent: coherence(expert),
    returns: returns.map(({ topic, turn }) => ({ ...questionOf(turn), topic })),
  };
}

function coherence(topics: readonly Topic[]): Share {
  return shareWithout(topics, topics.filter((_, place) => isReturn(topics, place)).length);
}

function shareWithout(topics: readonly Topic[], returns: number): Share {
  const of = Math.max(0, topics.length - 1);
  return { count: of - returns, of };
}

/** Whether something led there: a misunderstanding, what was told, the last answer, or the student said where they go. */
function isLedBack({ text }: TurnOfTalk, last: TurnOfTalk | undefined): boolean {
  if (isPutRight(text) || isTakenUp(text) || isSignpost(text)) return true;
  // What was not understood is put once more.
  return last !== undefined && (last.asked.length === 0 || areAlikeInWords(last.reply.text, text));
}

/** One question in between, on what came to mind, leaves no part. */
const LEAST_AWAY = 2;

/** Whether the question goes back to a part that was left before. */
function isReturn(topics: readonly Topic[], place: number): boolean {
  const [topic] = topics.slice(place);
  const before = topics.slice(0, place);
  return topic !== undefined && before.includes(topic) && place - before.lastIndexOf(topic) > LEAST_AWAY;
}

/** The part that the first of the things asked belongs to, as the file places it. */
function topicAsked(asked: TurnOfTalk['asked'], facts: readonly FactReport[]): Topic | undefined {
  const [first]: readonly (Intent | undefined)[] = clinical(asked);
  if (first === undefined) return undefined;
  return facts.find(({ asks }) => asks.includes(first))?.topic ?? topicOf(first);
}

function runsOf(topics: readonly Topic[]): readonly TopicRun[] {
  const runs: TopicRun[] = [];
  for (const topic of topics) {
    const last = runs.at(-1);
    if (last?.topic === topic) runs[runs.length - 1] = { ...last, questions: last.questions + 1 };
    else runs.push({ topic, name: TOPIC_NAMES[topic], questions: 1 });
  }
  return runs;
}
