import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  beginPhase1,
  EMPTY_ANALYSIS,
  type SymptomAnalysis,
  type SymptomAnswer,
} from '#domain/suggestions/symptom-analysis.ts';
import { backupOf, readBackup } from '#domain/summary/backup.ts';
import { readSavedCase, type SavedCase } from '#domain/summary/saved-case.ts';
import { profiled, reviewed, withOpenCough } from '#tests/examples/cases.ts';
import { filledCase } from '#tests/examples/filled-case.ts';
import { someAnswers } from '#tests/examples/random-answers.ts';
import { anyFamily } from '#tests/examples/random-family.ts';
import { FOUR } from '#tests/examples/sample-questions.ts';
import { summaryAlone } from '#tests/examples/summaries.ts';

const NOW = 1_800_000_000_000;
const MEGABYTE = 1024 * 1024;

/** The AI step behind chest pain: five symptoms, some answered, some of those only passed over. */
const analyses: fc.Arbitrary<SymptomAnalysis> = fc
  .array(fc.constantFrom<SymptomAnswer | 'unasked' | undefined>('yes', 'no', 'unasked', undefined), {
    minLength: 5,
    maxLength: 5,
  })
  .map(answers => {
    const ids = [11, 12, 13, 14, 15];
    const suggestions = ids.map(id => ({ id, label: `Symptom ${id}`, explanation: `Because of ${id}` }));
    const begun = beginPhase1({ chiefComplaintId: 1, gender: 'Female' }, { suggestions, source: 'webhook' });
    const given = ids.flatMap((id, at) => {
      const answer = answers[at];
      return answer ? [[id, answer === 'yes' ? 'yes' : 'no'] as const] : [];
    });
    return {
      ...begun,
      phase1Answers: Object.fromEntries(given),
      notAsked: ids.filter((_, at) => answers[at] === 'unasked'),
    };
  });

/** Cases with whatever a case can hold. */
const cases: fc.Arbitrary<SavedCase> = fc
  .record({
    record: filledCase,
    answers: someAnswers,
    familyHistory: anyFamily({ hasHalves: true, relatives: 8 }),
    picture: fc.base64String().map(bytes => (bytes === '' ? '' : `data:image/png;base64,${bytes}`)),
    opening: fc.string(),
    isAsking: fc.boolean(),
    complaintAnswers: fc.dictionary(fc.nat().map(String), fc.boolean()),
    symptomAnalysis: analyses,
    visitedSteps: fc.subarray(['/patient-profile', '/ai-suggested-symptoms', '/family-history']),
  })
  .map(({ record, answers, familyHistory, picture, opening, isAsking, ...rest }) => ({
    ...rest,
    record: {
      ...record,
      answers,
      familyHistory,
      familyDiagramImage: picture,
      documentEdits: { opening, problems: [opening], impression: '' },
      ...(isAsking && { ...withOpenCough, availableQuestions: FOUR, currentQuestionIndex: 2 }),
      ...(isAsking && { familyDiagramImage: picture, returnTo: 'review-of-systems' as const }),
    },
  }));

function throughFile(saved: SavedCase): SavedCase | undefined {
  const file = JSON.stringify(backupOf(saved, summaryAlone(saved.record)));
  const backup = readBackup(file, NOW);
  return 'error' in backup ? undefined : readSavedCase(backup, NOW);
}

describe('A case in a backup (specification 23.24)', () => {
  it('comes back from the file as it was, whatever it holds', () => {
    fc.assert(
      fc.property(cases, saved => {
        expect(throughFile(saved)).toEqual(saved);
      }),
      { numRuns: 100 },
    );
  });

  it('keeps apart what was denied and what nobody asked', () => {
    const denied = { ...EMPTY_ANALYSIS, ...analysisOf({ 11: 'no', 12: 'no' }), notAsked: [12] };
    const saved = { ...alone(reviewed), complaintAnswers: { 11: false, 12: false }, symptomAnalysis: denied };
    expect(throughFile(saved)?.symptomAnalysis.notAsked).toEqual([12]);
  });

  it('has its picture once: in the structured summary', () => {
    const picture = `data:image/png;base64,${'A'.repeat(1000)}`;
    const saved = alone({ ...reviewed, familyDiagramImage: picture });
    const file = JSON.stringify(backupOf(saved, summaryAlone(saved.record)));
    expect(file.split(picture)).toHaveLength(2);
    expect(throughFile(saved)).toEqual(saved);
  });

  it('stays far below the 10 MB a saved history may have (specification 28.10)', () => {
    fc.assert(
      fc.property(cases, saved => {
        const file = JSON.stringify(backupOf(saved, summaryAlone(saved.record)));
        expect(file.length).toBeLessThan(MEGABYTE);
      }),
      { numRuns: 30 },
    );
  });

  it('that an earlier version stored is brought up to this one', () => {
    const record = { ...profiled, returnToConfirmation: true };
    const read = readSavedCase({ case: { version: 1, record } }, NOW);
    expect(read).toEqual(alone(profiled));
  });

  it.each([
    ['none', {}],
    ['one of a newer program', { case: { version: 99, record: reviewed } }],
    ['one without a version', { case: { record: reviewed } }],
    ['no record', { case: { version: 1 } }],
    ['a text', { case: 'x' }],
  ])('is not read from %s', (_, holder) => {
    expect(readSavedCase(holder, NOW)).toBeUndefined();
  });
});

function alone(record: SavedCase['record']): SavedCase {
  return { record, complaintAnswers: {}, symptomAnalysis: EMPTY_ANALYSIS, visitedSteps: [] };
}

function analysisOf(answers: Record<number, SymptomAnswer>): Partial<SymptomAnalysis> {
  const complaints = Object.keys(answers).map(id => ({ id: Number(id), text: `Symptom ${id}` }));
  return { initialized: true, phase1Complaints: complaints, phase1Answers: answers };
}
