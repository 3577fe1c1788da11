import { describe, expect, it } from 'vitest';
import { recordAnswer } from '#domain/case/answers.ts';
import {
  addSymptom,
  chooseChiefComplaint,
  clearCurrentSymptom,
  closeCurrentSymptom,
  markCurrentAnswered,
  nextUnanswered,
  removeSymptom,
  reopenSymptom,
} from '#domain/case/symptoms.ts';
import { singleAnswer } from '#domain/questionnaire/new-answer.ts';
import {
  answered,
  CHEST_PAIN,
  COUGH,
  complaining,
  FEVER,
  reviewed,
  withCough,
  withOpenCough,
} from '#tests/examples/cases.ts';
import { questionOf } from '#tests/examples/questions.ts';

const onset = questionOf(1);
const suddenly = { id: 11, text: 'Suddenly', ranges: [] };
const answer = (symptomId: number) => singleAnswer({ question: onset, symptomId }, suddenly);

describe('Setting a chief complaint', () => {
  const before = {
    ...recordAnswer(withCough, answer(CHEST_PAIN.id)),
    differentialDiagnoses: [
      { id: 1, name: 'x', probability: 100, points: 1, mustNotMiss: false, contributions: [], factors: [] },
    ],
    returnToConfirmation: true,
    currentQuestionIndex: 4,
  };
  const after = chooseChiefComplaint(before, FEVER);

  it('resets answers, differential diagnoses, last-answered marker and confirmation flag', () => {
    expect(after.answers).toEqual([]);
    expect(after.differentialDiagnoses).toEqual([]);
    expect(after.lastAnsweredSymptomId).toBeNull();
    expect(after.returnToConfirmation).toBe(false);
  });

  it('makes the complaint the current symptom at question index 0', () => {
    expect(after.chiefComplaint).toEqual({ ...FEVER, isAnswered: false });
    expect(after.currentSymptom).toEqual(FEVER);
    expect(after.currentQuestionIndex).toBe(0);
  });

  it('keeps associated symptoms, but as unanswered ones since their answers are gone', () => {
    expect(after.associatedSymptoms).toEqual([{ ...COUGH, isAnswered: false }]);
  });

  it('takes the new chief complaint out of the associated symptoms', () => {
    expect(chooseChiefComplaint(before, COUGH).associatedSymptoms).toEqual([]);
  });

  it('loses nothing when the same complaint is chosen again', () => {
    const again = chooseChiefComplaint(before, CHEST_PAIN);
    expect(again.answers).toEqual(before.answers);
    expect(again.currentSymptom).toEqual(CHEST_PAIN);
  });
});

describe('Adding an associated symptom', () => {
  it('appends it, makes it current and resets the index to 0', () => {
    const after = addSymptom({ ...answered, currentQuestionIndex: 5 }, COUGH);
    expect(after.associatedSymptoms).toEqual([{ ...COUGH, isAnswered: false }]);
    expect(after.currentSymptom).toEqual(COUGH);
    expect(after.currentQuestionIndex).toBe(0);
  });

  it('records the previous current symptom as last answered', () => {
    expect(addSymptom(complaining, COUGH).lastAnsweredSymptomId).toBe(CHEST_PAIN.id);
  });

  it('remembers where its questionnaire leads back to, also when it is there already', () => {
    expect(addSymptom(answered, COUGH, 'review-of-systems').returnTo).toBe('review-of-systems');
    expect(addSymptom(withCough, COUGH, 'ai-suggested-symptoms').returnTo).toBe('ai-suggested-symptoms');
    expect(addSymptom(answered, COUGH).returnTo).toBeNull();
  });

  it('adds no symptom twice', () => {
    expect(addSymptom(withCough, COUGH).associatedSymptoms).toHaveLength(1);
    expect(addSymptom(withCough, CHEST_PAIN).associatedSymptoms).toHaveLength(1);
  });
});

describe('Marking the current symptom answered', () => {
  it('flags the chief complaint, clears the current symptom, resets the index and records it as last answered', () => {
    const after = markCurrentAnswered({ ...complaining, currentQuestionIndex: 3 });
    expect(after.chiefComplaint?.isAnswered).toBe(true);
    expect(after.currentSymptom).toBeNull();
    expect(after.currentQuestionIndex).toBe(0);
    expect(after.lastAnsweredSymptomId).toBe(CHEST_PAIN.id);
  });

  it('flags an associated symptom', () => {
    expect(withCough.associatedSymptoms).toEqual([{ ...COUGH, isAnswered: true }]);
  });

  it('does nothing where no symptom is current', () => {
    expect(markCurrentAnswered(reviewed)).toBe(reviewed);
  });
});

describe('Clearing the current symptom', () => {
  it('removes its answers and removes it from the associated list', () => {
    const after = clearCurrentSymptom(recordAnswer(withOpenCough, answer(COUGH.id)));
    expect(after.associatedSymptoms).toEqual([]);
    expect(after.answers).toEqual([]);
    expect(after.currentSymptom).toBeNull();
  });

  it('keeps the chief complaint, unanswered, without its answers', () => {
    const reopened = reopenSymptom(recordAnswer(answered, answer(CHEST_PAIN.id)), CHEST_PAIN.id);
    const after = clearCurrentSymptom(reopened);
    expect(after.chiefComplaint).toEqual({ ...CHEST_PAIN, isAnswered: false });
    expect(after.answers).toEqual([]);
  });

  it("leaves other symptoms' answers alone", () => {
    const both = recordAnswer(recordAnswer(withOpenCough, answer(CHEST_PAIN.id)), answer(COUGH.id));
    expect(clearCurrentSymptom(both).answers.map(({ symptomId }) => symptomId)).toEqual([CHEST_PAIN.id]);
  });
});

describe('Leaving the current symptom without cancelling it', () => {
  it('keeps its answers', () => {
    const after = closeCurrentSymptom(recordAnswer(withOpenCough, answer(COUGH.id)));
    expect(after.currentSymptom).toBeNull();
    expect(after.answers).toHaveLength(1);
    expect(after.associatedSymptoms).toEqual([{ ...COUGH, isAnswered: false }]);
  });

  it('takes out a symptom nobody has asked anything about, unless it is the chief complaint', () => {
    expect(closeCurrentSymptom(withOpenCough).associatedSymptoms).toEqual([]);
    expect(closeCurrentSymptom(complaining).chiefComplaint).toEqual({ ...CHEST_PAIN, isAnswered: false });
  });
});

describe('Where a questionnaire leads back to', () => {
  const fromReview = { ...addSymptom(answered, COUGH, 'review-of-systems'), returnToConfirmation: true };
  const nowhere = { returnTo: null, returnToConfirmation: false };

  it.each([
    ['is answered', markCurrentAnswered(fromReview)],
    ['is cancelled', clearCurrentSymptom(fromReview)],
    ['is left', closeCurrentSymptom(fromReview)],
    ['makes way for another one', addSymptom(fromReview, FEVER)],
    ['makes way for another chief complaint', chooseChiefComplaint(fromReview, FEVER)],
  ])('is forgotten when the symptom %s', (_, after) => {
    expect(after).toMatchObject(nowhere);
  });
});

describe('The next unanswered symptom', () => {
  it('is the chief complaint first', () => {
    expect(
      nextUnanswered({ ...withOpenCough, chiefComplaint: { ...CHEST_PAIN, isAnswered: false } })?.id,
    ).toBe(CHEST_PAIN.id);
  });

  it('is then the first unanswered associated symptom', () => {
    expect(nextUnanswered(addSymptom(withOpenCough, FEVER))?.id).toBe(COUGH.id);
  });

  it('is none when all are answered', () => {
    expect(nextUnanswered(withCough)).toBeUndefined();
  });
});

it('Removing a symptom takes its answers along', () => {
  const after = removeSymptom(recordAnswer(withCough, answer(COUGH.id)), COUGH.id);
  expect(after.answers).toEqual([]);
  expect(after.associatedSymptoms).toEqual([]);
});
