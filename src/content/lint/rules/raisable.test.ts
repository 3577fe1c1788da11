import { expect, test } from 'vitest';
import { raisable } from '#content/lint/rules/raisable.ts';
import { at, messagesOf, silence } from '#content/sample-content.fixture.ts';

test('every diagnosis is raised by some answer', () => {
  expect(messagesOf(raisable)).toEqual([]);
});

test('a diagnosis that answers only speak against is caught', () => {
  const messages = messagesOf(raisable, draft => {
    silence(draft, 'pericarditis');
    at(at(at(draft.complaints, 0).questions, 0).choices, 1).points.pericarditis = -1;
  });
  expect(messages).toEqual(['pericarditis: no answer raises it']);
});
