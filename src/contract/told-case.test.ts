import { expect, test } from 'vitest';
import { historyRecommendationsRequest } from '#contract/history-recommendations.ts';
import { choicesTold } from '#contract/told-case.ts';

test('a choice that is told again counts once, wherever and however it is written (specification 28.31)', () => {
  const told = [
    { questionId: 1, choiceId: '7,8,7' },
    { questionId: 2, choiceId: ' 07' },
    { questionId: 3, choiceId: 9 },
  ];
  expect(choicesTold.parse(told)).toEqual([
    { questionId: 1, choiceId: '7,8' },
    { questionId: 3, choiceId: '9' },
  ]);
});

const ASKED = {
  patientProfile: { age: 50, gender: 'Male' },
  chiefComplaint: { id: 1, text: 'Cough' },
  historySection: 'social',
};

test('symptoms are told once, and history pages as far as they are read (specification 28.31)', () => {
  const fever = { id: 2, text: 'Fever' };
  const read = historyRecommendationsRequest.parse({
    ...ASKED,
    associatedSymptoms: [fever, fever],
    recorded: Array.from({ length: 100 }, () => 'x'.repeat(2000)),
  });
  expect(read.associatedSymptoms).toEqual([fever]);
  expect(read.recorded.join('')).toHaveLength(60_000);
});
