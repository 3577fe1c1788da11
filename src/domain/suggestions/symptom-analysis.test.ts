import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answerSymptom,
  deniedIds,
  jumpTo,
  reconcile,
  showNextOpen,
  showQuestion,
  storedAnswersOf,
} from '#domain/suggestions/analysis-answers.ts';
import { forwardLabel, isAllAnswered, passedOver, phaseOf } from '#domain/suggestions/phase.ts';
import { readAnalysis } from '#domain/suggestions/stored-analysis.ts';
import {
  backToPhase1,
  beginPhase1,
  beginPhase2,
  EMPTY_ANALYSIS,
  hasPhase2,
  isAbout,
  switchToPhase2,
} from '#domain/suggestions/symptom-analysis.ts';
import { CHEST_PAIN, complaining, profiled } from '#tests/examples/cases.ts';

const suggested = (...ids: number[]) => ({
  suggestions: ids.map(id => ({ id, label: `Symptom ${id}`, explanation: `Because ${id}` })),
  source: 'builtin' as const,
});
const SUBJECT = { chiefComplaintId: CHEST_PAIN.id, gender: 'Female' } as const;
const begun = beginPhase1(SUBJECT, suggested(11, 12, 13));
const labelOf = (state: typeof begun) => forwardLabel(phaseOf(state), state.currentPhase);

describe('Phase 1', () => {
  it('begins at its first question, with the explanations', () => {
    expect(phaseOf(begun)).toMatchObject({ index: 0, explanations: { 11: 'Because 11' }, answers: {} });
    expect(begun).toMatchObject({ initialized: true, phase1Completed: false, currentPhase: 'phase1' });
  });

  it('is completed at once without any symptom', () => {
    expect(beginPhase1(SUBJECT, suggested()).phase1Completed).toBe(true);
  });

  it('belongs to its complaint and sex', () => {
    expect(isAbout(begun, complaining)).toBe(true);
    expect(isAbout(begun, { ...complaining, gender: 'Male' })).toBe(false);
    expect(isAbout(begun, profiled)).toBe(false);
    expect(isAbout(EMPTY_ANALYSIS, profiled)).toBe(false);
  });

  it("reads 'No, Next Question', at the last one 'No, Continue', and 'Continue to Phase 2' when all are answered", () => {
    expect(labelOf(begun)).toBe('No, Next Question');
    expect(labelOf(showQuestion(begun, 2))).toBe('No, Continue');
    const done = [11, 12, 13].reduce((state, id) => answerSymptom(state, id, 'no'), begun);
    expect(labelOf(done)).toBe('Continue to Phase 2');
    expect(isAllAnswered(phaseOf(done))).toBe(true);
  });
});

describe('No', () => {
  it('moves to the next unanswered question, then to the first that is left', () => {
    const first = showNextOpen(answerSymptom(begun, 11, 'no'));
    expect(first.phase1Index).toBe(1);
    const back = showNextOpen(answerSymptom(showQuestion(begun, 2), 13, 'no'));
    expect(back.phase1Index).toBe(0);
  });
});

describe('Jumping forward', () => {
  it('passes over the unanswered questions before the target, never those before a jump back', () => {
    expect(passedOver(phaseOf(begun), 2).map(({ id }) => id)).toEqual([11, 12]);
    expect(passedOver(phaseOf(answerSymptom(begun, 11, 'no')), 2).map(({ id }) => id)).toEqual([12]);
    expect(passedOver(phaseOf(showQuestion(begun, 2)), 0)).toEqual([]);
  });

  it('records them as No, but nobody denied them', () => {
    const jumped = jumpTo(answerSymptom(begun, 11, 'no'), 2);
    expect(jumped.phase1Answers).toEqual({ 11: 'no', 12: 'no' });
    expect(jumped.notAsked).toEqual([12]);
    expect(deniedIds(jumped)).toEqual([11]);
    expect(storedAnswersOf(jumped)).toEqual({ 11: false, 12: false });
  });

  it('is made good by asking after all', () => {
    expect(answerSymptom(jumpTo(begun, 2), 11, 'no').notAsked).toEqual([12]);
  });
});

describe('Phase 2', () => {
  const phase2 = beginPhase2(answerSymptom(begun, 11, 'no'), suggested(11, 21, 22));

  it('keeps only what phase 1 did not answer', () => {
    expect(phase2.phase2Complaints.map(({ id }) => id)).toEqual([21, 22]);
    expect(phase2.currentPhase).toBe('phase2');
    expect(phase2.phase2Explanations[21]).toBe('Because 21');
  });

  it('runs once: afterwards one only switches to its first question', () => {
    expect(hasPhase2(begun)).toBe(false);
    expect(hasPhase2(phase2)).toBe(true);
    expect(hasPhase2(beginPhase2(begun, suggested()))).toBe(true);
    const away = backToPhase1(showQuestion(phase2, 1));
    expect(away.currentPhase).toBe('phase1');
    expect(switchToPhase2(away)).toMatchObject({ currentPhase: 'phase2', phase2Index: 0 });
  });

  it("reads 'Continue to Review' when all are answered", () => {
    const done = answerSymptom(answerSymptom(phase2, 21, 'no'), 22, 'yes');
    expect(labelOf(done)).toBe('Continue to Review');
  });
});

describe('Coming back from a questionnaire', () => {
  const away = showNextOpen(answerSymptom(begun, 11, 'yes'));

  it('shows the next unanswered question; the answer is Yes', () => {
    expect(reconcile(away, [11])).toBe(away);
    expect(away.phase1Index).toBe(1);
  });

  it('takes the Yes back when it was cancelled, and shows the question again', () => {
    const back = reconcile(away, []);
    expect(back.phase1Answers).toEqual({});
    expect(back.phase1Index).toBe(0);
  });

  it('knows a symptom that was added elsewhere as a Yes', () => {
    const jumped = jumpTo(begun, 2);
    expect(reconcile(jumped, [12])).toMatchObject({ phase1Answers: { 11: 'no', 12: 'yes' }, notAsked: [11] });
  });
});

describe('The stored state', () => {
  it('opens as it was kept', () => {
    const state = beginPhase2(jumpTo(begun, 2), suggested(21));
    expect(readAnalysis(stored(state))).toEqual(state);
  });

  it('opens whatever is stored, without throwing and with an index inside its list', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), damaged()), kept => {
        const state = readAnalysis(kept) ?? EMPTY_ANALYSIS;
        for (const phase of ['phase1', 'phase2'] as const) {
          const { complaints, index, answers } = phaseOf(state, phase);
          expect(index === 0 || index < complaints.length).toBe(true);
          expect(complaints.map(({ id }) => String(id))).toEqual(
            expect.arrayContaining(Object.keys(answers)),
          );
        }
        expect(readAnalysis(stored(state))).toEqual(state);
      }),
    );
    expect(readAnalysis({})).toEqual(EMPTY_ANALYSIS);
  });
});

/** A value as JSON keeps it. */
function stored(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** A good state in which one field is replaced by anything. */
function damaged(): fc.Arbitrary<unknown> {
  const state = beginPhase2(jumpTo(begun, 2), suggested(21));
  return fc
    .tuple(fc.constantFrom(...Object.keys(state)), fc.jsonValue())
    .map(([field, value]) => stored({ ...state, [field]: value }));
}
