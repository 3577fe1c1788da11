import { expect, test } from 'vitest';
import { NO_IDS, settledIds } from '#content/compile/ids.ts';
import { idsUpToDate } from '#content/lint/rules/ids.ts';
import { at, messagesOf, sampleContent } from '#content/sample-content.fixture.ts';

const rule = idsUpToDate(settledIds(sampleContent(), NO_IDS));

test('every entry has its id', () => {
  expect(messagesOf(rule)).toEqual([]);
});

test('an entry without an id and an id without an entry are caught', () => {
  const added = messagesOf(rule, draft => draft.familyConditions.push({ name: 'Gout', synonyms: [] }));
  const removed = messagesOf(rule, draft => at(at(draft.complaints, 0).questions, 0).choices.splice(0, 1));
  expect(added).toEqual([expect.stringContaining('is out of date')]);
  expect(removed).toEqual([expect.stringContaining('is out of date')]);
});
