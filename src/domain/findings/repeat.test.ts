import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { answersOf } from '#domain/case/answers.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { addSymptom } from '#domain/case/symptoms.ts';
import { nextToAsk, repeatKnown, withRepeatsFollowing } from '#domain/findings/repeat.ts';
import { settle } from '#domain/findings/settle.ts';
import type { CaseSaid } from '#domain/findings/statements.ts';
import { answerQuestion } from '#domain/questionnaire/open-questionnaire.ts';
import type { Question } from '#domain/questionnaire/question.ts';
import { answered, CHEST_PAIN, COUGH, FEVER, withCough } from '#tests/examples/cases.ts';
import { askingOf, VOCABULARY } from '#tests/examples/findings.ts';
import { answerWith } from '#tests/examples/random-answers.ts';
import { question } from '#tests/examples/sample-questions.ts';

const chosen = (questionId: number, ids: readonly number[], symptomId = CHEST_PAIN.id): Answer[] => {
  const asked = askingOf(questionId);
  return answerWith(
    { question: asked, symptomId },
    asked.choices.filter(({ id }) => ids.includes(id)),
  );
};

const said = (record: PatientRecord, stored: CaseSaid['stored'] = {}): CaseSaid => ({
  record,
  stored,
  notAsked: [],
});

/** Chest pain was answered so; now these are asked about the cough. */
const asking = (answers: readonly Answer[], ...availableQuestions: Question[]): PatientRecord => ({
  ...addSymptom({ ...answered, answers }, COUGH),
  availableQuestions,
});

const OPENING = question(100, 'Please tell me about it', { type: 7, choices: [] });

describe('Questions of which everything is known', () => {
  const both = chosen(102, [1022]);

  it('are answered by themselves, and marked as repeated', () => {
    const record = repeatKnown(said(asking(both, OPENING, askingOf(102))), VOCABULARY, 0);
    // The cough is a symptom of this case.
    const [answer] = answersOf(record, COUGH.id);
    expect(answer).toMatchObject({ questionId: 102, choiceText: 'A cough, Sweats', isRepeated: true });
    expect(nextToAsk(record, 0)).toBe(0);
    expect(nextToAsk(record, 1)).toBeUndefined();
  });

  it('let through the questions that hang on their answer', () => {
    const more = { ...askingOf(103), conditions: [{ questionId: 102, choiceId: 1022 }] };
    const feverish = [...both, ...chosen(103, [1032])];
    const record = repeatKnown(said(asking(feverish, askingOf(102), more)), VOCABULARY, 0);
    expect(answersOf(record, COUGH.id).map(({ choiceText }) => choiceText)).toEqual([
      'A cough, Sweats',
      'No fever',
    ]);
  });

  it('are left alone before the place one stands at, and where an answer is', () => {
    const open = asking(both, askingOf(102), OPENING);
    expect(repeatKnown(said(open), VOCABULARY, 1).answers).toEqual(open.answers);
    const own = chosen(102, [1021], COUGH.id);
    const [mine] = own;
    const answeredHere = answerQuestion(open, askingOf(102), mine ?? null);
    expect(repeatKnown(said(answeredHere), VOCABULARY, 0)).toEqual(answeredHere);
  });

  it('follow whoever said it first', () => {
    const repeated = repeatKnown(said(asking(both, askingOf(102))), VOCABULARY, 0);
    const sure = repeated.answers.map(answer =>
      answer.symptomId === CHEST_PAIN.id ? chosen(102, [1021]) : answer,
    );
    const changed = { ...repeated, answers: sure.flat() };
    const [followed] = answersOf(withRepeatsFollowing(said(changed), VOCABULARY), COUGH.id);
    expect(followed).toMatchObject({ choiceText: 'A cough', isRepeated: true });
  });
});

describe('A finding settled in the whole case', () => {
  it('changes the stored answer of its complaint: a wrong No is forgotten, a wrong Yes is a No', () => {
    const stored = { [FEVER.id]: false };
    expect(settle(said(answered, stored), VOCABULARY, { key: 'fever', isPresent: true }).stored).toEqual({});
    const yes = { [FEVER.id]: true };
    expect(settle(said(answered, yes), VOCABULARY, { key: 'fever', isPresent: false }).stored).toEqual(
      stored,
    );
    expect(settle(said(answered, {}), VOCABULARY, { key: 'fever', isPresent: false }).stored).toEqual({});
  });

  it('leaves the Yes of a complaint that joins two findings', () => {
    const stored = { 4: true };
    const { stored: after } = settle(said(answered, stored), VOCABULARY, { key: 'nausea', isPresent: false });
    expect(after).toEqual(stored);
  });

  it('takes out the associated symptom it is when it is denied, never the chief complaint', () => {
    const verdict = { key: 'cough', isPresent: false };
    expect(settle(said(withCough), VOCABULARY, verdict).record.associatedSymptoms).toEqual([]);
    const coughing = { ...withCough, chiefComplaint: { ...COUGH, isAnswered: true }, associatedSymptoms: [] };
    expect(settle(said(coughing), VOCABULARY, verdict).record.chiefComplaint?.id).toBe(COUGH.id);
  });

  it('is no accepted contradiction any more', () => {
    const record = { ...answered, acceptedContradictions: ['cough', 'fever'] };
    const { record: after } = settle(said(record), VOCABULARY, { key: 'fever', isPresent: false });
    expect(after.acceptedContradictions).toEqual(['cough']);
  });
});
