import { expect, test } from 'vitest';
import { means } from '#content/lint/rules/means.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test.each([
  ['without any meaning', {}, 'has no finding, denies none, and no phrase says what attribute it is'],
  ['with an unknown finding', { finding: 'ague' }, 'there is no finding "ague"'],
  ['that denies an unknown finding', { denies: 'ague' }, 'there is no finding "ague"'],
  ['with a phrase as patients speak', { phrase: 'it hurts me' }, '"it hurts me" is how a patient speaks'],
  [
    'with a phrase that is a sentence',
    { phrase: 'central.' },
    '"central." is part of a sentence and ends like one',
  ],
  [
    'with a phrase that has a capital',
    { phrase: 'Central' },
    '"Central" stands in mid-sentence and begins with a capital',
  ],
])('a choice %s is caught', (_what, meaning, message) => {
  const messages = messagesOf(means, draft => {
    const choice = at(at(at(draft.complaints, 0).questions, 1).choices, 0);
    delete choice.phrase;
    Object.assign(choice, meaning);
  });
  expect(messages).toEqual([`site › Centre: ${message}`]);
});

test('a denial means what the others mean, and who cannot say means nothing', () => {
  expect(messagesOf(means)).toEqual([]);
});
