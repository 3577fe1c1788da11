import { expect, test } from 'vitest';
import { dimensions } from '#content/lint/rules/dimensions.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a complaint covers what its archetype needs', () => {
  expect(messagesOf(dimensions)).toEqual([]);
});

test('a missing dimension is caught', () => {
  const messages = messagesOf(dimensions, draft => {
    at(at(draft.complaints, 0).questions, 0).covers = ['onset'];
    at(draft.complaints, 0).questions.splice(1, 2);
  });
  expect(messages[0]).toBe('nothing covers: course or timing, site, radiation');
});

test.each([
  ['discharge', 'amount, colour, blood'],
  ['bleeding', 'amount, colour, blood'],
  ['lump', 'change, tenderness'],
  ['episode', 'before, during, after, witness'],
  ['bowel', 'baseline'],
  ['urinary', 'baseline'],
  ['mood', 'self-harm'],
] as const)('a complaint of the archetype %s needs %s', (archetype, needed) => {
  const messages = messagesOf(dimensions, draft => {
    at(draft.complaints, 0).archetype = archetype;
  });
  expect(messages).toEqual([`nothing covers: ${needed}`]);
});

test('fewer than two red flags are caught', () => {
  const messages = messagesOf(dimensions, draft => {
    at(at(at(draft.complaints, 0).questions, 0).choices, 0).redFlag = [];
  });
  expect(messages).toEqual(['has 1 red flags, fewer than 2']);
});
