import { expect, test } from 'vitest';
import type { Check } from './balance/all-checks.ts';
import { bestAnswers } from './balance/best-answers.ts';
import { commonestWins } from './balance/commonest-wins.ts';
import { nothingByDefault } from './balance/nothing-by-default.ts';
import { redFlagsFind } from './balance/red-flags-find.ts';
import { shareOf, symptomsAgree } from './balance/symptoms-agree.ts';
import { readIds } from './ids.ts';
import { provisionalKnowledge } from './knowledge.ts';
import { readContent } from './read-content.ts';

const knowledge = provisionalKnowledge(readContent().content, readIds());

test.each<[string, Check]>([
  ['for every diagnosis the answers that fit it best put it first', bestAnswers],
  ['for every complaint the commonest diagnosis wins when only typical answers are given', commonestWins],
  ['for every must-not-miss diagnosis its red flags alone put it in the first three', redFlagsFind],
  ['no diagnosis wins by default when everything is answered "none of these"', nothingByDefault],
  ['symptoms that each point to a diagnosis point to it together', symptomsAgree],
])('%s', (_, check) => {
  expect([...check(knowledge)]).toEqual([]);
});

test('fever and cough together raise pneumonia above either alone', () => {
  const pneumonia = knowledge.diagnosis('pneumonia');
  const complaints = knowledge.compiled.complaints.filter(({ key }) => key === 'fever' || key === 'cough');
  if (pneumonia === undefined) throw new Error('there is no pneumonia');
  const alone = complaints.map(complaint => shareOf(pneumonia, [complaint], knowledge));
  expect(alone).toHaveLength(2);
  expect(shareOf(pneumonia, complaints, knowledge)).toBeGreaterThan(Math.min(...alone));
});
