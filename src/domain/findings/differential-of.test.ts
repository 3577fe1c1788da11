import { describe, expect, it } from 'vitest';
import { recordAnswer } from '#domain/case/answers.ts';
import { differentialOf } from '#domain/findings/differential-of.ts';
import { multiAnswer } from '#domain/questionnaire/new-answer.ts';
import { CHEST_PAIN, COUGH, FEVER, untouched, withCough } from '#tests/examples/cases.ts';
import { askingOf, VOCABULARY } from '#tests/examples/findings.ts';

const said = { record: withCough, stored: {}, notAsked: [] };

describe('What the differential is asked with', () => {
  it('has the years that an infant has completed (specification 21.14)', () => {
    const profileOf = (ageMonths: number | null) =>
      differentialOf({ ...said, record: { ...untouched, age: 1, gender: 'Male', ageMonths } }, VOCABULARY)
        .profile;
    expect(profileOf(11)).toEqual({ age: 0, gender: 'Male' });
    expect(profileOf(12).age).toBe(1);
    expect(profileOf(null).age).toBe(1);
  });

  it('names the chief complaint, the further symptoms, and what the review says, but no No that was jumped past', () => {
    const asked = differentialOf(
      { ...said, stored: { [FEVER.id]: false, 7: true, 8: false }, notAsked: [8] },
      VOCABULARY,
    );
    expect(asked.chiefComplaintId).toBe(CHEST_PAIN.id);
    expect(asked.presentIds).toEqual([COUGH.id, 7]);
    expect(asked.absentIds).toEqual([FEVER.id]);
  });

  it('tells each finding once, however often it was told or denied', () => {
    const posed = { question: askingOf(101), symptomId: CHEST_PAIN.id };
    const answer = multiAnswer(posed, posed.question.choices.slice(0, 1));
    const record = answer ? recordAnswer(withCough, answer) : withCough;
    const { answers, present, denied } = differentialOf({ ...said, record }, VOCABULARY);
    expect(answers).toEqual([{ questionId: 101, choiceId: '1011' }]);
    expect(present).toEqual(['cough']);
    expect(denied.toSorted()).toEqual(['fever', 'nausea']);
  });

  it('has no chief complaint where none was chosen', () => {
    expect(differentialOf({ ...said, record: untouched }, VOCABULARY)).not.toHaveProperty('chiefComplaintId');
  });
});
