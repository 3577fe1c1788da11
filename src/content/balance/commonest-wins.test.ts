import { expect, test } from 'vitest';
import { commonestWins } from '#content/balance/commonest-wins.ts';
import { checked } from '#content/balance/sample-playable.ts';
import { at } from '#content/sample-content.fixture.ts';

test('for every complaint the commonest diagnosis wins when only typical answers are given', () => {
  expect(checked(commonestWins)).toEqual([]);
});

test('a complaint whose commonest diagnosis loses with typical answers is caught', () => {
  const faults = checked(commonestWins, draft => {
    for (const diagnosis of draft.diagnoses) diagnosis.commonness = diagnosis.key === 'muscle' ? 3 : 2;
    at(at(at(draft.complaints, 0).questions, 5).choices, 1).points = { muscle: 1, angina: 9 };
  });
  expect(faults).toEqual(['chest-pain: Name of angina wins with answers typical of Name of muscle']);
});
