import { expect, test } from 'vitest';
import { checked, samplePlayable } from '#content/balance/sample-playable.ts';
import { standing, symptomsAgree } from '#content/balance/symptoms-agree.ts';
import type { Content } from '#content/read/content.ts';
import { at, type Draft } from '#content/sample-content.fixture.ts';

/** A second complaint with the same questions, as usual for every diagnosis as the first. */
function addCough(draft: Draft<Content>): void {
  const cough = structuredClone(at(draft.complaints, 0));
  draft.complaints.push({
    ...cough,
    key: 'cough',
    complaint: 'Cough',
    file: 'complaints/general/cough.yaml',
  });
  for (const diagnosis of draft.diagnoses) Object.assign(diagnosis.findings, { cough: 3 });
}

test('two symptoms that are usual for a diagnosis put it among the first three together', () => {
  expect(checked(symptomsAgree, addCough)).toEqual([]);
});

test('two usual symptoms whose answers speak more for three others are caught', () => {
  const faults = checked(symptomsAgree, draft => {
    addCough(draft);
    const rivals = { dissection: 9, infarction: 9, angina: 9 };
    for (const complaint of draft.complaints)
      at(at(complaint.questions, 7).choices, 0).points = { pneumonia: 1, ...rivals };
  });
  expect(faults).toEqual([
    expect.stringMatching(/^pneumonia: chest-pain and cough together put it at [4-9]$/),
  ]);
});

test('the lead over the best rival adds up over the symptoms', () => {
  const playable = samplePlayable(addCough);
  const [one, other] = playable.compiled.complaints;
  const infarction = playable.diagnosis('infarction');
  if (one === undefined || other === undefined || infarction === undefined)
    throw new Error('not in the sample');
  const alone = standing(infarction, [one], playable);
  expect(alone.rank).toBe(1);
  expect(standing(infarction, [one, other], playable)).toEqual({ rank: 1, lead: 2 * alone.lead });
});
