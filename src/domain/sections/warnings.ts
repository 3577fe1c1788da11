import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { labelOf } from '#domain/sections/conditions.ts';
import type { Section } from '#domain/sections/section.ts';

/**
 * What looks wrong with a date but is no reason to refuse the entry: one in the future where it makes no sense, or an
 * end before its start. `today` is an ISO date.
 */
export function warningOf(
  section: Section,
  entry: HistoryEntry,
  name: string,
  today: string,
): string | undefined {
  const field = section.fields[name];
  const value = String(entry[name] ?? '');
  if (field?.kind !== 'date' || value === '') return undefined;
  if (field.isPast && value > today) return 'This date is in the future. Is it right?';
  const start = field.notBefore === undefined ? '' : String(entry[field.notBefore] ?? '');
  const startField = field.notBefore === undefined ? undefined : section.fields[field.notBefore];
  if (!startField || start === '' || value >= start) return undefined;
  return `This date is before the ${labelOf(startField, entry).toLowerCase()}. Is it right?`;
}
