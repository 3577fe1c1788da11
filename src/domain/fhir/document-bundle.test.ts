import { readFileSync } from 'node:fs';
import JsonSchemaValidator from '@asymmetrik/fhir-json-schema-validator';
import fc from 'fast-check';
import { Fhir } from 'fhir';
import type { Bundle, Composition, FhirResource } from 'fhir/r4';
import { describe, expect, test } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { documentBundle } from '#domain/fhir/document-bundle.ts';
import { findingOf } from '#domain/findings/finding-of.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { profiled, reviewed } from '#tests/examples/cases.ts';
import { condition, HOSTILE, known } from '#tests/examples/families.ts';
import { filledCase } from '#tests/examples/filled-case.ts';
import { anyExtendedFamily } from '#tests/examples/random-family.ts';
import { inputOf } from '#tests/examples/summaries.ts';

const AT = '2026-11-23T10:00:00Z';
const lantana = new Fhir();
const schema = new JsonSchemaValidator();

/** What two validators of other people find wrong, and what neither looks at. */
function faultsOf(bundle: Bundle): readonly unknown[] {
  const { messages } = lantana.validate(bundle, { errorOnUnexpected: true });
  const own = messages.filter(({ severity }) => severity === 'error' || severity === 'fatal');
  return [...own, ...schema.validate(bundle), ...missedFaults(bundle)];
}

const resourcesOf = ({ entry = [] }: Bundle): readonly FhirResource[] =>
  entry.flatMap(({ resource }) => resource ?? []);

function compositionOf(bundle: Bundle): Composition {
  const [first] = resourcesOf(bundle);
  if (first?.resourceType !== 'Composition') throw new Error('a document begins with its composition');
  return first;
}

/** Rules of a document bundle: everything is addressed once, every reference arrives, everything is marked. */
function missedFaults(bundle: Bundle): readonly string[] {
  const addresses = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl ?? '');
  const referred = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, to = '']) => to);
  const sections = compositionOf(bundle).section ?? [];
  return [
    ...(new Set(addresses).size === addresses.length ? [] : ['an address twice']),
    ...referred.filter(to => !addresses.includes(to)).map(to => `${to} leads nowhere`),
    ...sections
      .filter(({ entry, emptyReason }) => (entry === undefined) === (emptyReason === undefined))
      .map(({ title }) => `${title}: entries or a reason`),
    ...resourcesOf(bundle)
      .filter(({ meta }) => meta?.security?.[0]?.code !== 'HTEST')
      .map(({ resourceType }) => `${resourceType} is not marked`),
  ];
}

const bundleOf = (record: PatientRecord, rest: Partial<SummaryInput> = {}) =>
  documentBundle(inputOf(record, rest), AT);

function sectionOf(bundle: Bundle, title: string) {
  return compositionOf(bundle).section?.find(each => each.title === title);
}

const ofType = <Type extends FhirResource['resourceType']>(bundle: Bundle, type: Type) =>
  resourcesOf(bundle).filter(
    (each): each is Extract<FhirResource, { resourceType: Type }> => each.resourceType === type,
  );

const GOLDEN = ['lorry-driver', 'widower', 'infant'];

const golden = (name: string): SummaryInput =>
  JSON.parse(readFileSync(new URL(`../summary/golden/${name}.json`, import.meta.url), 'utf8'));

describe.each(GOLDEN)('The case %s as FHIR', name => {
  const bundle = documentBundle(golden(name), AT);

  test('is valid by two validators and by the rules of a document (specification 33.3)', () => {
    expect(faultsOf(bundle)).toEqual([]);
  });

  test('is the same whenever it is made of the same at the same moment (specification 33.2)', () => {
    expect(documentBundle(golden(name), AT)).toEqual(bundle);
  });

  test('comes back from another’s XML with the same resources, names and codes (specification 33.3)', () => {
    const back = lantana.xmlToObj(lantana.objToXml(bundle)) as Bundle;
    const tally = (of: Bundle) => resourcesOf(of).map(({ resourceType, id }) => `${resourceType} ${id}`);
    expect(tally(back)).toEqual(tally(bundle));
    const told = (of: Bundle) =>
      ['code.text', 'condition.code.text', 'code.coding.code', 'item.answer.valueString'].map(path =>
        lantana.evaluate(of, `Bundle.entry.resource.${path}`),
      );
    expect(told(back)).toEqual(told(bundle));
  });
});

test('findings are told with their codes, those denied as denied (specification 33.1, 33.4)', () => {
  const bundle = documentBundle(golden('lorry-driver'), AT);
  const coded = (type: 'Condition' | 'Observation', text: string) =>
    ofType(bundle, type).find(({ code }) => code?.text === text);
  expect(coded('Condition', 'Raised blood pressure')).toMatchObject({
    verificationStatus: { coding: [{ code: 'unconfirmed' }] },
  });
  expect(coded('Condition', 'Angina')).toMatchObject({
    verificationStatus: { coding: [{ code: 'refuted' }] },
  });
  expect(coded('Observation', 'Dyspnoea')).toMatchObject({ valueBoolean: true });
  expect(coded('Observation', 'Syncope')).toMatchObject({
    valueBoolean: false,
    code: { coding: [{ code: 'R55' }] },
  });
  expect(ofType(bundle, 'QuestionnaireResponse')).toMatchObject([
    { questionnaire: '#questions', contained: [{ resourceType: 'Questionnaire', id: 'questions' }] },
  ]);
  expect(ofType(bundle, 'MedicationStatement')).toHaveLength(2);
});

test('an illness carries the code of the finding that it is (specification 33.1)', () => {
  const vocabulary = [
    findingOf({ key: 'hypertension', name: 'Hypertension', kind: 'condition', section: 'past_medical' }),
  ];
  const pastMedicalIllnesses = ['hypertension', 'Something else'].map(name => ({
    id: name,
    name,
    onsetDate: '2012',
  }));
  const bundle = bundleOf({ ...profiled, pastMedicalIllnesses }, { vocabulary });
  expect(ofType(bundle, 'Condition')).toMatchObject([
    {
      code: { coding: [{ system: 'http://hl7.org/fhir/sid/icd-10-cm', code: 'I10' }] },
      onsetDateTime: '2012',
    },
    { code: { text: 'Something else' } },
  ]);
});

test('none, denied and not asked are told apart (specification 33.4)', () => {
  const bundle = bundleOf({ ...profiled, deniedSections: ['allergies', 'pastSurgicalHistory'] });
  const reason = (title: string) => sectionOf(bundle, title)?.emptyReason?.coding?.[0]?.code;
  expect(reason('Allergies and intolerances')).toBe('nilknown');
  expect(reason('Past procedures')).toBe('nilknown');
  expect(reason('Medications')).toBe('notasked');
  expect(reason('Family history')).toBe('notasked');
  expect(sectionOf(bundle, 'Immunizations')).toBeUndefined();
  expect(faultsOf(bundle)).toEqual([]);
});

test('a man is not asked whether he is pregnant (specification 33.1)', () => {
  expect(sectionOf(bundleOf({ ...profiled, gender: 'Male' }), 'Pregnancy')).toBeUndefined();
  expect(sectionOf(bundleOf(profiled), 'Pregnancy')?.emptyReason?.coding?.[0]?.code).toBe('notasked');
});

test('a complaint that only who is pregnant has tells the pregnancy (specification 33.1)', () => {
  const symptom = { id: 77, text: 'Bleeding in pregnancy', isAnswered: true };
  const bundle = bundleOf({ ...profiled, chiefComplaint: symptom });
  expect(sectionOf(bundle, 'Pregnancy')?.entry).toHaveLength(1);
  expect(JSON.stringify(bundle)).toContain('LA15173-0');
});

test('the pedigree is a history of each relative of whom something is known (specification 33.1)', () => {
  const family = known({
    Mother: { currentAge: 70, medicalConditions: [condition('Diabetes', 50)] },
    Father: { isAlive: false, ageAtDeath: 66, causeOfDeath: 'Stroke' },
  });
  const bundle = bundleOf({ ...profiled, familyHistory: family });
  expect(ofType(bundle, 'FamilyMemberHistory')).toMatchObject([
    {
      relationship: { coding: [{ code: 'FTH' }] },
      deceasedAge: { value: 66 },
      condition: [{ code: { text: 'Stroke' }, contributedToDeath: true }],
    },
    {
      relationship: { coding: [{ code: 'MTH' }] },
      ageAge: { value: 70 },
      condition: [{ code: { text: 'Diabetes' }, onsetAge: { value: 50, code: 'a' } }],
    },
  ]);
});

test('any filled case is a valid document (specification 33.3)', () => {
  fc.assert(
    fc.property(filledCase, anyExtendedFamily(12), (record, familyHistory) => {
      expect(faultsOf(bundleOf({ ...record, familyHistory }))).toEqual([]);
    }),
    { numRuns: 25 },
  );
});

const HOSTILE_TEXTS = [
  '<script>alert(1)</script>',
  '"}],"resourceType":"Patient',
  ']]><x/>&amp;&#0;',
  'a\u0000b\u001f\ud800c\u202e\uffff',
  '   ',
  '\n',
  'urn:uuid:1',
  'W'.repeat(9000),
];

test.each(HOSTILE_TEXTS)('whatever is typed stays a text (specification 33.5): %j', hostile => {
  const record: PatientRecord = {
    ...reviewed,
    name: hostile,
    residence: hostile,
    historyTaker: hostile,
    pastMedicalIllnesses: [{ id: '1', name: hostile, onsetDate: hostile, notes: hostile }],
    medicationHistory: [
      { id: '2', commercialName: hostile, dosage: hostile, route: hostile, startDate: hostile },
    ],
    allergies: [
      { id: '3', allergenName: hostile, symptoms: [hostile], reactionType: hostile, allergenType: hostile },
    ],
    pastSurgicalHistory: [{ id: '4', surgeryName: hostile, surgeryDate: hostile, complications: hostile }],
    vaccinationHistory: [{ id: '5', vaccineName: hostile, dateReceived: hostile }],
    familyHistory: HOSTILE,
  };
  const bundle = bundleOf(record);
  expect(faultsOf(bundle)).toEqual([]);
  for (const { text } of compositionOf(bundle).section ?? [])
    expect(text?.div).not.toMatch(/<(?!\/?(?:div|ul|li)\b)/);
  const back = lantana.xmlToObj(lantana.objToXml(bundle)) as Bundle;
  expect(resourcesOf(back)).toHaveLength(resourcesOf(bundle).length);
});
