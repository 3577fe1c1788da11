import { type Intent, isTalk, withoutFinding } from '#domain/practice/intent.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';

/** What something is said after, and to whom; of a line that stands by itself neither is known. */
export type SpokenIn = Pick<QuestionContext, 'lastIntents'> &
  Partial<Pick<QuestionContext, 'complaint' | 'informant' | 'sex' | 'age'>>;

/** So many things asked last are told of; talk does not count as one of them. */
const MOST_BACK = 3;

/** Up to which age, in years, somebody is asked like this. */
const AGES: readonly (readonly [years: number, name: string])[] = [
  [2, 'infant'],
  [6, 'child'],
  [16, 'youth'],
  [45, 'adult'],
  [70, 'older'],
  [Number.POSITIVE_INFINITY, 'old'],
];

/** Up to how many things asked a consultation is as far as this. */
const STAGES = [2, 5, 10, 20, 35, Number.POSITIVE_INFINITY];

/** Who is spoken to, and why they came: rows of the encoder by their names, each of two words. */
export function personOf({ complaint, informant, sex, age }: SpokenIn): readonly string[] {
  const group = age === undefined ? undefined : AGES.find(([years]) => age < years)?.[1];
  const known = { of: complaint, by: informant, sex, age: group };
  return Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [`${name} ${value}`]));
}

/**
 * What was asked last, and of what kind it was, as there are things that are asked too seldom to be learnt of; and how far
 * the consultation is. What has not been asked yet is not told: authors have an order that others do not keep. Rows of the
 * encoder by their names, each of two words; where nothing was asked, none.
 */
export function topicsOf({ lastIntents }: SpokenIn): readonly string[] {
  const last = lastIntents.at(-1);
  if (last === undefined) return [];
  const asked = latest(lastIntents, MOST_BACK);
  return [
    `stage ${STAGES.findIndex(most => lastIntents.length <= most)}`,
    ...(isTalk(last) ? [`said ${last}`] : []),
    ...asked.flatMap((intent, place) => {
      const back = place === 0 ? 'after' : 'earlier';
      return [`${back} ${withoutFinding(intent)}`, `${back} ${frameOf(intent)}`];
    }),
  ];
}

/** The last few that were no talk, the latest first. */
function latest(intents: readonly Intent[], count: number): readonly Intent[] {
  const found: Intent[] = [];
  for (let place = intents.length - 1; place >= 0 && found.length < count; place -= 1) {
    const intent = intents[place] as Intent;
    if (!isTalk(intent)) found.push(intent);
  }
  return found;
}

function frameOf(intent: Intent): string {
  return intent.slice(0, intent.indexOf(':'));
}
