import { expect, test } from 'vitest';
import { fileName } from '#content/lint/rules/file-name.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('a complaint lies in a file of its name, in the folder of its first system', () => {
  expect(messagesOf(fileName)).toEqual([]);
});

test('a complaint with another name than its file is caught', () => {
  const messages = messagesOf(fileName, draft => {
    at(draft.complaints, 0).complaint = "Doctor's (first) pain: chest";
  });
  expect(messages).toEqual([expect.stringContaining('belongs in doctors-first-pain-chest.yaml')]);
});

test('a complaint in the folder of another system is caught', () => {
  const messages = messagesOf(fileName, draft => {
    at(draft.complaints, 0).folder = 'general';
  });
  expect(messages).toEqual([expect.stringContaining('its folder general')]);
});
