import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { playableOf } from '#content/play/playable-content.ts';
import { draftOf } from '#content/practice/patients/draft-of.ts';
import { patientWording } from '#content/practice/patients/rules/patient-wording.ts';
import { at, sampleContent } from '#content/sample-content.fixture.ts';
import { patient } from '#content/schema/patient.ts';

const content = sampleContent();
const draft = draftOf(at(content.cases, 0), playableOf(content));
const entry = patient.parse(parse(draft.yaml));

test('a draft holds all that the teaching case answers', () => {
  expect(draft.key).toBe('chest-pain-draft');
  expect(entry).toMatchObject({ complaint: 'chest-pain', person: { age: 60, sex: 'male' } });
  const answers = Object.assign({}, ...entry.facts.map(fact => fact.answers));
  const { with: _, ...told } = at(content.cases, 0).answers['chest-pain'] ?? {};
  expect(answers).toEqual(told);
  expect(Object.keys(entry.denies)).toEqual(['fever']);
});

test('it is refused until it is written', () => {
  const written = { ...entry, key: draft.key, file: 'patients/chest-pain-draft.yaml' };
  const messages = [...patientWording.check({ ...content, patients: [written] })].map(
    ({ message }) => message,
  );
  expect(messages).toContain('is a draft: something is still to be written where it says WRITE');
});
