import { z } from 'zod';

/** One id, or several joined by commas. Custom choices have negative ids and do not count. */
const choiceIds = z
  .string()
  .max(4000)
  .regex(/^\s*-?\d+(\s*,\s*-?\d+)*\s*$/, 'must be a choice id, or several joined by commas');

const chosen = z.object({ questionId: z.int(), choiceId: z.union([choiceIds, z.int().transform(String)]) });

type Chosen = z.output<typeof chosen>;

/** More choices than any patient gives: each costs the server time. */
const MOST_CHOICES = 2000;

const countOf = (all: readonly Chosen[]) =>
  all.reduce((sum, { choiceId }) => sum + choiceId.split(',').length, 0);

/** Said twice, a choice says nothing more, and costs as much again. */
function eachOnce(all: readonly Chosen[]): Chosen[] {
  const seen = new Set<number>();
  return all.flatMap(({ questionId, choiceId }) => {
    const fresh = choiceId
      .split(',')
      .map(Number)
      .filter(id => !seen.has(id));
    for (const id of fresh) seen.add(id);
    return fresh.length === 0 ? [] : [{ questionId, choiceId: [...new Set(fresh)].join(',') }];
  });
}

/** The choices made in a case, each of them once. */
export const choicesTold = z
  .array(chosen)
  .max(MOST_CHOICES)
  .refine(all => countOf(all) <= MOST_CHOICES, `must hold at most ${MOST_CHOICES} choices in all`)
  .transform(eachOnce);

/** Keys of findings that were told or denied. */
export const findingKeys = z.array(z.string().max(100)).max(1000).readonly();
