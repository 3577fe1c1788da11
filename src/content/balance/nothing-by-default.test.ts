import { expect, test } from 'vitest';
import { nothingByDefault } from '#content/balance/nothing-by-default.ts';
import { checked } from '#content/balance/sample-playable.ts';
import { at } from '#content/sample-content.fixture.ts';

test('no diagnosis wins by default when everything is answered "none of these"', () => {
  expect(checked(nothingByDefault)).toEqual([]);
});

test('a diagnosis that takes more than half when everything is denied is caught, for either sex', () => {
  const faults = checked(nothingByDefault, draft => {
    at(at(at(draft.complaints, 0).questions, 7).choices, 1).points = {
      muscle: 10,
      infarction: -2,
      angina: -2,
    };
    for (const diagnosis of draft.diagnoses) diagnosis.commonness = 1;
  });
  expect(faults).toEqual([
    'chest-pain: Name of muscle takes 100 % when a male denies everything',
    'chest-pain: Name of muscle takes 100 % when a female denies everything',
  ]);
});
