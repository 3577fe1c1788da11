import { expect, test } from 'vitest';
import { ALL_RULES, problemsIn } from '#content/lint/all-rules.ts';
import { at, changedContent, sampleContent } from '#content/sample-content.fixture.ts';

test('content without fault has no problems', () => {
  expect(problemsIn(sampleContent())).toEqual([]);
});

test('a problem names its file, its rule and what is wrong', () => {
  const content = changedContent(draft => {
    at(draft.complaints, 0).sources = [];
  });
  expect(problemsIn(content)).toEqual([
    { file: 'complaints/cardiovascular/chest-pain.yaml', rule: 'sources', message: 'names no source' },
  ]);
});

test('no two rules have the same name', () => {
  expect(new Set(ALL_RULES.map(({ name }) => name)).size).toBe(ALL_RULES.length);
});
