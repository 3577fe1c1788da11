import { expect, test } from 'vitest';
import { compile } from '#content/compile/compile.ts';
import { NO_IDS, settledIds } from '#content/compile/ids.ts';
import type { Content } from '#content/read/content.ts';
import { at, changedContent, sampleContent } from '#content/sample-content.fixture.ts';

function compiled(content: Content) {
  return compile(content, settledIds(content, NO_IDS));
}

const sample = compiled(sampleContent());

test('questions keep their order, kind and sex as numbers (specification 9.10, 28.1)', () => {
  expect(sample.questions.map(({ key, type, order }) => [key, type, order]).slice(0, 5)).toEqual([
    ['onset', 1, 1],
    ['site', 4, 2],
    ['spread', 1, 3],
    ['length', 3, 4],
    ['severity', 2, 5],
  ]);
  const forMen = changedContent(draft => {
    at(draft.complaints, 0).for = 'male';
    at(at(draft.complaints, 0).questions, 1).for = 'male';
  });
  expect(sample.questions.every(question => question.maleFemale === 2)).toBe(true);
  expect(compiled(forMen).questions.every(question => question.maleFemale === 1)).toBe(true);
});

test('a question carries the first of what it covers', () => {
  expect(sample.questions.slice(0, 3).map(({ covers }) => covers)).toEqual(['onset', 'site', 'radiation']);
});

test('a condition names its parent question and the choice that triggers it', () => {
  const [condition] = sample.conditions;
  const child = sample.questions.find(({ id }) => id === condition?.questionId);
  const trigger = sample.choices.find(({ id }) => id === condition?.triggerChoiceId);
  expect(child).toMatchObject({ key: 'spread', parentQuestionId: condition?.parentQuestionId });
  expect(trigger).toMatchObject({ text: 'Centre', questionId: condition?.parentQuestionId });
});

test('each choice of the first question carries the head start, and says which part of its points it is', () => {
  const onset = sample.choices.filter(({ questionId }) => questionId === 1).map(({ id }) => id);
  const headStarts = onset.map(id =>
    sample.values
      .filter(value => value.choiceId === id && value.headStart > 0)
      .map(value => [value.diagnosisId, value.headStart]),
  );
  expect(headStarts[0]?.length).toBeGreaterThan(0);
  expect(headStarts[1]).toEqual(expect.arrayContaining(headStarts[0] ?? []));
  expect(headStarts[2]).toEqual(expect.arrayContaining(headStarts[0] ?? []));
  expect(
    sample.values.filter(value => value.headStart > 0).every(value => onset.includes(value.choiceId)),
  ).toBe(true);
});

test('a medication is known by the other names of its substances and of its kind', () => {
  expect(sample.medications[0]?.synonyms).toEqual(['acetaminophen', 'pain tablets']);
});

test('age groups whose factor is 1 are left out', () => {
  const content = changedContent(draft => {
    at(draft.diagnoses, 0).ages = { '0-4': 0, '5-17': 1, '80+': 1.5 };
  });
  expect(compiled(content).diagnoses[0]?.ageFactors).toEqual([
    { from: 0, to: 4, factor: 0 },
    { from: 80, to: 150, factor: 1.5 },
  ]);
});

test('the hash changes exactly when the content does', () => {
  const reworded = changedContent(draft => {
    at(at(draft.complaints, 0).questions, 0).ask = 'How did the pain begin?';
  });
  expect(compiled(sampleContent()).contentHash).toBe(sample.contentHash);
  expect(compiled(reworded).contentHash).not.toBe(sample.contentHash);
});

test('an entry without an id is refused', () => {
  expect(() => compile(sampleContent(), NO_IDS)).toThrow('run --fix-ids');
});

test('references to what does not exist are left out', () => {
  const content = changedContent(draft => {
    at(at(at(draft.complaints, 0).questions, 1).choices, 0).points = { tail: 3 };
    at(draft.diagnoses, 0).findings = { tail: 3 };
  });
  expect(compiled(content).values.every(value => value.diagnosisId > 0)).toBe(true);
  expect(compiled(content).findings.some(({ diagnosisId }) => diagnosisId === 1)).toBe(false);
});
