import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import { understandDate } from '#domain/dates/understand-date.ts';
import { holds, labelOf, requiredMessage } from '#domain/sections/conditions.ts';
import { settleDosage } from '#domain/sections/dosage.ts';
import { type Field, type NumberField, OTHER_SPECIFY } from '#domain/sections/field.ts';
import { isNamed } from '#domain/sections/ingredients.ts';
import { settleLabResults, unfinishedLabResult } from '#domain/sections/lab-results.ts';
import type { Filled } from '#domain/sections/quick-line.ts';
import type { Section } from '#domain/sections/section.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { wordsKey } from '#domain/text/words-key.ts';

/** Field → what is wrong with it. */
export type EntryErrors = Readonly<Record<string, string>>;

/** A new entry with the section's defaults. */
export function emptyEntry(section: Section, id: string): HistoryEntry {
  const values = Object.entries(section.fields).map(([name, field]) => [name, initialOf(field)]);
  return computed(section, { id, ...Object.fromEntries(values) });
}

/** The names of the fields that show for this entry, in the section's order. */
export function visibleFields(section: Section, entry: HistoryEntry): string[] {
  return Object.entries(section.fields)
    .filter(([, field]) => !(field.kind === 'computed' && field.isSilent))
    .filter(([, field]) => field.when === undefined || holds(field.when, entry))
    .map(([name]) => name);
}

/** The fields of the form: first those in the order in which one asks, then those that are folded away. */
export function formFields(section: Section, entry: HistoryEntry): { asked: string[]; more: string[] } {
  const visible = visibleFields(section, entry);
  const { asked } = section;
  if (asked === undefined) return { asked: visible, more: [] };
  return {
    asked: asked.filter(name => visible.includes(name)),
    more: visible.filter(name => !asked.includes(name)),
  };
}

/**
 * What keeps the entry from being saved: the required messages of the fields that show, a lab result left half-written
 * and a date that is not understood.
 */
export function errorsIn(section: Section, entry: HistoryEntry, asOf: AsOf): EntryErrors {
  const { asked, more } = formFields(section, entry);
  const errors = [...asked, ...more].flatMap(name => {
    const field = section.fields[name];
    const message = field && (missingMessage(field, entry, name) ?? mistakeIn(field, entry[name], asOf));
    return message === undefined ? [] : [[name, message]];
  });
  return Object.fromEntries(errors);
}

/** What is still to ask of an entry: a field, and the question in a few words. */
export type Ask = { readonly field: string; readonly words: string };

/** What the full form requires and an entry does not say that was recorded by a line, or by its name alone. */
export function asksOf(section: Section, entry: HistoryEntry): Ask[] {
  const { asked, more } = formFields(section, entry);
  return [...asked, ...more].flatMap(name => {
    const field = section.fields[name];
    const isMissed = field !== undefined && missingMessage(field, entry, name) !== undefined;
    return isMissed ? [{ field: name, words: field.ask ?? `${inSentence(labelOf(field, entry))}?` }] : [];
  });
}

/** An entry of what was said and nothing else: what a blank form begins with nobody has said. */
export function saidEntry(section: Section, id: string, said: Filled): HistoryEntry {
  const values = Object.entries(said).flatMap(([name, value]) => {
    const field = section.fields[name];
    return field === undefined ? [] : [[name, settled(field, value)]];
  });
  return computed(section, { id, ...Object.fromEntries(values) });
}

/** Whether an entry says nothing that a blank form does not begin with. */
export function isBlank(section: Section, entry: HistoryEntry): boolean {
  const [blank, saved] = [emptyEntry(section, entry.id), entry].map(one => settleEntry(section, one));
  return Object.keys(section.fields).every(
    name => JSON.stringify(saved?.[name]) === JSON.stringify(blank?.[name]),
  );
}

/** The entry as it is saved: texts trimmed, numbers in their limits, hidden fields cleared, 'Other (specify)' replaced. */
export function settleEntry(section: Section, entry: HistoryEntry): HistoryEntry {
  const visible = new Set(visibleFields(section, entry));
  const values = Object.entries(section.fields).map(([name, field]) => [
    name,
    visible.has(name) ? settled(field, entry[name]) : initialOf(field),
  ]);
  const cleared: HistoryEntry = { ...entry, ...Object.fromEntries(values) };
  const saved = section.onSave ? section.onSave(cleared) : cleared;
  return computed(section, withOthersReplaced(section, saved));
}

/** The entries in the order of the section's list; entries that compare equal keep theirs. */
export function sortEntries(section: Section, entries: readonly HistoryEntry[], asOf: AsOf): HistoryEntry[] {
  const { order } = section;
  return order ? entries.toSorted((a, b) => order(a, b, asOf)) : [...entries];
}

/** A saved entry as its form shows it: a custom text stands in its own field again. */
export function openEntry(section: Section, entry: HistoryEntry): HistoryEntry {
  const opened: Record<string, unknown> = { ...emptyEntry(section, entry.id), ...entry };
  for (const [name, field] of Object.entries(section.fields)) {
    if (field.kind !== 'choice' || field.otherIn === undefined) continue;
    const value = String(entry[name] ?? '');
    if (value === '' || (Array.isArray(field.options) && field.options.includes(value))) continue;
    opened[name] = OTHER_SPECIFY;
    opened[field.otherIn] = value;
  }
  return { ...opened, id: entry.id };
}

/** Changes one field of the entry in a form, and whatever follows from it. */
export function changeField(
  section: Section,
  entry: HistoryEntry,
  name: string,
  value: unknown,
): HistoryEntry {
  const changed = { ...entry, [name]: value };
  return computed(section, section.afterChange ? section.afterChange(changed, name) : changed);
}

/** Whether another entry already has this name, whatever the case of its letters. */
export function isDuplicate(
  nameField: string,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
): boolean {
  const nameOf = (one: HistoryEntry) => wordsKey(String(one[nameField] ?? ''));
  return entries.some(other => other.id !== entry.id && nameOf(other) === nameOf(entry));
}

function initialOf(field: Field): unknown {
  switch (field.kind) {
    case 'number':
      return field.initial ?? (field.isOptional ? null : field.min);
    case 'flag':
      return field.initial ?? false;
    case 'choices':
    case 'ingredients':
    case 'quitAttempts':
      return [];
    case 'text':
    case 'choice':
      return field.initial ?? '';
    default:
      return '';
  }
}

/** What is wrong with what was entered. A future date is no mistake: it gets its warning. */
function mistakeIn(field: Field, value: unknown, asOf: AsOf): string | undefined {
  if (field.kind === 'labResults') return unfinishedLabResult(value);
  const date = field.kind === 'date' ? String(value ?? '').trim() : '';
  if (date === '') return undefined;
  const understood = understandDate(date, { ...asOf, mayBeFuture: true });
  return 'reason' in understood ? understood.reason : undefined;
}

function missingMessage(field: Field, entry: HistoryEntry, name: string): string | undefined {
  const message = requiredMessage(field, entry);
  return message !== undefined && isMissing(field, entry[name]) ? message : undefined;
}

function isMissing(field: Field, value: unknown): boolean {
  switch (field.kind) {
    case 'number':
      return !(Number(value) >= field.min);
    case 'flag':
      return value !== true;
    case 'choices':
      return !Array.isArray(value) || value.length === 0;
    case 'ingredients':
      return !Array.isArray(value) || !value.some(isNamed);
    case 'dosage':
      return settleDosage(String(value ?? '')) === '';
    default:
      return String(value ?? '').trim() === '';
  }
}

function settled(field: Field, value: unknown): unknown {
  if (field.kind === 'number') return numberIn(field, value);
  if (field.kind === 'ingredients') return Array.isArray(value) ? value.filter(isNamed) : [];
  if (field.kind === 'labResults') return settleLabResults(value);
  if (field.kind === 'dosage') return settleDosage(String(value ?? ''));
  return typeof value === 'string' ? value.trim() : (value ?? initialOf(field));
}

/** A number in its limits; what is not a number becomes 0. A field that may stay blank does, also where a 0 makes no sense. */
function numberIn({ min, max, isOptional }: NumberField, value: unknown): number | null {
  const number = Number.isFinite(Number(value)) ? Number(value) : 0;
  const isBlank = value === null || value === undefined || (number === 0 && min > 0);
  return isOptional && isBlank ? null : Math.min(Math.max(number, min), max);
}

function withOthersReplaced(section: Section, entry: HistoryEntry): HistoryEntry {
  const replaced: Record<string, unknown> = { ...entry };
  for (const [name, field] of Object.entries(section.fields)) {
    if (field.kind !== 'choice' || field.otherIn === undefined || entry[name] !== OTHER_SPECIFY) continue;
    replaced[name] = entry[field.otherIn];
    replaced[field.otherIn] = '';
  }
  return { ...replaced, id: entry.id };
}

function computed(section: Section, entry: HistoryEntry): HistoryEntry {
  const values = Object.entries(section.fields).flatMap(([name, field]) =>
    field.kind === 'computed' ? [[name, field.compute(entry)]] : [],
  );
  return { ...entry, ...Object.fromEntries(values) };
}
