import { expect, test } from 'vitest';
import { headStartsOf } from '#content/compile/head-start.ts';
import type { Content } from '#content/read/content.ts';
import { at, changedContent, silence } from '#content/sample-content.fixture.ts';

function headStarts(content: Content) {
  return headStartsOf(at(content.complaints, 0), new Map(content.diagnoses.map(entry => [entry.key, entry])));
}

const level = changedContent(draft => {
  for (const diagnosis of draft.diagnoses) diagnosis.commonness = 1;
});

test('diagnoses that are equally common and present alike start level', () => {
  expect([...headStarts(level).values()]).toEqual(Array.from({ length: 8 }, () => 0));
});

test('a common diagnosis starts ahead of a rare one, and a usual presentation ahead of an unusual one', () => {
  const content = changedContent(draft => {
    for (const diagnosis of draft.diagnoses) diagnosis.commonness = 1;
    at(draft.diagnoses, 1).commonness = 5;
    at(draft.diagnoses, 2).findings = { 'chest-pain': 5 };
    at(draft.diagnoses, 3).findings = { 'chest-pain': 1 };
  });
  const start = headStarts(content);
  expect(start.get('embolism')).toBeGreaterThan(start.get('dissection') ?? 0);
  expect(start.get('infarction')).toBeGreaterThan(start.get('dissection') ?? 0);
  expect(start.get('angina')).toBe(0);
});

test('the head start stays between 0 and 10 points, and is given only to what the complaint raises', () => {
  const content = changedContent(draft => {
    silence(draft, 'pericarditis');
    at(draft.diagnoses, 4).commonness = 5;
    at(draft.diagnoses, 0).findings = {};
  });
  const start = headStarts(content);
  expect(start.has('pericarditis')).toBe(false);
  expect(Math.min(...start.values())).toBe(0);
  expect(Math.max(...start.values())).toBeLessThanOrEqual(10);
});
