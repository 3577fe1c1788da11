import type { HistoryEntry } from '#domain/case/patient-record.ts';
import type { Field, Required, When } from '#domain/sections/field.ts';

/** Whether a condition holds for an entry. All fields it names must have one of their values. */
export function holds(when: When, entry: HistoryEntry): boolean {
  if (typeof when === 'string') return entry[when] === true;
  return Object.entries(when).every(([field, values]) => values.includes(String(entry[field] ?? '')));
}

/** The message a field is required with, or undefined while it is optional. */
export function requiredMessage(field: Field, entry: HistoryEntry): string | undefined {
  const required: Required | undefined = field.required;
  if (required === undefined || typeof required === 'string') return required;
  return holds(required.when, entry) ? required.message : undefined;
}

/** The label of a field, which may depend on another one. */
export function labelOf(field: Field, entry: HistoryEntry): string {
  const { label, labelWhen } = field;
  return labelWhen && holds(labelWhen.when, entry) ? labelWhen.label : label;
}

/** The options a choice offers for this entry; catalogues are the screen's business and come as an empty list. */
export function optionsOf(field: Field, entry: HistoryEntry): readonly string[] {
  if (field.kind === 'choices') return field.options;
  if (field.kind !== 'choice') return [];
  const { options } = field;
  if ('by' in options) {
    const by = String(entry[options.by] ?? '');
    // What was typed may be called as something that every object has.
    return (Object.hasOwn(options.of, by) ? options.of[by] : undefined) ?? [];
  }
  return 'from' in options ? [] : options;
}
