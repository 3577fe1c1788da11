import { type Course, courseOf } from '#domain/practice/attempt/course.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';
import type { Share } from '#domain/practice/debrief/coverage.ts';
import { TOPIC_NAMES, TOPICS } from '#domain/practice/debrief/topics.ts';

/** A part of what was practised: its name, so many of so many, and how that went over time. */
export type ProgressRow = { readonly name: string; readonly share: Share; readonly course: Course };

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
  const inOrder = results.toSorted((one, other) => one.at - other.at);
  const bySystem = Map.groupBy(inOrder, ({ system }) => system);
  const systems = [...bySystem].map(([name, own]) =>
    rowOf(
      name,
      own.map(({ isRight }) => ({ count: Number(isRight), of: 1 })),
    ),
  );
  const topics = TOPICS.map(topic => {
    const own = inOrder.flatMap(result => result.topics.filter(one => one.topic === topic && one.of > 0));
    return rowOf(
      TOPIC_NAMES[topic],
      own.map(({ found, of }) => ({ count: found, of })),
    );
  });
  return {
    patients: new Set(results.map(({ patientId }) => patientId)).size,
    histories: results.length,
    systems: systems.toSorted(byWeakness),
    topics: topics.filter(({ share }) => share.of > 0).toSorted(byWeakness),
  };
}

function rowOf(name: string, shares: readonly Share[]): ProgressRow {
  return {
    name,
    share: { count: total(shares, one => one.count), of: total(shares, one => one.of) },
    course: courseOf(shares),
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
