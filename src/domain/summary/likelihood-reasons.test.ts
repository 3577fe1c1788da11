import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import type { LikelihoodStep } from '#domain/diagnosis/likelihood/step.ts';
import { multiAnswer } from '#domain/questionnaire/new-answer.ts';
import { likelihoodReasons, reasonSentence, strongestReasons } from '#domain/summary/likelihood-reasons.ts';
import { CHEST_PAIN, COUGH, withCough } from '#tests/examples/cases.ts';
import { askingOf, saying, VOCABULARY } from '#tests/examples/findings.ts';
import { question } from '#tests/examples/sample-questions.ts';

const DIAGNOSIS: DiagnosisResult = {
  id: 1,
  name: 'Myocardial infarction',
  probability: 10,
  points: 1,
  mustNotMiss: true,
  contributions: [],
  factors: [],
};

const RADIATION = question(201, 'Does it spread anywhere?', {
  covers: 'radiation',
  choices: [
    saying(2011, 'Left arm', { phrase: 'to the left arm' }),
    saying(2012, 'It does not spread', { phrase: 'without radiation' }),
  ],
});

const recordWith = (asked: typeof RADIATION, ...ids: number[]): PatientRecord => {
  const chosen = asked.choices.filter(({ id }) => ids.includes(id));
  const answer = multiAnswer({ question: asked, symptomId: CHEST_PAIN.id }, chosen);
  return { ...withCough, answers: answer ? [answer] : [] };
};

const wordsOf = (step: LikelihoodStep, record = withCough) => {
  const told = { ...DIAGNOSIS, before: 0.1, steps: [step] };
  return likelihoodReasons(told, { record, complaints: [COUGH], vocabulary: VOCABULARY }).map(reasonSentence);
};

describe('The reasons for a likelihood', () => {
  it('say what an answer means to a physician', () => {
    const tick = { kind: 'answer', factor: 2 } as const;
    expect(wordsOf({ ...tick, questionId: 201, choiceId: 2011 }, recordWith(RADIATION, 2011))).toEqual([
      'Chest pain spreading to the left arm makes it about 2 times as likely.',
    ]);
    expect(wordsOf({ ...tick, questionId: 201, choiceId: 2012 }, recordWith(RADIATION, 2012))).toEqual([
      'Chest pain without radiation makes it about 2 times as likely.',
    ]);
    expect(wordsOf({ ...tick, questionId: 101, choiceId: 1012 }, recordWith(askingOf(101), 1012))).toEqual([
      'Fever makes it about 2 times as likely.',
    ]);
    expect(
      wordsOf({ ...tick, factor: 0.5, questionId: 101, choiceId: 1014 }, recordWith(askingOf(101), 1014)),
    ).toEqual(['“None of these” to “Have you noticed any of these?” makes it about half as likely.']);
  });

  it('say what is known of the patient besides', () => {
    expect(wordsOf({ kind: 'age', factor: 1.5 })).toEqual([
      'The patient’s age makes it about 1.5 times as likely.',
    ]);
    expect(wordsOf({ kind: 'chief', complaintId: CHEST_PAIN.id, factor: 8 })).toEqual([
      'Chest pain as the complaint makes it about 8 times as likely.',
    ]);
    expect(wordsOf({ kind: 'symptom', complaintId: COUGH.id, isPresent: false, factor: 0.5 })).toEqual([
      'That there is no cough makes it about half as likely.',
    ]);
    expect(wordsOf({ kind: 'risk', finding: 'sweating', isPresent: true, factor: 3 })).toEqual([
      'Sweating makes it about 3 times as likely.',
    ]);
    expect(wordsOf({ kind: 'exposure', factor: 0 })).toEqual([
      'That nothing was told which could have caused it rules it out.',
    ]);
  });

  it('lead exactly to the odds that all factors make', () => {
    const factors = fc.array(fc.double({ min: 0.01, max: 50, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(factors, values => {
        const steps = values.map(factor => ({ kind: 'age', factor }) as const);
        const reasons = likelihoodReasons(
          { ...DIAGNOSIS, before: 0.2, steps },
          { record: withCough, complaints: [], vocabulary: [] },
        );
        const odds = values.reduce((product, factor) => product * factor, 0.25);
        expect(reasons.at(-1)?.after).toBeCloseTo(odds / (1 + odds), 9);
      }),
    );
  });

  it('tell what hardly changed anything together, at the end', () => {
    const steps = [1.01, 2, 0.99, 1.02].map(factor => ({ kind: 'age', factor }) as const);
    const told = { ...DIAGNOSIS, before: 0.2, steps };
    const reasons = likelihoodReasons(told, { record: withCough, complaints: [], vocabulary: [] });
    expect(reasons.map(({ what }) => what)).toEqual([
      'The patient’s age',
      'What hardly changed it, together',
    ]);
  });

  it('are at most five for and five against, the strongest first, and none that hardly matter', () => {
    const steps = [1.1, 2, 0.2, 3, 0.95, 4, 5, 6, 7].map(factor => ({ kind: 'age', factor }) as const);
    const reasons = likelihoodReasons(
      { ...DIAGNOSIS, before: 0.2, steps },
      { record: withCough, complaints: [], vocabulary: [] },
    );
    const strongest = strongestReasons(reasons);
    expect(strongest.for.map(({ factor }) => factor)).toEqual([7, 6, 5, 4, 3]);
    expect(strongest.against.map(({ factor }) => factor)).toEqual([0.2]);
  });
});
