import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { RedFlag } from '#domain/questionnaire/question.ts';
import { complaining, HEADACHE, question } from '#tests/examples/sample-questions.ts';
import { PATIENT, reviewedCase } from '#tests/examples/seeded-session.ts';
import { intercept, readApi } from './network.ts';
import { openQuestionAt } from './question-at.ts';
import { openAt } from './session.ts';

const flag = (diagnosisId: number, name: string, urgency: RedFlag['urgency']): RedFlag => ({
  diagnosisId,
  name,
  urgency,
});
const BLEEDING = flag(1, 'Subarachnoid haemorrhage', 'now');
const MENINGITIS = flag(2, 'Meningitis', 'now');
const ARTERITIS = flag(3, 'Giant cell arteritis', 'today');
const TUMOUR = flag(4, 'Brain tumour', 'soon');
const UNGRADED = flag(5, 'Pituitary apoplexy', null);

const ONSET = question(1, 'How did it begin?', {
  choices: [
    { id: 11, text: 'Suddenly', ranges: [], redFlags: [BLEEDING] },
    { id: 12, text: 'Slowly', ranges: [], redFlags: [TUMOUR] },
  ],
});
const OTHERS = question(2, 'What else is there?', {
  type: 4,
  choices: [
    { id: 21, text: 'Stiff neck', ranges: [], redFlags: [MENINGITIS, BLEEDING] },
    { id: 22, text: 'Tender scalp', ranges: [], redFlags: [ARTERITIS, UNGRADED] },
  ],
});

const strip = () => screen.queryByRole('region', { name: 'Must not miss' });
const pinned = () =>
  within(strip() ?? document.createElement('div'))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
const spoken = () => document.querySelector('main ~ [role=status]');

describe('A red flag', () => {
  it('is pinned with its urgency and the answer that raised it, and said aloud (specification 9.47 and 9.49)', async () => {
    const session = await openQuestionAt([ONSET, OTHERS]);
    expect(strip()).toBeNull();
    await session.select('Suddenly');
    expect(pinned()).toEqual(['Subarachnoid haemorrhage · Call for help now — Suddenly']);
    await waitFor(() =>
      expect(spoken()).toHaveTextContent('Must not miss: Subarachnoid haemorrhage, call for help now'),
    );
  });

  it('goes when no answer raises it any more (specification 9.47)', async () => {
    const session = await openQuestionAt([ONSET, OTHERS]);
    await session.select('Suddenly');
    await session.select('Slowly');
    expect(pinned()).toEqual(['Brain tumour · Within two weeks — Slowly']);
  });

  it('stands once, the most urgent first, at most three until the others are asked for (specification 9.48)', async () => {
    const session = await openQuestionAt([ONSET, OTHERS]);
    await session.select('Suddenly');
    await session.press('Next');
    await session.tick('Stiff neck');
    await session.tick('Tender scalp');
    const three = [
      'Subarachnoid haemorrhage · Call for help now — Suddenly',
      'Meningitis · Call for help now — Stiff neck',
      'Giant cell arteritis · Same day — Tender scalp',
    ];
    expect(pinned()).toEqual(three);
    await session.press('1 more');
    expect(pinned()).toEqual([...three, 'Pituitary apoplexy — Tender scalp']);
    await session.press('Show fewer');
    expect(pinned()).toEqual(three);
  });

  const answer: Answer = {
    questionId: 2,
    questionText: OTHERS.text,
    questionType: 4,
    choiceId: '22',
    choiceText: 'Tender scalp',
    symptomId: HEADACHE.id,
    offered: [{ id: 22, text: 'Tender scalp', redFlags: [ARTERITIS] }],
  };
  const told = 'Giant cell arteritis · Same day — Tender scalp';

  it('stays in the questionnaire of another symptom (specification 9.47)', async () => {
    const cough = { id: 2, text: 'Cough' };
    const chiefComplaint = { ...HEADACHE, isAnswered: true };
    const associatedSymptoms = [{ ...cough, isAnswered: false }];
    const record = { ...complaining, chiefComplaint, associatedSymptoms, currentSymptom: cough };
    await openQuestionAt([question(7, 'Is it dry?')], { ...record, answers: [answer] });
    expect(await screen.findByRole('heading', { name: 'Is it dry?' })).toBeVisible();
    expect(pinned()).toEqual([told]);
  });

  for (const path of ['/associated-symptoms', '/ai-suggested-symptoms']) {
    it(`stays on ${path} (specification 10.9 and 11.24)`, async () => {
      const chiefComplaint = { ...HEADACHE, isAnswered: true };
      await openAt(path, { record: { ...PATIENT, chiefComplaint, answers: [answer] } });
      expect(pinned()).toEqual([told]);
    });
  }

  it('stands among what must not be missed with its urgency and the answer (specification 21.13)', async () => {
    const result = (id: number, name: string, more: Partial<DiagnosisResult>): DiagnosisResult => ({
      ...{ id, name, probability: 10, points: 10, mustNotMiss: true, contributions: [], factors: [] },
      ...more,
    });
    const stroke = result(9, 'Stroke', { likelihood: 0.9, dangerPlace: 2 });
    const flagged = result(ARTERITIS.diagnosisId, ARTERITIS.name, {
      ...{ likelihood: 0.004, dangerPlace: 1, isFlagged: true, urgency: 'today' },
    });
    intercept(/^\/api\/differential$/, () => Response.json([stroke, flagged]));
    const record = await reviewedCase(readApi);
    await openAt('/summary', { record: { ...record, answers: [answer] } });
    const panel = await screen.findByRole('region', { name: 'Must not miss, not ruled out' });
    const rows = within(panel).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Giant cell arteritis<1%Red flag · Same day — Tender scalp',
      'Stroke90%',
    ]);
  });
});
