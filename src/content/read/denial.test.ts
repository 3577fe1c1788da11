import { expect, test } from 'vitest';
import { denialOf } from '#content/read/denial.ts';

const texts = (...list: readonly string[]) => list.map(text => ({ text }));

test('the denial of a multiple choice question is its last choice, however worded', () => {
  expect(denialOf(texts('Fever', 'None of these'), true)?.text).toBe('None of these');
  expect(denialOf(texts('Rest', 'Nothing I know of'), true)?.text).toBe('Nothing I know of');
  expect(denialOf(texts('No strength in one arm', 'Fever'), true)).toBeUndefined();
});

test('the denial of a single choice question is a plain no', () => {
  expect(denialOf(texts('Never', 'Once'), false)?.text).toBe('Never');
  expect(denialOf(texts('Some', 'Nothing stays down, not even sips'), false)).toBeUndefined();
});
