import { expect, test } from 'vitest';
import { knownKeys } from '#content/lint/rules/known-keys.ts';
import type { Content } from '#content/read/content.ts';
import { at, type Draft, messagesOf } from '#content/sample-content.fixture.ts';

test('every key that is named exists', () => {
  expect(messagesOf(knownKeys)).toEqual([]);
});

test.each([
  ['body system', 'body systems', (draft: Sample) => at(draft.complaints, 0).systems.push('tail')],
  [
    'diagnosis in points',
    'diagnoses',
    (draft: Sample) => Object.assign(firstChoice(draft).points, { tail: 2 }),
  ],
  ['diagnosis of a red flag', 'diagnoses', (draft: Sample) => firstChoice(draft).redFlag.push('tail')],
  ['finding', 'findings', (draft: Sample) => Object.assign(at(draft.diagnoses, 0).findings, { tail: 2 })],
  ['risk', 'risks', (draft: Sample) => Object.assign(at(draft.diagnoses, 0).risks, { family: { tail: 2 } })],
  [
    'expected diagnosis',
    'diagnoses',
    (draft: Sample) => Object.assign(at(draft.cases, 0), { expected: 'tail' }),
  ],
])('an unknown %s is caught', (_, what, change) => {
  const messages = messagesOf(knownKeys, draft => void change(draft));
  expect(messages).toEqual([expect.stringMatching(`${what} that do not exist: (family/)?tail`)]);
});

type Sample = Draft<Content>;

function firstChoice(draft: Sample) {
  return at(at(at(draft.complaints, 0).questions, 0).choices, 0);
}
