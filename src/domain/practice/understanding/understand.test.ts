import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { wholeLanguage } from '#content/practice/understanding/whole-language.fixture.ts';
import { FIRST_QUESTION } from '#domain/practice/understanding/question-context.fixture.ts';
import type { QuestionContext } from '#domain/practice/understanding/reading.ts';
import { readingWords, understand } from '#domain/practice/understanding/understand.ts';

const language = wholeLanguage();

const CHEST_PAIN: QuestionContext = { ...FIRST_QUESTION, complaint: 'chest-pain', sex: 'male', age: 58 };

const read = (utterance: string, context: Partial<QuestionContext> = {}) =>
  understand(language, utterance, { ...CHEST_PAIN, ...context });

const asked = (utterance: string, context: Partial<QuestionContext> = {}) =>
  read(utterance, context).parts.map(({ intent }) => intent);

test.each(['Okay.', 'Right.'])('"%s" before a question asks nothing', word => {
  expect(asked(`${word} When did it start?`)).toEqual(['attribute:onset']);
});

test('where only the sympathy before a question was heard nothing is answered, but what may be meant is offered', () => {
  const lost = read('That sounds really hard. And what does Alan say to that?');
  expect(lost).toMatchObject({ outcome: 'unsure', parts: [{ intent: 'talk:empathy' }] });
  expect(read("I'm so sorry to hear that.").outcome).toBe('understood');
  expect(read("That must be very hard for you, mustn't it?").outcome).toBe('understood');
});

describe('A question is understood by its frame', () => {
  const table: Readonly<Record<string, readonly (readonly [utterance: string, ...intents: string[]])[]>> = {
    'presence of a finding': [
      ['Any fever?', 'presence:fever'],
      ['Have you been short of breath at all?', 'presence:dyspnoea'],
      ['Have you coughed up any blood?', 'presence:haemoptysis'],
      ['Do you have high blood pressure?', 'presence:hypertension'],
      ['Are you on blood thinners?', 'presence:anticoagulant-use'],
      ['Have you had your appendix out?', 'presence:appendicectomy'],
      ['Does anyone in your family have diabetes?', 'presence:family-diabetes'],
    ],
    'an attribute of the complaint': [
      ['When did it start?', 'attribute:onset'],
      ['How long have you had this pain?', 'attribute:onset'],
      ['How long does each attack last?', 'attribute:duration'],
      ['Did it come on suddenly or gradually?', 'attribute:onset-manner'],
      ['Does the pain go anywhere else?', 'attribute:radiation'],
      ['On a scale of one to ten, how bad is it?', 'attribute:severity'],
      ['Is it getting better or worse?', 'attribute:course'],
      ['Does anything make it better?', 'attribute:relieving'],
      ['Have you taken anything for it?', 'attribute:treatment-tried'],
    ],
    'an item of the history': [
      ['Do you have any medical conditions?', 'history:illnesses'],
      ['Have you ever had any operations?', 'history:operations'],
      ['Are you allergic to anything?', 'history:allergies'],
      ['How many cigarettes do you smoke a day?', 'history:smoking-amount'],
      ['What do you do for a living?', 'history:occupation'],
      ['Who lives at home with you?', 'history:home'],
    ],
    'the floor and the patient’s own view': [
      ['What brings you in today?', 'open:start'],
      ['Tell me more about it.', 'open:more'],
      ['Is there anything else you would like to tell me?', 'open:else'],
      ['What do you think is causing it?', 'ice:ideas'],
      ['Is there anything worrying you?', 'ice:concerns'],
    ],
    talk: [
      ['Good morning.', 'talk:greeting'],
      ['Can you confirm your date of birth?', 'talk:birth-date'],
      ['Do you have any questions for me?', 'talk:any-questions'],
      ['I am so sorry to hear that.', 'talk:empathy'],
    ],
    'several things at once': [
      ['Any fever, chills or night sweats?', 'presence:fever', 'presence:rigors', 'presence:night-sweats'],
      ['Do you smoke or drink?', 'history:smoking', 'history:alcohol'],
      ['When did it start and how bad is it?', 'attribute:onset', 'attribute:severity'],
      ['I am sorry to hear that. When did it start?', 'talk:empathy', 'attribute:onset'],
    ],
    'speech with fillers, restarts and slips of spelling': [
      ['Okay. So um and the pain, does it, does it go anywhere, like into the arm?', 'attribute:radiation'],
      ['Right, so um how long have you, how long have you had this?', 'attribute:onset'],
      ['Do you take warfrin?', 'presence:anticoagulant-use'],
      ['any diarhoea', 'presence:diarrhoea'],
    ],
  };
  for (const [frame, questions] of Object.entries(table)) {
    it(`as ${frame}`, () => {
      expect(questions.map(([utterance]) => [utterance, ...asked(utterance)])).toEqual(questions);
    });
  }
});

test('what is asked in one breath is asked together, in whatever order', () => {
  expect(asked('What makes it better or worse?').toSorted()).toEqual([
    'attribute:aggravating',
    'attribute:relieving',
  ]);
});

describe('What was spoken of before', () => {
  it('is what "it" is, if it was told to be there', () => {
    const coughTold = { lastIntents: ['presence:cough'], toldFindings: ['cough'] } as const;
    expect(asked('And how long have you had that?', coughTold)).toEqual(['attribute:onset:cough']);
    expect(asked('And how long have you had that?', { lastIntents: ['presence:cough'] })).toEqual([
      'attribute:onset',
    ]);
  });

  it('says what a short question goes on with', () => {
    expect(asked('How many a day?', { lastIntents: ['history:smoking'] })).toEqual([
      'history:smoking-amount',
    ]);
    expect(asked('How much?', { lastIntents: ['history:alcohol'] })).toEqual(['history:alcohol-amount']);
    expect(asked('What happens when you take it?', { lastIntents: ['history:allergies'] })).toEqual([
      'history:allergy-reaction',
    ]);
    expect(asked('And diabetes?', { lastIntents: ['history:family'] })).toEqual(['presence:family-diabetes']);
  });

  it('gives way to a name of its own', () => {
    const context = { lastIntents: ['presence:cough'], toldFindings: ['cough', 'fever'] } as const;
    expect(asked('When did the fever start?', context)).toEqual(['attribute:onset:fever']);
  });
});

describe('What is not understood', () => {
  it('is said to be unknown, and has no parts', () => {
    expect(read('asdf qwer zxcv')).toMatchObject({ outcome: 'unknown', parts: [] });
    expect(read('')).toMatchObject({ outcome: 'unknown', parts: [] });
    expect(read('Who won the league cup final?').outcome).not.toBe('understood');
  });

  it('may mean several things, what was understood being the first and none the same as another', () => {
    const readings = ['Is it linked?', 'Any tightness there?', 'Any fever or chills?', 'Smoke? Drink?'].map(
      each => read(each),
    );
    for (const { parts, offers } of readings) {
      expect(offers[0]).toEqual(parts.map(({ intent }) => intent));
      expect(offers.length).toBeGreaterThan(2);
      expect(new Set(offers.map(offer => offer.toSorted().join())).size).toBe(offers.length);
    }
  });
});

test('a reading is told in the words of the content', () => {
  expect(readingWords(language, 'attribute:onset')).toBe('When it began');
  expect(readingWords(language, 'presence:fever')).toBe('Fever, present or not');
  expect(readingWords(language, 'attribute:onset:cough')).toBe('Cough: when it began');
});

const QUESTIONS = [
  'Any fever?',
  'When did the pain start?',
  'Does it go down your arm?',
  'Do you take any tablets?',
  'What do you think it is?',
] as const;

test('case, spaces and the mark at the end do not matter', () => {
  const dressed = fc.record({
    question: fc.constantFrom(...QUESTIONS),
    isUpper: fc.boolean(),
    end: fc.constantFrom('', '?', '??', '.', ' ?', '!'),
    space: fc.constantFrom(' ', '  ', '\t'),
  });
  fc.assert(
    fc.property(dressed, ({ question, isUpper, end, space }) => {
      const bare = question.replace('?', end).replaceAll(' ', space);
      expect(asked(isUpper ? bare.toUpperCase() : bare)).toEqual(asked(question));
    }),
  );
});

test('the same words are always understood the same', () => {
  fc.assert(
    fc.property(fc.constantFrom(...QUESTIONS), question => {
      expect(read(question)).toEqual(read(question));
    }),
  );
});

/** Lists of two and of three of some things, in every order. */
function listsOf(things: readonly string[]): readonly (readonly string[])[] {
  const longer = (list: readonly string[]) =>
    things.filter(thing => !list.includes(thing)).map(thing => [...list, thing]);
  const pairs = things.flatMap(thing => longer([thing]));
  return [...pairs, ...pairs.flatMap(longer)];
}

test('of 100 lists 99 ask the same as their things one by one', () => {
  const lists = listsOf([
    'fever',
    'a cough',
    'headaches',
    'palpitations',
    'nausea',
    'back pain',
    'a rash',
    'dizziness',
  ]);
  const misread = lists.filter(list => {
    const said = `Have you had ${list.slice(0, -1).join(', ')} or ${list.at(-1)}?`;
    return asked(said).join() !== list.flatMap(thing => asked(`Have you had ${thing}?`)).join();
  });
  expect(lists).toHaveLength(392);
  expect(misread.length / lists.length).toBeLessThan(0.01);
});

test('no text, however hostile, breaks the understanding', () => {
  const words = fc.array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 12 }),
      fc.constantFrom('any', 'pain', 'how', '(', '\\', '$&', '__proto__', 'constructor', '\u0000', '…'),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(words, said => {
      const { parts, outcome } = read(said.join(' '));
      expect(outcome === 'unknown').toBe(parts.length === 0);
    }),
    { numRuns: 100 },
  );
});
