import { describe, expect, it } from 'vitest';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { addSymptom } from '#domain/case/symptoms.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { goOnFrom, isAllKnown, leaveRest, mayBeEnough, openAsked, openIn } from '#domain/findings/walk.ts';
import { skipQuestions } from '#domain/questionnaire/open-questionnaire.ts';
import { answered, CHEST_PAIN, COUGH } from '#tests/examples/cases.ts';
import { askingOf, VOCABULARY } from '#tests/examples/findings.ts';
import { answerWith } from '#tests/examples/random-answers.ts';
import { question } from '#tests/examples/sample-questions.ts';

const said = (record: PatientRecord): CaseSaid => ({ record, stored: {}, notAsked: [] });
const plain = (count: number) =>
  Array.from({ length: count }, (_, id) => question(id + 1, `Question ${id}?`));

/** Sweating was told under the chest pain; the cough is about to be asked about. */
const sweating = askingOf(102);
const coughing = addSymptom(
  {
    ...answered,
    answers: answerWith({ question: sweating, symptomId: CHEST_PAIN.id }, sweating.choices.slice(1, 2)),
  },
  COUGH,
);

describe('A questionnaire', () => {
  it('opens at the first question that is to be put', () => {
    const opened = openAsked(said(coughing), VOCABULARY, [sweating, ...plain(2)]);
    expect(opened.currentQuestionIndex).toBe(1);
    expect(isAllKnown(opened)).toBe(false);
    expect(openIn(opened).map(({ id }) => id)).toEqual([1, 2]);
  });

  it('that has answers already opens at its beginning, with nothing answered by itself', () => {
    const before = skipQuestions({ ...coughing, availableQuestions: plain(1) }, plain(1));
    const opened = openAsked(said({ ...before, availableQuestions: [] }), VOCABULARY, [
      sweating,
      ...plain(2),
    ]);
    expect(opened.currentQuestionIndex).toBe(0);
    expect(opened.answers).toEqual(before.answers);
  });

  it('goes on past what is known, and stays at its end', () => {
    const open = { ...coughing, availableQuestions: [...plain(1), sweating, ...plain(2).slice(1)] };
    const next = goOnFrom(said(open), VOCABULARY, 0);
    expect(next.currentQuestionIndex).toBe(2);
    expect(goOnFrom(said(next), VOCABULARY, 2).currentQuestionIndex).toBe(2);
  });

  it('that is left early is answered as far as it is known, and skipped', () => {
    const open = { ...coughing, availableQuestions: [...plain(2), sweating] };
    const left = leaveRest(said(open), VOCABULARY, 0);
    const texts = left.answers.filter(({ symptomId }) => symptomId === COUGH.id);
    expect(texts.map(({ choiceText }) => choiceText)).toEqual(['Skipped', 'Skipped', 'A cough, Sweats']);
  });

  it('may be enough behind the fifth question, and not for the chief complaint', () => {
    const open = skipQuestions({ ...coughing, availableQuestions: plain(7) }, plain(5));
    expect([4, 5, 6].map(index => mayBeEnough(open, index))).toEqual([false, true, true]);
    expect(mayBeEnough({ ...coughing, availableQuestions: plain(7) }, 5)).toBe(false);
    const chief = { ...open, chiefComplaint: { ...COUGH, isAnswered: false }, associatedSymptoms: [] };
    expect(mayBeEnough(chief, 5)).toBe(false);
  });
});
