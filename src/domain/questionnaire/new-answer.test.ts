import { describe, expect, it } from 'vitest';
import {
  addCustomChoice,
  customChoice,
  sameChoice,
  withCustomChoices,
} from '#domain/questionnaire/custom-choice.ts';
import {
  durationAnswer,
  multiAnswer,
  notesAnswer,
  numberAnswer,
  sequenceAnswer,
  singleAnswer,
  skippedAnswer,
} from '#domain/questionnaire/new-answer.ts';
import { complaining } from '#tests/examples/cases.ts';
import { QUESTIONS, questionOf } from '#tests/examples/questions.ts';

const posed = (id: number) => ({ question: questionOf(id), symptomId: 1 });
const choicesOf = (id: number) => questionOf(id).choices;

describe('Selecting a choice', () => {
  it('keeps what the question is about', () => {
    const question = { ...questionOf(1), covers: 'onset' } as const;
    const reply = singleAnswer({ question, symptomId: 1 }, { id: 11, text: 'Suddenly', ranges: [] });
    expect(reply.covers).toBe('onset');
  });

  it('reports question, text, choice id and text', () => {
    const [suddenly] = choicesOf(1);
    expect(suddenly && singleAnswer(posed(1), suddenly)).toEqual({
      questionId: 1,
      questionText: 'How did the pain start?',
      questionType: 1,
      choiceId: '11',
      choiceText: 'Suddenly',
      symptomId: 1,
    });
  });

  it('stores several choices as ids, in the order of the question', () => {
    const [chest, back] = choicesOf(8);
    const reply = chest && back && multiAnswer(posed(8), [back, chest]);
    expect(reply).toMatchObject({ choiceId: '81,82', choiceText: 'Chest, Back' });
  });

  it('records nothing when the last of several choices is taken back', () => {
    expect(multiAnswer(posed(8), [])).toBeNull();
  });
});

describe('A number on a scale', () => {
  const question = { ...questionOf(5), scale: { min: 0, max: 10 } };
  it.each([
    ['0', '0'],
    ['7', '7'],
    ['10', '10'],
    ['45', '10'],
    ['-1', '0'],
    ['6.5', '7'],
    ['x', '0'],
  ])('is a whole one on it (specification 9.53): %s counts as %s', (typed, recorded) => {
    expect(numberAnswer({ question, symptomId: 1 }, typed).choiceText).toBe(recorded);
  });
});

describe('A number', () => {
  for (const [typed, recorded] of [
    ['7', '7'],
    ['0', '0'],
    ['999', '999'],
    ['1000', '999'],
    ['-1', '0'],
    ['abc', '0'],
    ['', '0'],
    ['38.7', '38.7'],
    ['38,74', '38.7'],
  ] as const) {
    it(`typed as '${typed}' is recorded as ${recorded}`, () => {
      expect(numberAnswer(posed(5), typed)).toMatchObject({ choiceId: null, choiceText: recorded });
    });
  }
});

describe('A duration', () => {
  it('counts as the choice whose range contains it', () => {
    expect(durationAnswer(posed(4), { amount: 5, unit: 'minutes' })).toMatchObject({
      choiceId: '41',
      choiceText: '5 minutes',
    });
    expect(durationAnswer(posed(4), { amount: 2, unit: 'hours' })).toMatchObject({ choiceId: '42' });
  });

  it('is recorded without a choice where no range contains it', () => {
    expect(durationAnswer(posed(4), { amount: 2, unit: 'years' })).toMatchObject({
      choiceId: null,
      choiceText: '2 years',
    });
  });

  for (const amount of [0, -1, Number.NaN]) {
    it(`of ${amount} is not recorded`, () => {
      expect(durationAnswer(posed(4), { amount, unit: 'days' })).toBeNull();
    });
  }

  it('moves in steps of 0.1 up to 999', () => {
    expect(durationAnswer(posed(4), { amount: 1.26, unit: 'days' })?.choiceText).toBe('1.3 days');
    expect(durationAnswer(posed(4), { amount: 1e6, unit: 'days' })?.choiceText).toBe('999 days');
    expect(durationAnswer(posed(4), { amount: 0.01, unit: 'days' })?.choiceText).toBe('0.1 days');
  });
});

it("A sequence is joined with ' → ' and carries no choice ids", () => {
  expect(sequenceAnswer(posed(6), choicesOf(6))).toMatchObject({
    choiceText: 'Pain → Sweating → Nausea',
    choiceId: null,
  });
});

it('A sequence holds only the choices that happened', () => {
  expect(sequenceAnswer(posed(6), choicesOf(6).slice(1)).choiceText).toBe('Sweating → Nausea');
});

describe('Notes', () => {
  it('are recorded as typed', () => {
    expect(notesAnswer(posed(7), '<b>قلبي</b> 🫀', false)?.choiceText).toBe('<b>قلبي</b> 🫀');
  });

  it('are not recorded when empty unless an answer existed', () => {
    expect(notesAnswer(posed(7), '  ', false)).toBeNull();
    expect(notesAnswer(posed(7), '', true)?.choiceText).toBe('');
  });
});

it("A skipped question is recorded as 'Skipped'", () => {
  expect(skippedAnswer(posed(1))).toMatchObject({ choiceId: null, choiceText: 'Skipped' });
});

describe('A custom choice', () => {
  it('gets a negative id, minus the current time in ms, and its text trimmed', () => {
    expect(customChoice('  Neck ', 1_700_000_000_000)).toEqual({
      id: -1_700_000_000_000,
      text: 'Neck',
      ranges: [],
    });
  });

  it('that says the same as an existing one is that one, whatever its case and spaces', () => {
    const [chest] = choicesOf(8);
    expect(sameChoice(choicesOf(8), ' CHEST ')).toBe(chest);
    expect(sameChoice([customChoice('Left foot', 5)], 'left  foot')?.id).toBe(-5);
    expect(sameChoice(choicesOf(8), 'Chests')).toBeUndefined();
  });

  it('is added to its question of the open questionnaire', () => {
    const record = { ...complaining, availableQuestions: QUESTIONS };
    const neck = customChoice('Neck', 5);
    expect(addCustomChoice(record, 8, neck).availableQuestions.find(({ id }) => id === 8)?.choices).toEqual([
      ...choicesOf(8),
      neck,
    ]);
  });

  it('comes back when the questionnaire is opened again', () => {
    const customs = [customChoice('Neck', 5), customChoice('Left foot, when cold', 6)];
    const question = { ...questionOf(8), choices: [...choicesOf(8), ...customs] };
    const answer = multiAnswer({ question, symptomId: 1 }, [...customs, ...choicesOf(8).slice(0, 1)]);
    expect(answer?.choiceText).toBe('Chest, Neck, Left foot, when cold');
    const reopened = withCustomChoices(QUESTIONS, answer ? [answer] : []);
    expect(reopened.find(({ id }) => id === 8)?.choices).toEqual([...choicesOf(8), ...customs]);
  });
});
