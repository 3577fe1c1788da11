import { expect, test } from 'vitest';
import { bestAnswers } from '#content/balance/best-answers.ts';
import { checked } from '#content/balance/sample-playable.ts';
import { at } from '#content/sample-content.fixture.ts';

test('for every diagnosis the answers that fit it best put it first', () => {
  expect(checked(bestAnswers)).toEqual([]);
});

test('a diagnosis that another outdoes in all its answers is caught', () => {
  const faults = checked(bestAnswers, draft => {
    at(at(at(draft.complaints, 0).questions, 7).choices, 0).points = { pneumonia: 1, embolism: 4 };
  });
  expect(faults).toEqual([
    'pneumonia: the answers that fit it best never put it first: chest-pain (Name of embolism wins)',
  ]);
});
