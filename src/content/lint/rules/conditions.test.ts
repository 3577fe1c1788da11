import { expect, test } from 'vitest';
import { conditions } from '#content/lint/rules/conditions.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a question may wait for a choice of an earlier question', () => {
  expect(messagesOf(conditions)).toEqual([]);
});

test.each([
  ['a parent that does not exist', { nowhere: ['Centre'] }, 'does not exist here'],
  ['a choice the parent does not have', { site: ['Left foot'] }, 'has no choice "Left foot"'],
  ['a parent that comes later', { worse: ['Breathing in'] }, 'comes later'],
  ['itself', { spread: ['Left arm'] }, 'waits for itself'],
  ['a question without choices to tick', { severity: ['8'] }, 'neither single nor multi'],
])('a question waiting for %s is caught', (_, when, message) => {
  const messages = messagesOf(conditions, draft => {
    at(at(draft.complaints, 0).questions, 2).when = when;
  });
  expect(messages.join('\n')).toContain(message);
});

test('two questions waiting for each other are caught', () => {
  const messages = messagesOf(conditions, draft => {
    at(at(draft.complaints, 0).questions, 2).when = { position: ['Yes'] };
    at(at(draft.complaints, 0).questions, 6).when = { spread: ['It does not spread'] };
  });
  expect(messages).toEqual([expect.stringContaining('spread: waits for "position", which comes later')]);
});
