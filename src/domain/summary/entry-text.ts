import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { dateText } from '#domain/dates/date-words.ts';
import { labelOf } from '#domain/sections/conditions.ts';
import { dosageText } from '#domain/sections/dosage.ts';
import { visibleFields } from '#domain/sections/entry.ts';
import type { Field } from '#domain/sections/field.ts';
import { ingredientsText, readIngredients } from '#domain/sections/ingredients.ts';
import { labResultsText, readLabResults } from '#domain/sections/lab-results.ts';
import type { Section } from '#domain/sections/section.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';

/** One recorded fact of an entry. */
export type Fact = { readonly name: string; readonly label: string; readonly value: string };

/** Every recorded fact of an entry, in the section's order. What was left blank says nothing and is left out. */
export function factsOf(section: Section, entry: HistoryEntry): Fact[] {
  const units = new Set(Object.values(section.fields).map(unitFieldOf));
  return visibleFields(section, entry).flatMap(name => {
    const field = section.fields[name];
    if (!field || units.has(name)) return [];
    const value = valueText(withChosenUnit(field, entry), entry[name]);
    return value === '' ? [] : [{ name, label: labelOf(field, entry), value }];
  });
}

/** The facts that the entry's headline and badge do not tell already. */
export function factsBesideHeadline(section: Section, entry: HistoryEntry): Fact[] {
  return factsOf(section, entry).filter(({ name }) => {
    const without = { ...entry, [name]: typeof entry[name] === 'boolean' ? !entry[name] : '' };
    return headlineOf(section, without) === headlineOf(section, entry);
  });
}

/** What the list shows beneath the headline: when it was, where the section says so, what matters most, the other facts. */
export function listedFacts(section: Section, entry: HistoryEntry): string[] {
  const { period, listedFirst = [] } = section;
  const all = factsBesideHeadline(section, entry);
  const first = listedFirst.flatMap(wanted => all.find(({ name }) => name === wanted) ?? []);
  const facts = [...first, ...all.filter(fact => !first.includes(fact))]
    .filter(({ name }) => name !== period?.from && name !== period?.to)
    .map(({ label, value }) => `${label}: ${value}`);
  return period ? [periodText(period, entry), ...facts] : facts;
}

/** 'May 1, 2010 – Present': a date that is missing is 'Unknown', unless it has not come yet. */
function periodText({ from, to, isOngoing }: NonNullable<Section['period']>, entry: HistoryEntry): string {
  const end = isOngoing(entry) ? 'Present' : dateText(String(entry[to] ?? ''));
  return `${dateText(String(entry[from] ?? '')) || 'Unknown'} – ${end || 'Unknown'}`;
}

function headlineOf(section: Section, entry: HistoryEntry): string {
  const badge = section.badge?.(entry);
  return oneLine([section.headline(entry), badge && `[${badge}]`].filter(Boolean).join(' '));
}

function unitFieldOf(field: Field): string | undefined {
  return field.kind === 'number' ? field.unitIn : undefined;
}

/** '2 days' where days were chosen, and not '2' and 'Days'. */
function withChosenUnit(field: Field, entry: HistoryEntry): Field {
  if (field.kind !== 'number' || field.unitIn === undefined) return field;
  return { ...field, unit: String(entry[field.unitIn] ?? '').toLowerCase() };
}

/** A value in words; empty where it says nothing. */
export function valueText(field: Field, value: unknown): string {
  switch (field.kind) {
    case 'number':
      return numberText(field, value);
    case 'flag':
      return flagText(value === true, field.initial ?? false);
    case 'date':
      return dateText(String(value ?? ''));
    case 'choices':
    case 'quitAttempts':
      return Array.isArray(value) ? value.map(String).map(oneLine).map(oneOfMany).join(', ') : '';
    case 'ingredients':
      return oneLine(ingredientsText(readIngredients(value)));
    case 'labResults':
      return oneLine(labResultsText(readLabResults(value)));
    case 'dosage':
      return oneOfMany(oneLine(dosageText(String(value ?? ''))));
    case 'courseDuration':
      return oneOfMany(oneLine(String(value ?? '')));
    case 'text':
      return withUnit(oneLine(String(value ?? '')), field.unit);
    default:
      return oneLine(String(value ?? ''));
  }
}

/** Zero says nothing where a field starts with it; where it could have stayed blank, somebody entered it. */
function numberText(field: Extract<Field, { kind: 'number' }>, value: unknown): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  const isUnsaid = value === 0 && (field.min > 0 || field.isOptional !== true);
  return isUnsaid ? '' : withUnit(String(value), field.unit);
}

/** A flag that stands as it started says nothing, unless it started set. */
function flagText(isSet: boolean, isInitiallySet: boolean): string {
  if (isSet) return 'Yes';
  return isInitiallySet ? 'No' : '';
}

function withUnit(text: string, unit: string | undefined): string {
  return unit === undefined || text === '' || !/^[\d.,]+$/.test(text) ? text : oneOfMany(`${text} ${unit}`);
}
