import { expect, test } from 'vitest';
import { plainChoice } from '#content/lint/rules/plain-choice.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('qualified yeses without a plain one are caught', () => {
  const messages = messagesOf(plainChoice, draft => {
    const { choices } = at(at(draft.complaints, 0).questions, 6);
    at(choices, 0).text = 'Yes, at once';
    choices.push({ ...at(choices, 0), text: 'Yes, within minutes' });
  });
  expect(messages).toEqual(['position: has 2 qualified yeses and no plain one']);
});

test('a question without a choice for whom no other fits is caught', () => {
  const messages = messagesOf(plainChoice, draft => {
    at(at(draft.complaints, 0).questions, 1).choices.pop();
  });
  expect(messages).toEqual(['site: has no choice for whom none of the others fits']);
});
