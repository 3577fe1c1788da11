import { describe, expect, expectTypeOf, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { holds } from '#domain/sections/conditions.ts';
import { emptyEntry, errorsIn, settleEntry, visibleFields } from '#domain/sections/entry.ts';
import type { ChoiceField, Field, When } from '#domain/sections/field.ts';
import { PAGES, SECTIONS } from '#domain/sections/pages.ts';
import type { pets } from '#domain/sections/pets.ts';
import type { EntryOf, Section } from '#domain/sections/section.ts';
import { OPTIONS } from '#domain/sections/specified-options.fixture.ts';
import { CONDITIONAL, DEFAULTS, LIMITS, REQUIRED } from '#domain/sections/specified-rules.fixture.ts';

const AS_OF = { today: '2026-11-21', age: 54 };

/** The specification says nothing of a section that somebody has added. */
const SPECIFIED = SECTIONS.filter(({ key }) => key in REQUIRED);

function sectionOf(key: string): Section {
  const found = SECTIONS.find(section => section.key === key);
  if (!found) throw new Error(`There is no section ${key}`);
  return found;
}

function fieldOf(key: string, name: string): Field {
  const field = sectionOf(key).fields[name];
  if (!field) throw new Error(`${key} has no field ${name}`);
  return field;
}

/** The least that has to be entered for a condition to hold. */
function entered(when: When): Record<string, unknown> {
  if (typeof when === 'string') return { [when]: true };
  const values = Object.entries(when).map(([field, allowed]) => {
    const value = allowed.find(one => one !== '') ?? '';
    return [field, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  return Object.fromEntries(values);
}

/** Whether a field can take what a condition asks of it. */
function canTake(field: Field | undefined, value: unknown): boolean {
  if (field?.kind === 'flag') return typeof value === 'boolean';
  return field?.kind === 'choice' && listed(field).includes(String(value));
}

function listed(field: ChoiceField): readonly string[] {
  if ('by' in field.options) return Object.values(field.options.of).flat();
  return 'from' in field.options ? [] : field.options;
}

describe.each(SECTIONS.map(section => [section.title, section] as const))('%s', (_, section) => {
  const empty = emptyEntry(section, 'x');

  const conditional = Object.entries(section.fields).flatMap(([name, field]) =>
    field.when === undefined ? [] : [[name, field, field.when] as const],
  );

  for (const [name, field, when] of conditional) {
    it(`shows '${field.label}' under its condition and hides its error otherwise`, () => {
      const values = entered(when);
      for (const [other, value] of Object.entries(values)) {
        expect(canTake(section.fields[other], value), `${other} = ${value}`).toBe(true);
      }
      const shown: HistoryEntry = { ...empty, ...values, id: 'x' };
      expect(visibleFields(section, shown)).toContain(name);
      const hiding: HistoryEntry = { ...shown, ...opposite(section, when), id: 'x' };
      expect(holds(when, hiding)).toBe(false);
      expect(errorsIn(section, hiding, AS_OF)).not.toHaveProperty(name);
      expect(settleEntry(section, { ...hiding, [name]: 'left over' })[name]).toEqual(empty[name]);
    });
  }

  it('names every field it refers to', () => {
    for (const field of Object.values(section.fields)) {
      const named = [
        ...(field.when === undefined ? [] : Object.keys(entered(field.when))),
        ...(field.kind === 'choice' && field.otherIn ? [field.otherIn] : []),
        ...(field.kind === 'date' && field.notBefore ? [field.notBefore] : []),
        ...(field.kind === 'choice' && 'by' in field.options ? [field.options.by] : []),
      ];
      for (const name of named) expect(section.fields).toHaveProperty(name);
    }
  });

  it('asks before it removes, and says what is empty', () => {
    expect(section.removal.title).toMatch(/^Remove /);
    expect(section.empty).toMatch(/^No .* recorded$/);
  });
});

/** What makes a condition fail. */
function opposite(section: Section, when: When): Record<string, unknown> {
  if (typeof when === 'string') return { [when]: false };
  const [field = ''] = Object.keys(when);
  if (section.fields[field]?.kind === 'flag') return { [field]: !entered(when)[field] };
  return { [field]: 'something else' };
}

describe('The specified rules and options (specification 14.1 to 18.7, 20.1 to 20.32)', () => {
  for (const [key, messages] of Object.entries(REQUIRED)) {
    it(`say exactly what an empty entry of ${key} lacks`, () => {
      expect(errorsIn(sectionOf(key), emptyEntry(sectionOf(key), 'x'), AS_OF)).toEqual(messages);
    });
  }

  for (const [key, values, name, message] of CONDITIONAL) {
    it(`says '${message ?? 'nothing'}' about ${name} with ${JSON.stringify(values)}`, () => {
      const section = sectionOf(key);
      expect(errorsIn(section, { ...emptyEntry(section, 'x'), ...values }, AS_OF)[name]).toBe(message);
    });
  }

  for (const [key, name, min, max] of LIMITS) {
    it(`limits ${name} of ${key} to ${min} to ${max}`, () => {
      const section = sectionOf(key);
      expect(fieldOf(key, name)).toMatchObject({ min, max });
      const when = fieldOf(key, name).when;
      const base = { ...emptyEntry(section, 'x'), ...(when && entered(when)) };
      expect(settleEntry(section, { ...base, [name]: max + 1 })[name]).toBe(max);
      expect(settleEntry(section, { ...base, [name]: -5 })[name]).toBe(min);
      expect(settleEntry(section, { ...base, [name]: 'abc' })[name]).toBe(
        section.key === 'occupationalHistory' ? null : min,
      );
    });
  }

  for (const [key, name, value] of DEFAULTS) {
    it(`starts ${name} of ${key} as ${value}`, () => {
      expect(emptyEntry(sectionOf(key), 'x')[name]).toBe(value);
    });
  }

  for (const [key, name, count, texts] of OPTIONS) {
    it(`lists ${count} options for ${name} of ${key}`, () => {
      const field = fieldOf(key, name);
      const options = field.kind === 'choice' ? listed(field) : field.kind === 'choices' ? field.options : [];
      expect(new Set(options).size).toBe(count);
      if (texts !== '') expect(options.join(', ')).toBe(texts);
    });
  }

  it('puts the seven sections of the social history in this order', () => {
    const social = PAGES.find(({ summary }) => summary === 'SocialHistory')?.sections ?? [];
    const specified = social.filter(section => SPECIFIED.includes(section));
    expect(specified.map(({ title }) => title)).toEqual([
      'Smoking History',
      'Alcohol History',
      'Travel History',
      'Vaccination History',
      'Living Conditions',
      'Pet History',
      'Occupational History',
    ]);
  });

  it('names the empty states and the removals', () => {
    const words = (key: string) => [sectionOf(key).empty, sectionOf(key).removal.title];
    expect(words('transfusionHistory')).toEqual([
      'No transfusion history recorded',
      'Remove Transfusion Record',
    ]);
    expect(words('accidentsInjuries')).toEqual([
      'No accidents or injuries recorded',
      'Remove Accident/Injury Record',
    ]);
    expect(words('allergies')[0]).toBe('No allergies recorded');
    expect(words('pastMedicalIllnesses')[1]).toBe('Remove Medical Condition');
    expect(words('pastSurgicalHistory')[1]).toBe('Remove Surgical Procedure');
    expect(sectionOf('pastMedicalIllnesses').catalogue?.nothingFound).toBe(
      'No medical conditions found matching your search.',
    );
  });

  it('refuses a second record of smoking, alcohol and living conditions only', () => {
    const single = SPECIFIED.filter(({ limit }) => limit === 'one').map(({ key }) => key);
    expect(single).toEqual(['smokingHistory', 'alcoholHistory', 'livingConditions']);
  });
});

it('An entry has the types of its fields', () => {
  type Pet = EntryOf<typeof pets>;
  expectTypeOf<Pet['petType']>().toEqualTypeOf<string>();
  expectTypeOf<Pet['petCount']>().toEqualTypeOf<number>();
  expectTypeOf<Pet['petAllergies']>().toEqualTypeOf<boolean>();
});
