import { expect, test } from 'vitest';
import { at, messagesOf } from '../sample-content.ts';
import { findings } from './findings.ts';

test('a diagnosis lists the complaints that raise it', () => {
  expect(messagesOf(findings)).toEqual([]);
});

test('a diagnosis that does not list a complaint raising it is caught', () => {
  const messages = messagesOf(findings, draft => {
    at(draft.diagnoses, 0).findings = {};
  });
  expect(messages).toEqual(['dissection: "chest-pain" raises it but is not among its findings']);
});
