import type { FactReport } from '#domain/practice/debrief/fact-report.ts';
import type { ReadThrough } from '#domain/practice/debrief/read-through.ts';
import { TOPIC_NAMES, TOPICS, type Topic } from '#domain/practice/debrief/topics.ts';
import { clinical, type TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';

/** How much of what matters was found, in one part of the history. */
export type TopicCoverage = {
  readonly topic: Topic;
  readonly name: string;
  readonly found: readonly FactReport[];
  readonly missed: readonly FactReport[];
};

export type Coverage = {
  readonly essential: Share;
  readonly relevant: Share;
  readonly topics: readonly TopicCoverage[];
  /** The questions that brought something that matters, of all that asked for something. */
  readonly fruitful: Share;
};

/** So many of so many. */
export type Share = { readonly count: number; readonly of: number };

/** What of the case was found and what was missed. */
export function coverageOf({ facts, turns }: ReadThrough): Coverage {
  const matter = facts.filter(({ weight }) => weight !== 'neutral');
  const topics = TOPICS.flatMap(topic => {
    const own = matter.filter(fact => fact.topic === topic);
    if (own.length === 0) return [];
    const found = own.filter(isFound);
    return [{ topic, name: TOPIC_NAMES[topic], found, missed: own.filter(fact => !isFound(fact)) }];
  });
  return {
    essential: shareOf(matter.filter(({ weight }) => weight === 'essential')),
    relevant: shareOf(matter.filter(({ weight }) => weight === 'relevant')),
    topics,
    fruitful: fruitfulShare(turns, new Set(matter.map(({ id }) => id))),
  };
}

function isFound({ status }: FactReport): boolean {
  return status === 'told';
}

function shareOf(facts: readonly FactReport[]): Share {
  return { count: facts.filter(isFound).length, of: facts.length };
}

function fruitfulShare(turns: readonly TurnOfTalk[], matter: ReadonlySet<string>): Share {
  const asking = turns.filter(({ asked }) => clinical(asked).length > 0);
  const fruitful = asking.filter(
    ({ fresh, reply }) => fresh.some(id => matter.has(id)) || reply.cues.length > 0,
  );
  return { count: fruitful.length, of: asking.length };
}
