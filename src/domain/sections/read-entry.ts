import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { either, fields, flag, listOf, number, orNull, type Reader, text } from '#domain/reading/reader.ts';
import type { Field } from '#domain/sections/field.ts';
import { ingredient } from '#domain/sections/ingredients.ts';
import type { Section } from '#domain/sections/section.ts';

/** What is believed of a stored value of each kind of field. A date may be in somebody's words: nothing told is lost. */
const READERS: { readonly [kind in Field['kind']]: Reader<unknown> } = {
  text,
  number,
  flag,
  date: text,
  choice: text,
  choices: listOf(text),
  computed: either(text, number),
  dosage: text,
  frequency: text,
  courseDuration: text,
  ingredients: listOf(ingredient),
  labResults: text,
  quitAttempts: listOf(text),
};

/** Reads the stored entries of a section: values of the wrong kind are left out, as is what has no id. */
export function entryOf(section: Section): Reader<HistoryEntry> {
  const values = Object.entries(section.fields).map(([name, field]) => [name, readerOf(field)] as const);
  return fields({ id: text }, Object.fromEntries(values));
}

function readerOf(field: Field): Reader<unknown> {
  const read = READERS[field.kind];
  return field.kind === 'number' && field.isOptional ? orNull(read) : read;
}
