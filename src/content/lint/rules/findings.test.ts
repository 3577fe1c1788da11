import { expect, test } from 'vitest';
import { findings } from '#content/lint/rules/findings.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a diagnosis lists the complaints that raise it', () => {
  expect(messagesOf(findings)).toEqual([]);
});

test('a diagnosis that does not list a complaint raising it is caught', () => {
  const messages = messagesOf(findings, draft => {
    at(draft.diagnoses, 0).findings = {};
  });
  expect(messages).toEqual(['dissection: "chest-pain" raises it but is not among its findings']);
});
