import { expect, test } from 'vitest';
import { askMeaning } from '#domain/practice/consultation/ask.ts';
import { beginConsultation } from '#domain/practice/consultation/consultation.ts';
import { questionContext } from '#domain/practice/consultation/question-context.ts';
import { BAKER } from '#domain/practice/patient/patient.fixture.ts';

const begun = beginConsultation(BAKER, '2026-11-27');

test('a question is understood before what was told so far, and what was told last', () => {
  const sick = askMeaning(begun, 'Do you feel sick?', ['presence:nausea']);
  expect(questionContext(sick)).toMatchObject({
    lastIntents: ['presence:nausea'],
    toldFindings: ['nausea'],
    toldLast: ['nausea'],
  });
  const after = askMeaning(sick, 'When did it start?', ['attribute:onset']);
  expect(questionContext(after)).toMatchObject({ toldFindings: ['nausea'], toldLast: [] });
});

test('before anything was said nothing was told', () => {
  expect(questionContext(begun)).toMatchObject({ lastIntents: [], toldFindings: [], toldLast: [] });
  expect(questionContext(begun).ownFindings).toContain('nausea');
});
