import { expect, test } from 'vitest';
import { sex } from '#content/lint/rules/sex.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

const ONLY_WOMEN = { male: 0, female: 1 };

test('the sample contradicts no sex', () => {
  expect(messagesOf(sex)).toEqual([]);
});

test("a question for the other sex than its complaint's is caught", () => {
  const messages = messagesOf(sex, draft => {
    at(draft.complaints, 0).for = 'male';
    at(at(draft.complaints, 0).questions, 1).for = 'female';
  });
  expect(messages).toEqual(['site: is for the female, its complaint for the male']);
});

test("a choice for the other sex than its question's is caught", () => {
  const messages = messagesOf(sex, draft => {
    at(at(draft.complaints, 0).questions, 1).for = 'male';
    at(at(at(draft.complaints, 0).questions, 1).choices, 0).for = 'female';
  });
  expect(messages).toContainEqual(
    expect.stringContaining('is for the female, its question for the other sex'),
  );
});

test('a question waiting for a question to the other sex is caught', () => {
  const messages = messagesOf(sex, draft => {
    at(at(draft.complaints, 0).questions, 1).for = 'female';
    at(at(draft.complaints, 0).questions, 2).for = 'male';
  });
  expect(messages).toEqual([expect.stringContaining('waits for a question to the female')]);
});

test('a complaint for males raising a diagnosis impossible in males is caught, in its choices and its findings', () => {
  const messages = messagesOf(sex, draft => {
    at(draft.complaints, 0).for = 'male';
    at(draft.diagnoses, 7).sex = ONLY_WOMEN;
  });
  expect(messages).toEqual([
    'worse › Breathing in: pericarditis is impossible in a male',
    'position › Yes: pericarditis is impossible in a male',
    'position › No: pericarditis is impossible in a male',
    'pericarditis: is impossible in a male, but "chest-pain" is for the male',
  ]);
});

test('a question to males about a diagnosis impossible in males is caught', () => {
  const messages = messagesOf(sex, draft => {
    at(at(draft.complaints, 0).questions, 6).for = 'male';
    at(draft.diagnoses, 7).sex = ONLY_WOMEN;
  });
  expect(messages).toHaveLength(2);
});

test('a case of a sex that cannot have its diagnosis or complaint is caught', () => {
  const messages = messagesOf(sex, draft => {
    at(draft.complaints, 0).for = 'female';
    at(draft.diagnoses, 2).sex = ONLY_WOMEN;
    draft.cases.splice(1);
  });
  expect(messages).toEqual([
    'A man with a heavy chest: infarction is impossible in a male',
    'A man with a heavy chest: "chest-pain" is for the female',
  ]);
});
