import fc from 'fast-check';
import type { HistoryEntry, PatientRecord } from '#domain/case/patient-record.ts';
import { optionsOf } from '#domain/sections/conditions.ts';
import { DOSE_UNITS } from '#domain/sections/dosage.ts';
import { emptyEntry, settleEntry } from '#domain/sections/entry.ts';
import type { Field } from '#domain/sections/field.ts';
import { PAGES } from '#domain/sections/pages.ts';
import type { Section } from '#domain/sections/section.ts';
import { reviewed } from '#tests/examples/cases.ts';

/** A text that cannot be mistaken for another. */
const word = fc.stringMatching(/^[A-Z][a-z]{5,9}$/);

/** Dates that were told less precisely than to the day. */
const PARTIAL_DATES = [
  '2019-03',
  '2012',
  '2016~',
  '2019-03~',
  '2019-03-12~',
  '199X',
  'age:0',
  'age:14',
  'age:14~',
  'age:1X',
  'age:3X',
  'childhood',
  'birth',
];

/** A value of a field, and the words that must be found again. */
function valueFor(field: Field, entry: HistoryEntry): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return word;
    case 'number':
      return fc.integer({ min: field.isOptional ? field.min : Math.max(1, field.min), max: field.max });
    case 'flag':
      return fc.boolean();
    case 'date':
      return fc.oneof(
        fc.integer({ min: 1, max: 28 }).map(day => `2024-03-${String(day).padStart(2, '0')}`),
        fc.constantFrom(...PARTIAL_DATES),
      );
    case 'choice': {
      const options = optionsOf(field, entry);
      return options.length === 0 ? word : fc.constantFrom(...options);
    }
    case 'choices':
      return fc.subarray([...field.options], { minLength: 1, maxLength: 3 });
    case 'dosage':
      return fc.constantFrom(...DOSE_UNITS).map(unit => `7 ${unit}`);
    case 'ingredients':
      return word.map(name => [{ id: '1', scientificName: name, concentration: '5', unit: 'mg' }]);
    case 'labResults':
      return word.map(name => JSON.stringify([{ TestName: name, TestValue: '4', TestUnit: 'g/L' }]));
    case 'quitAttempts':
      return fc.constant(['3 weeks']);
    case 'frequency':
    case 'courseDuration':
      return word;
    case 'computed':
      return fc.constant('');
  }
}

function entryFor(section: Section): fc.Arbitrary<HistoryEntry> {
  const empty = emptyEntry(section, 'x');
  const fields = Object.fromEntries(
    Object.entries(section.fields).map(([name, field]) => [name, valueFor(field, empty)]),
  );
  return fc
    .tuple(fc.uuid(), fc.record(fields))
    .map(([id, values]) => settleEntry(section, { ...empty, ...values, id }));
}

/** A case with up to three entries in every section of past history, all their fields filled. */
export const filledCase: fc.Arbitrary<PatientRecord> = fc
  .record(
    Object.fromEntries(
      PAGES.flatMap(({ sections }) => sections).map(section => [
        section.key,
        fc.array(entryFor(section), { maxLength: section.limit === 'one' ? 1 : 3 }),
      ]),
    ),
  )
  .map(lists => ({ ...reviewed, ...lists }));
