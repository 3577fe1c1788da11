import { expect, test } from 'vitest';
import { redFlagsFind } from '#content/balance/red-flags-find.ts';
import { checked } from '#content/balance/sample-playable.ts';
import { at } from '#content/sample-content.fixture.ts';

test('for every must-not-miss diagnosis its red flags alone put it in the first three', () => {
  expect(checked(redFlagsFind)).toEqual([]);
});

test('a diagnosis that must not be missed and has no red flag is caught', () => {
  const faults = checked(redFlagsFind, draft => {
    at(draft.diagnoses, 7).mustNotMiss = true;
  });
  expect(faults).toEqual(['pericarditis: must not be missed, but no answer is its red flag']);
});

test('red flags that speak more for three others are caught', () => {
  const faults = checked(redFlagsFind, draft => {
    const { points } = at(at(at(draft.complaints, 0).questions, 0).choices, 0);
    Object.assign(points, { pneumonia: 10, muscle: 10, infarction: 10 });
  });
  expect(faults).toEqual([
    'dissection: its red flags in chest-pain put it at 4',
    'embolism: its red flags in chest-pain put it at 5',
  ]);
});
