import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { answersWithKnown, complaintsSaid } from '#domain/findings/complaints-said.ts';
import { contradictionsIn, saidOf, saidOtherwise } from '#domain/findings/contradictions.ts';
import { knownFindings, whereKnown } from '#domain/findings/known-findings.ts';
import { type CaseSaid, statementsOf } from '#domain/findings/statements.ts';
import { skippedAnswer } from '#domain/questionnaire/new-answer.ts';
import { CHEST_PAIN, COUGH, complaining, withCough } from '#tests/examples/cases.ts';
import { askingOf, SICKNESS_COMPLAINT, VOCABULARY } from '#tests/examples/findings.ts';
import { answerWith, someAnswers } from '#tests/examples/random-answers.ts';

const FEVER_COMPLAINT = 3;

const said = (record: PatientRecord, more: Partial<CaseSaid> = {}): CaseSaid => ({
  record,
  stored: {},
  notAsked: [],
  ...more,
});

/** What the answer that chooses these says, under chest pain unless told otherwise. */
const chosen = (questionId: number, ids: readonly number[], symptomId = CHEST_PAIN.id): Answer[] => {
  const question = askingOf(questionId);
  return answerWith(
    { question, symptomId },
    question.choices.filter(({ id }) => ids.includes(id)),
  );
};

const statements = (answers: readonly Answer[], record = complaining, more: Partial<CaseSaid> = {}) =>
  statementsOf(said({ ...record, answers }, more), VOCABULARY);

const knownOf = (...told: Parameters<typeof statements>) => {
  const known = [...knownFindings(statements(...told))];
  return Object.fromEntries(known.map(([key, { isPresent }]) => [key, isPresent]));
};

describe('What is known of the findings', () => {
  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(
        someAnswers.chain(answers =>
          fc.tuple(fc.constant(answers), fc.shuffledSubarray([...answers], { minLength: answers.length })),
        ),
        ([answers, shuffled]) => {
          expect(knownOf(shuffled)).toEqual(knownOf(answers));
        },
      ),
    );
  });

  it('comes from choices: of several, those not chosen are denied; of one, only its denial denies', () => {
    expect(knownOf(chosen(101, [1011]))).toEqual({ cough: true, fever: false, nausea: false });
    expect(knownOf(chosen(104, [1041]))).toEqual({ cough: true });
    expect(knownOf(chosen(104, [1044]))).toEqual({ cough: false, vomiting: false });
    expect(knownOf(chosen(103, [1032]))).toEqual({ fever: false });
    expect(knownOf(chosen(105, [1052]))).toEqual({ fever: true });
  });

  it('is nothing where a question was skipped', () => {
    expect(knownOf([skippedAnswer({ question: askingOf(101), symptomId: CHEST_PAIN.id })])).toEqual({});
  });

  it('comes from the symptoms of the case and from the review, but not from a No that was jumped over', () => {
    expect(knownOf([], withCough)).toEqual({ cough: true });
    expect(knownOf([], complaining, { stored: { [FEVER_COMPLAINT]: false } })).toEqual({ fever: false });
    const jumped = { stored: { [FEVER_COMPLAINT]: false }, notAsked: [FEVER_COMPLAINT] };
    expect(knownOf([], complaining, jumped)).toEqual({});
  });

  it('knows both findings of a complaint that is denied, and neither of one that is present', () => {
    const denied = { stored: { [SICKNESS_COMPLAINT]: false } };
    expect(knownOf([], complaining, denied)).toEqual({ nausea: false, vomiting: false });
    expect(knownOf([], complaining, { stored: { [SICKNESS_COMPLAINT]: true } })).toEqual({});
  });

  it('tells where it was said first', () => {
    const known = knownFindings(
      statements([...chosen(101, [1011]), ...chosen(102, [1021], COUGH.id)], complaining, {
        stored: { [SICKNESS_COMPLAINT]: false },
      }),
    );
    const words = [...known].map(([key, finding]) => `${key} ${whereKnown(finding)}`);
    expect(words).toEqual([
      'cough told under chest pain',
      'fever denied under chest pain',
      'nausea denied under chest pain',
      'sweating denied under ',
      'vomiting denied in the review of systems',
    ]);
    const [fromSymptom] = [...knownFindings(statements([], withCough)).values()];
    expect(fromSymptom && whereKnown(fromSymptom)).toBe('a symptom of this case');
  });

  it('leaves out one question, to see what was known before it', () => {
    const before = knownFindings(statements(chosen(101, [1011])), {
      symptomId: CHEST_PAIN.id,
      questionId: 101,
    });
    expect([...before]).toEqual([]);
  });

  it('counts what was repeated only where nobody is left who said it first', () => {
    const echo = chosen(102, [1023], COUGH.id).map(answer => ({ ...answer, isRepeated: true }));
    expect(knownOf([...chosen(101, [1011]), ...echo])).toMatchObject({ cough: true, sweating: false });
    expect(knownOf(echo)).toEqual({ cough: false, sweating: false });
  });
});

describe('A complaint', () => {
  const saidOf = (...told: Parameters<typeof statements>) =>
    Object.fromEntries(
      [...complaintsSaid(knownFindings(statements(...told)), VOCABULARY)].map(([id, { isPresent }]) => [
        id,
        isPresent,
      ]),
    );

  it('is present when one of its findings is, and denied when all of them are', () => {
    expect(saidOf(chosen(101, [1013]))).toMatchObject({ [SICKNESS_COMPLAINT]: true });
    expect(saidOf(chosen(101, [1014]))).not.toHaveProperty(String(SICKNESS_COMPLAINT));
    expect(saidOf([...chosen(101, [1014]), ...chosen(104, [1044])])).toMatchObject({
      [SICKNESS_COMPLAINT]: false,
    });
  });

  it('answers the review where nothing is stored, or only a No that was jumped over', () => {
    const known = complaintsSaid(knownFindings(statements(chosen(101, [1012, 1013]))), VOCABULARY);
    const reviewed = (stored: CaseSaid['stored'], notAsked: readonly number[] = []) =>
      answersWithKnown({ stored, notAsked }, known);
    expect(reviewed({})).toEqual({ 2: false, 3: true, 4: true });
    expect(reviewed({ 3: false })).toMatchObject({ 3: false });
    expect(reviewed({ 3: false }, [3])).toMatchObject({ 3: true });
  });
});

describe('A contradiction', () => {
  it('is a finding that is told and denied, until one of them is gone', () => {
    const both = [...chosen(101, [1011]), ...chosen(102, [1022], COUGH.id)];
    expect(contradictionsIn(statements(both)).map(({ key }) => key)).toEqual(['cough']);
    expect(contradictionsIn(statements(both.slice(0, 1)))).toEqual([]);
  });

  it('names where the opposite was said, seen from the answer that was given last', () => {
    const told = statements(chosen(101, [1014]), { ...withCough, currentSymptom: null });
    const isHere = ({ kind }: { kind: string }) => kind === 'answer';
    expect(saidOtherwise(told, isHere).map(statement => saidOf('Cough', statement))).toEqual([
      'Cough is a symptom of this case',
    ]);
    const fromSymptom = saidOtherwise(told, ({ kind }) => kind === 'symptom');
    expect(fromSymptom.map(statement => saidOf('Palpitations', statement))).toEqual([
      'Palpitations were denied under chest pain',
    ]);
  });
});
