import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAnswer, knownChoice, proposedAnswer } from '#domain/findings/known-answer.ts';
import { type KnownFindings, knownFindings } from '#domain/findings/known-findings.ts';
import { statementsOf } from '#domain/findings/statements.ts';
import { saidByAnswer } from '#domain/questionnaire/said.ts';
import { complaining } from '#tests/examples/cases.ts';
import { ASKING, askingOf, VOCABULARY } from '#tests/examples/findings.ts';
import { someAnswers } from '#tests/examples/random-answers.ts';

/** As if these had been told, and those with a minus denied. */
const knowing = (...keys: string[]): KnownFindings =>
  new Map(
    keys.map(key => {
      const source = { kind: 'review', complaintId: 9 } as const;
      return [key.replace('-', ''), { isPresent: !key.startsWith('-'), source }];
    }),
  );

const posed = (id: number) => ({ question: askingOf(id), symptomId: 1 });
const proposed = (id: number, known: KnownFindings) => proposedAnswer(posed(id), known)?.choiceText;
const answered = (id: number, known: KnownFindings) => knownAnswer(posed(id), known)?.choiceText;

describe('A question', () => {
  it('opens with what is known to be present, and knows what was denied', () => {
    expect(proposed(101, knowing('cough', '-fever'))).toBe('Coughing');
    expect(proposed(101, knowing('-fever'))).toBeUndefined();
    expect(proposed(106, knowing('-fever'))).toBe('No fever at all');
    const [coughing, hot, sick] = askingOf(101).choices;
    const known = knowing('cough', '-fever');
    const isTrue = [coughing, hot, sick].map(choice => choice && knownChoice(choice, known)?.isTrue);
    expect(isTrue).toEqual([true, false, undefined]);
  });

  it('with one choice opens with it only when nothing else it offers is known too', () => {
    expect(proposed(104, knowing('cough'))).toBe('The cough');
    expect(proposed(104, knowing('cough', 'vomiting'))).toBeUndefined();
  });

  it('need not be asked when all that it asks is known', () => {
    expect(answered(102, knowing('cough', '-sweating'))).toBe('A cough');
    expect(answered(102, knowing('-cough', '-sweating'))).toBe('Neither');
    expect(answered(103, knowing('fever'))).toBe('Yes, a fever');
    expect(answered(103, knowing('-fever'))).toBe('No fever');
  });

  it('is asked when something of it is not known, or it asks for more than findings', () => {
    expect(answered(102, knowing('cough'))).toBeUndefined();
    expect(answered(102, knowing('-cough'))).toBeUndefined();
    expect(answered(104, knowing('cough', '-vomiting'))).toBeUndefined();
    expect(answered(106, knowing('sweating', 'fever'))).toBeUndefined();
    expect(answered(105, knowing('cough', 'fever'))).toBeUndefined();
  });

  it('says nothing by itself that was not known', () => {
    fc.assert(
      fc.property(someAnswers, fc.constantFrom(...ASKING), (answers, question) => {
        const record = { ...complaining, answers };
        const known = knownFindings(statementsOf({ record, stored: {}, notAsked: [] }, VOCABULARY));
        const answer = knownAnswer({ question, symptomId: 7 }, known);
        if (!answer) return;
        const { present, denied } = saidByAnswer(answer);
        for (const key of present) expect(known.get(key)?.isPresent).toBe(true);
        for (const key of denied) expect(known.get(key)?.isPresent).toBe(false);
      }),
    );
  });
});
