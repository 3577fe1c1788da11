import type { AsOf } from '#domain/dates/as-of.ts';
import { compareToldDates } from '#domain/dates/date-span.ts';

/** Orders entries by a told date, the latest first; entries without one, or with one of no known time, come last. */
export function newestFirst<Name extends string>(name: Name) {
  return (a: Readonly<Record<Name, string>>, b: Readonly<Record<Name, string>>, asOf: AsOf): number =>
    compareToldDates(String(b[name] ?? ''), String(a[name] ?? ''), asOf);
}
