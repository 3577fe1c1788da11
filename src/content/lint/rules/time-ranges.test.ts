import { expect, test } from 'vitest';
import { timeRanges } from '#content/lint/rules/time-ranges.ts';
import { at, messagesOf } from '#content/sample-content.fixture.ts';

test('ranges meet at shared bounds from 0 to 100 years', () => {
  expect(messagesOf(timeRanges)).toEqual([]);
});

test.each([
  ['a gap', 1, [30, 1440, 'minutes'], 'leaves a gap: begin it at 20 minutes'],
  ['an overlap', 1, [10, 1440, 'minutes'], 'leaves an overlap: begin it at 20 minutes'],
  ['a late beginning', 0, [1, 20, 'minutes'], 'leaves a gap: begin it at 0 minutes'],
  ['an early end', 2, [1, 99, 'days'], 'up to 100 years are not covered'],
  ['a range from back to front', 1, [20, 10, 'minutes'], 'ends before it begins'],
  ['a year after twelve months of 30 days', 2, [1, 100, 'years'], 'leaves a gap'],
] as const)('%s is caught', (_, index, range, message) => {
  const messages = messagesOf(timeRanges, draft => {
    at(at(at(draft.complaints, 0).questions, 3).choices, index).range = [...range];
  });
  expect(messages.join('\n')).toContain(message);
});

test('a choice of a duration question without a range is caught', () => {
  const messages = messagesOf(timeRanges, draft => {
    delete at(at(at(draft.complaints, 0).questions, 3).choices, 2).range;
  });
  expect(messages.join('\n')).toContain('"Longer" has no range');
});
