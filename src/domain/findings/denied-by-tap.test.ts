import { describe, expect, it } from 'vitest';
import { deniedByTap } from '#domain/findings/denied-by-tap.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import type { Finding } from '#domain/findings/finding.ts';
import { knownFindings, whereKnown } from '#domain/findings/known-findings.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import { multiAnswer } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { CHEST_PAIN } from '#tests/examples/cases.ts';
import { saying } from '#tests/examples/findings.ts';
import { question } from '#tests/examples/sample-questions.ts';

const finding = (key: string, rest: Partial<Finding> = {}): Finding => ({
  key,
  name: key,
  words: key,
  synonyms: [],
  ask: null,
  kind: 'habit',
  section: 'social',
  complaintId: null,
  riskId: null,
  genderFilter: 'both',
  ages: { from: 0, to: 120 },
  ...rest,
});

const VOCABULARY = [
  finding('smoking'),
  finding('ex-smoker'),
  finding('passive-smoking'),
  finding('family-stroke', { kind: 'family', name: 'Family history of stroke', section: 'family' }),
  finding('tb-household', { kind: 'family', name: 'Tuberculosis in the household', section: 'family' }),
  finding('diabetes', { kind: 'condition', section: 'past_medical' }),
];

const EMPTY = emptyCase('November 22, 2026');
const NEVER_SMOKED = { ...EMPTY, deniedSections: ['smokingHistory'] } as const;
const said = (record: typeof EMPTY) => ({ record, stored: {}, notAsked: [] });

describe('A tap that denies a section (specification 13.32)', () => {
  it('denies what it names, and nothing beside it', () => {
    expect(deniedByTap(NEVER_SMOKED, VOCABULARY).map(({ key }) => key)).toEqual(['smoking', 'ex-smoker']);
    const family = { ...EMPTY, deniedSections: ['familyHistory'] } as const;
    expect(deniedByTap(family, VOCABULARY).map(({ key }) => key)).toEqual(['family-stroke']);
  });

  it('denies no single illness when the patient says there was none at all', () => {
    const healthy = { ...EMPTY, deniedSections: ['pastMedicalIllnesses'] } as const;
    expect(deniedByTap(healthy, VOCABULARY)).toEqual([]);
  });

  it('reaches the likelihood as denied', () => {
    expect(differentialOf(said(NEVER_SMOKED), VOCABULARY)).toMatchObject({
      present: [],
      denied: ['smoking', 'ex-smoker'],
    });
  });

  it('is known as denied in past history', () => {
    const known = knownFindings(statementsOf(said(NEVER_SMOKED), VOCABULARY)).get('smoking');
    expect(known && whereKnown(known)).toBe('denied in past history');
  });

  it('gives way to what was told in the interview', () => {
    const asked = question(9, 'Do you smoke?', {
      type: QUESTION_TYPE.multi,
      choices: [saying(91, 'Yes', { finding: 'smoking' })],
    });
    const answer = multiAnswer({ question: asked, symptomId: CHEST_PAIN.id }, asked.choices);
    const record = { ...NEVER_SMOKED, answers: answer ? [answer] : [] };
    const statements = statementsOf(said(record), VOCABULARY);
    expect(statements.map(({ key, isPresent }) => [key, isPresent])).toEqual([
      ['smoking', true],
      ['ex-smoker', false],
    ]);
  });
});
