import { expect, test } from 'vitest';
import { findingRaised } from '#content/lint/rules/finding-raised.ts';
import { at, messagesOf, silence } from '#content/sample-content.fixture.ts';

test('every diagnosis is raised by an answer of each complaint that is usual for it', () => {
  expect(messagesOf(findingRaised)).toEqual([]);
});

test('a usual complaint whose answers only speak against the diagnosis is caught', () => {
  const messages = messagesOf(findingRaised, draft => {
    silence(draft, 'pericarditis');
    at(at(at(draft.complaints, 0).questions, 0).choices, 1).points.pericarditis = -1;
  });
  expect(messages).toEqual(['pericarditis: usual behind "chest-pain", but no answer there raises it']);
});

test('a complaint which fewer than half of the patients have need not raise it', () => {
  const messages = messagesOf(findingRaised, draft => {
    silence(draft, 'pericarditis');
    for (const { key, findings } of draft.diagnoses) if (key === 'pericarditis') findings['chest-pain'] = 2;
  });
  expect(messages).toEqual([]);
});
