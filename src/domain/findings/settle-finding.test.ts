import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/case/answer.ts';
import { settleFinding } from '#domain/findings/settle-finding.ts';
import { saidByAnswer } from '#domain/questionnaire/said.ts';
import { askingOf, VOCABULARY } from '#tests/examples/findings.ts';
import { answerWith, someAnswers } from '#tests/examples/random-answers.ts';

const KEYS = VOCABULARY.map(({ key }) => key);

const chosen = (questionId: number, ...ids: number[]): Answer[] => {
  const question = askingOf(questionId);
  return answerWith(
    { question, symptomId: 1 },
    ids.flatMap(id => question.choices.find(choice => choice.id === id) ?? []),
  );
};

const textsAfter = (answers: readonly Answer[], key: string, isPresent: boolean) =>
  settleFinding(answers, key, isPresent).map(({ choiceText }) => choiceText);

describe('A finding that is settled', () => {
  it('is said one way everywhere, and settling it again changes nothing', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...KEYS), fc.boolean(), (answers, key, isPresent) => {
        const settled = settleFinding(answers, key, isPresent);
        for (const answer of settled) {
          const { present, denied } = saidByAnswer(answer);
          expect(isPresent ? denied : present).not.toContain(key);
        }
        expect(settleFinding(settled, key, isPresent)).toEqual(settled);
      }),
    );
  });

  it('puts nothing into the mouth of an answer about any other finding', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...KEYS), fc.boolean(), (answers, key, isPresent) => {
        for (const after of settleFinding(answers, key, isPresent)) {
          const before = answers.find(
            ({ questionId, symptomId }) => questionId === after.questionId && symptomId === after.symptomId,
          );
          const [was, is] = [saidByAnswer(before as Answer), saidByAnswer(after)];
          for (const other of KEYS.filter(name => name !== key)) {
            expect(is.present.includes(other)).toBe(was.present.includes(other));
            if (is.denied.includes(other)) expect(was.denied).toContain(other);
          }
        }
      }),
    );
  });

  it('leaves alone whoever says the same, or nothing of it', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...KEYS), fc.boolean(), (answers, key, isPresent) => {
        const agreeing = answers.filter(answer => {
          const { present, denied } = saidByAnswer(answer);
          return !(isPresent ? denied : present).includes(key);
        });
        expect(settleFinding(agreeing, key, isPresent)).toEqual(agreeing);
      }),
    );
  });

  it('joins the other choices, in their order, and takes the place of "none of these"', () => {
    expect(textsAfter(chosen(101, 1013), 'cough', true)).toEqual(['Coughing, Feeling sick']);
    expect(textsAfter(chosen(101, 1014), 'fever', true)).toEqual(['Feeling hot']);
    expect(textsAfter(chosen(103, 1032), 'fever', true)).toEqual(['Yes, a fever']);
  });

  it('leaves the other choices when it is denied, or the words for "none of these"', () => {
    expect(textsAfter(chosen(101, 1011, 1013), 'cough', false)).toEqual(['Feeling sick']);
    expect(textsAfter(chosen(102, 1021), 'cough', false)).toEqual(['Neither']);
    expect(textsAfter(chosen(103, 1031), 'fever', false)).toEqual(['No fever']);
    expect(textsAfter(chosen(105, 1052, 1051), 'cough', false)).toEqual(['Fever']);
  });

  it('takes back an answer that has no words left: "nothing of that" would deny more than was asked', () => {
    expect(textsAfter(chosen(104, 1041), 'cough', false)).toEqual([]);
    expect(textsAfter(chosen(106, 1063), 'fever', true)).toEqual([]);
    expect(textsAfter(chosen(106, 1062, 1063), 'fever', true)).toEqual(['Tiredness']);
  });
});
