import { expect, test } from 'vitest';
import type { Check } from '#content/balance/all-checks.ts';
import { bestAnswers } from '#content/balance/best-answers.ts';
import { commonestWins } from '#content/balance/commonest-wins.ts';
import { nothingByDefault } from '#content/balance/nothing-by-default.ts';
import { redFlagsFind } from '#content/balance/red-flags-find.ts';
import { standing, symptomsAgree } from '#content/balance/symptoms-agree.ts';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { wholeContent } from '#content/whole-content.fixture.ts';

const playable = provisionalContent(wholeContent(), readIds());

test.each<[string, Check]>([
  ['for every diagnosis the answers that fit it best put it first', bestAnswers],
  ['for every complaint the commonest diagnosis wins when only typical answers are given', commonestWins],
  ['for every must-not-miss diagnosis its red flags alone put it in the first three', redFlagsFind],
  ['no diagnosis wins by default when everything is answered "none of these"', nothingByDefault],
  ['two symptoms that are usual for a diagnosis put it among the first three together', symptomsAgree],
])('%s', (_, check) => {
  expect([...check(playable)]).toEqual([]);
});

test('fever and cough together raise pneumonia: its lead grows beyond either alone', () => {
  const pneumonia = playable.diagnosis('pneumonia');
  const complaints = playable.compiled.complaints.filter(({ key }) => key === 'fever' || key === 'cough');
  if (pneumonia === undefined) throw new Error('there is no pneumonia');
  const leads = complaints.map(complaint => standing(pneumonia, [complaint], playable).lead);
  const together = standing(pneumonia, complaints, playable);
  expect(leads).toHaveLength(2);
  expect(together.rank).toBe(1);
  expect(together.lead).toBeGreaterThan(Math.max(...leads));
});
