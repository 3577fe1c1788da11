import { expect, test } from 'vitest';
import type { Check } from './balance/all-checks.ts';
import { bestAnswers } from './balance/best-answers.ts';
import { commonestWins } from './balance/commonest-wins.ts';
import { nothingByDefault } from './balance/nothing-by-default.ts';
import { redFlagsFind } from './balance/red-flags-find.ts';
import { standing, symptomsAgree } from './balance/symptoms-agree.ts';
import { readIds } from './ids.ts';
import { provisionalKnowledge } from './knowledge.ts';
import { readContent } from './read-content.ts';

const knowledge = provisionalKnowledge(readContent().content, readIds());

test.each<[string, Check]>([
  ['for every diagnosis the answers that fit it best put it first', bestAnswers],
  ['for every complaint the commonest diagnosis wins when only typical answers are given', commonestWins],
  ['for every must-not-miss diagnosis its red flags alone put it in the first three', redFlagsFind],
  ['no diagnosis wins by default when everything is answered "none of these"', nothingByDefault],
  ['two symptoms that are usual for a diagnosis put it among the first three together', symptomsAgree],
])('%s', (_, check) => {
  expect([...check(knowledge)]).toEqual([]);
});

test('fever and cough together raise pneumonia: its lead grows beyond either alone', () => {
  const pneumonia = knowledge.diagnosis('pneumonia');
  const complaints = knowledge.compiled.complaints.filter(({ key }) => key === 'fever' || key === 'cough');
  if (pneumonia === undefined) throw new Error('there is no pneumonia');
  const leads = complaints.map(complaint => standing(pneumonia, [complaint], knowledge).lead);
  const together = standing(pneumonia, complaints, knowledge);
  expect(leads).toHaveLength(2);
  expect(together.rank).toBe(1);
  expect(together.lead).toBeGreaterThan(Math.max(...leads));
});
