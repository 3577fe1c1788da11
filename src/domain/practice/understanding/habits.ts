import { type Intent, parseIntent } from '#domain/practice/intent.ts';

/** What is asked how often, and after what: counted in the examples. */
export type Habits = {
  readonly times: ReadonlyMap<string, number>;
  readonly timesAfter: ReadonlyMap<string, ReadonlyMap<string, number>>;
};

/** Something asked, and what was asked before it. */
export type Asked = { readonly intent: Intent; readonly after: Intent | null };

/** So many questions of any kind are thought of beside those that were seen to follow. */
const THOUGHT_OF = 20;

const SHARE_OF_ANY = 0.01;

/** Counts what is asked. */
export function openHabits(asked: readonly Asked[]): Habits {
  const times = new Map<string, number>();
  const timesAfter = new Map<string, Map<string, number>>();
  for (const { intent, after } of asked) {
    count(times, intent);
    if (after === null) continue;
    const following = timesAfter.get(kindOf(after)) ?? new Map<string, number>();
    count(following, kindOf(intent));
    timesAfter.set(kindOf(after), following);
  }
  return { times, timesAfter };
}

/** How often it was asked. */
export function timesAsked({ times }: Habits, intent: Intent): number {
  return times.get(intent) ?? 0;
}

/** How likely it is asked after something, among all that is asked then. */
export function likelyAfter({ timesAfter }: Habits, after: Intent | undefined, intent: Intent): number {
  const following = after === undefined ? undefined : timesAfter.get(kindOf(after));
  if (following === undefined) return SHARE_OF_ANY;
  const all = [...following.values()].reduce((sum, each) => sum + each, 0);
  return ((following.get(kindOf(intent)) ?? 0) + SHARE_OF_ANY * THOUGHT_OF) / (all + THOUGHT_OF);
}

/** An attribute is of one kind whatever it is of. */
function kindOf(intent: Intent): string {
  const parts = parseIntent(intent);
  return parts?.frame === 'attribute' ? `attribute:${parts.attribute}` : intent;
}

function count(counts: Map<string, number>, of: string): void {
  counts.set(of, (counts.get(of) ?? 0) + 1);
}
