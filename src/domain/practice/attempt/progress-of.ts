import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import type { Share } from '#domain/practice/debrief/coverage.ts';
import { TOPIC_NAMES, TOPICS } from '#domain/practice/debrief/topics.ts';

/** A part of what was practised: its name, and so many of so many. */
export type ProgressRow = { readonly name: string; readonly share: Share };

/** What was practised so far. */
export type ProgressReport = {
  /** Different patients. */
  readonly patients: number;
  readonly histories: number;
  /** The diagnosis named first was right, by body system. */
  readonly systems: readonly ProgressRow[];
  /** What was found of what matters, by part of the history. */
  readonly topics: readonly ProgressRow[];
};

/** What the results say, from the weakest to the strongest. */
export function progressOf(results: readonly PracticeResult[]): ProgressReport {
  const bySystem = Map.groupBy(results, ({ system }) => system);
  const systems = [...bySystem].map(([name, own]) => ({
    name,
    share: { count: own.filter(({ isRight }) => isRight).length, of: own.length },
  }));
  const topics = TOPICS.map(topic => {
    const own = results.flatMap(result => result.topics.filter(one => one.topic === topic));
    return {
      name: TOPIC_NAMES[topic],
      share: { count: total(own, one => one.found), of: total(own, one => one.of) },
    };
  });
  return {
    patients: new Set(results.map(({ patientId }) => patientId)).size,
    histories: results.length,
    systems: systems.toSorted(byWeakness),
    topics: topics.filter(({ share }) => share.of > 0).toSorted(byWeakness),
  };
}

function byWeakness(one: ProgressRow, other: ProgressRow): number {
  return partOf(one) - partOf(other) || one.name.localeCompare(other.name, 'en');
}

function partOf({ share: { count, of } }: ProgressRow): number {
  return count / of;
}

function total<Item>(items: readonly Item[], numberIn: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + numberIn(item), 0);
}
