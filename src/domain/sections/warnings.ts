import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import { isAfter } from '#domain/dates/date-span.ts';
import { labelOf } from '#domain/sections/conditions.ts';
import type { Section } from '#domain/sections/section.ts';

/**
 * What looks wrong with a date but is no reason to refuse the entry: one in the future where it makes no sense, or an
 * end before its start. A date that is not told precisely enough to be sure gets no warning.
 */
export function warningOf(
  section: Section,
  entry: HistoryEntry,
  name: string,
  asOf: AsOf,
): string | undefined {
  const field = section.fields[name];
  const value = String(entry[name] ?? '');
  if (field?.kind !== 'date') return undefined;
  if (field.isPast && isAfter(value, asOf.today, asOf)) return 'This date is in the future. Is it right?';
  const start = field.notBefore === undefined ? '' : String(entry[field.notBefore] ?? '');
  const startField = field.notBefore === undefined ? undefined : section.fields[field.notBefore];
  if (!startField || !isAfter(start, value, asOf)) return undefined;
  return `This date is before the ${labelOf(startField, entry).toLowerCase()}. Is it right?`;
}
