import { expect, test } from 'vitest';
import { cases } from '#content/lint/rules/cases.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a case answers exactly what its patient is asked', () => {
  expect(messagesOf(cases)).toEqual([]);
});

test('a complaint with fewer than two cases is caught', () => {
  expect(messagesOf(cases, draft => draft.cases.splice(1))).toEqual(['has 1 teaching cases, fewer than 2']);
});

test.each([
  [
    'an answer to a hidden question',
    { position: 'Yes' },
    'chest-pain/position is answered, but its condition hides it',
  ],
  ['an answer to no question', { tail: 'Yes' }, 'chest-pain/tail is answered, but there is no such question'],
  ['a choice that does not exist', { onset: 'At dawn' }, 'chest-pain/onset: there is no choice "At dawn"'],
  ['two choices of one', { onset: ['Over minutes', 'Not sure'] }, 'chest-pain/onset: needs one choice'],
  [
    'a denial among other choices',
    { with: ['Fever', 'None of these'] },
    '"None of these" contradicts the other choices',
  ],
  ['a duration without unit', { length: '2' }, 'is no duration such as "2 hours"'],
  ['a number in words', { severity: 'eight' }, '"eight" is no number'],
])('%s is caught', (_, answers, message) => {
  const messages = messagesOf(cases, draft => {
    Object.assign(at(draft.cases, 0).answers['chest-pain'] ?? {}, answers);
  });
  expect(messages.join('\n')).toContain(message);
});

test('a question that is left open is caught', () => {
  const messages = messagesOf(cases, draft => {
    delete at(draft.cases, 0).answers['chest-pain']?.worse;
  });
  expect(messages).toEqual(['A man with a heavy chest: chest-pain/worse is not answered']);
});

test('an answer to a question for the other sex is caught', () => {
  const messages = messagesOf(cases, draft => {
    at(at(draft.complaints, 0).questions, 7).for = 'female';
  });
  expect(messages).toEqual([
    expect.stringContaining('chest-pain/with is answered, but there is no such question for this patient'),
    expect.stringContaining('chest-pain/with'),
  ]);
});

test('a case of a complaint that it does not answer is caught', () => {
  const messages = messagesOf(cases, draft => {
    at(draft.cases, 0).answers = {};
  });
  expect(messages).toEqual(['A man with a heavy chest: does not answer "chest-pain"']);
});
