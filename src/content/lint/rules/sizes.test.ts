import { expect, test } from 'vitest';
import { sizes } from '#content/lint/rules/sizes.ts';
import { at, messagesOf, silence } from '#content/sample-content.fixture.ts';

test('the sample is neither too small nor too large', () => {
  expect(messagesOf(sizes)).toEqual([]);
});

test('fewer than 8 and more than 30 questions are caught', () => {
  const few = messagesOf(sizes, draft => at(draft.complaints, 0).questions.splice(7));
  const many = messagesOf(sizes, draft => {
    const { questions } = at(draft.complaints, 0);
    questions.push(...questions, ...questions, ...questions.slice(0, 4));
  });
  expect(few).toEqual(['has 7 questions, not 8 to 30']);
  expect(many).toEqual(['has 31 questions, not 8 to 30']);
});

test('fewer than 2 and more than 12 choices are caught', () => {
  const few = messagesOf(sizes, draft => at(at(draft.complaints, 0).questions, 7).choices.splice(1));
  const many = messagesOf(sizes, draft => {
    const { choices } = at(at(draft.complaints, 0).questions, 7);
    choices.push(...Array.from({ length: 11 }, () => at(choices, 0)));
  });
  expect(few).toEqual(['with: has 1 choices, not 2 to 12']);
  expect(many).toEqual(['with: has 13 choices, not 2 to 12']);
});

test('fewer than two follow-ups are caught', () => {
  const messages = messagesOf(sizes, draft => {
    at(at(draft.complaints, 0).questions, 2).when = {};
  });
  expect(messages).toEqual([expect.stringContaining('has 1 follow-ups')]);
});

test('fewer than eight diagnoses to tell apart are caught', () => {
  const messages = messagesOf(sizes, draft => {
    silence(draft, 'pericarditis');
  });
  expect(messages).toEqual(['raises 7 diagnoses, fewer than 8']);
});
