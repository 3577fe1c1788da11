import { completedYears } from '#domain/case/age.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import { useCaseStore } from '#web/case/case-store.ts';
import { today } from '#web/controls/dates/today.ts';

/** Today, and how old the patient of the case is. */
export function useAsOf(): AsOf {
  const age = useCaseStore(({ record }) => completedYears(record));
  return { today: today(), age };
}
