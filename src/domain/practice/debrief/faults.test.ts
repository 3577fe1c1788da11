import { describe, expect, test } from 'vitest';
import { COMMITMENT, REFERENCE, readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';

const OPENED: Talk = [
  ['Good morning.', 'talk:greeting'],
  ['What brings you here?', 'open:start'],
];

describe('what to do differently, in words', () => {
  const faultOf = (kind: string, talk: Talk, more = {}) =>
    faultsOf(readOf(talk, more)).find(fault => fault.kind === kind);
  const worth = (titles: readonly string[]) => ({
    reference: {
      ...REFERENCE,
      facts: REFERENCE.facts.slice(1, 1 + titles.length).map((one, place) => ({
        ...one,
        weight: 'essential' as const,
        title: titles[place] ?? '',
        why: 'It settles the case.',
      })),
    },
  });
  const missed = (...titles: readonly string[]) => faultOf('missed-essential', [], worth(titles))?.text;

  test('what was missed is named in one breath, what asks by itself last', () => {
    expect(missed('Fever')).toBe('You did not find out about fever. It settles the case.');
    expect(missed('Rigors', 'How it began')).toBe(
      'You did not find out about rigors or how it began. Rigors: It settles the case.',
    );
    expect(missed('What it is like', 'Fever', 'Rigors')).toContain('about fever, rigors or what it is like.');
    expect(missed('Vomiting: what it looks like')).toContain('about vomiting (what it looks like).');
  });

  test('four things are all named, and of more than that how many others there are', () => {
    expect(missed('A', 'B', 'C', 'D')).toContain('about a, b, c or d.');
    expect(missed('A', 'B', 'C', 'D', 'E')).toContain('about a, b, c or 2 other things.');
  });

  test('of a danger that nothing was asked to exclude it is said that it stays open', () => {
    expect(faultOf('missed-red-flag', OPENED)?.text).toBe(
      'You did not ask about presence:syncope: aortic dissection stays open.',
    );
  });

  test('what was held back is to be asked again, with the question', () => {
    const sentences = { ...REFERENCE.sentences, 'missed-essential': 'It stays here. {ask}' };
    const facts = REFERENCE.facts.filter(({ id }) => id === 'history:drugs');
    const reference = {
      ...REFERENCE,
      sentences,
      facts: facts.map(one => ({ ...one, weight: 'essential' as const })),
    };
    expect(faultOf('missed-essential', [['Any drugs?', 'history:drugs']], { reference })).toMatchObject({
      text: 'You asked about history:drugs, but went on when the answer was vague. Show an interest, then ask again.',
      try: 'It stays here. history:drugs?',
    });
  });

  const ASKS = {
    reference: {
      ...REFERENCE,
      questions: [
        { intent: 'presence:fever', words: 'Fever', ask: 'Have you had a fever?' },
        { intent: 'presence:nausea', words: 'Nausea', ask: 'Do you feel sick?' },
      ] as const,
    },
  };

  test('a technical word is put beside the plain one, and the question is asked in plain words', () => {
    const sentences = { ...REFERENCE.sentences, jargon: 'The word “{word}” means {plain}.' };
    expect(faultOf('jargon', [['Any pyrexia?', 'presence:fever']], ASKS)).toMatchObject({
      text: 'You used words that patients may not know. Say “fever” rather than “pyrexia”.',
      try: 'Have you had a fever?',
    });
    const reference = { ...REFERENCE, sentences };
    const aside: Talk = [['Any pyrexia?', 'presence:rash']];
    expect(faultOf('jargon', aside, { reference })?.try).toBe('The word “pyrexia” means fever.');
  });

  test('a leading question is tried again as a neutral one about the same, where there is one', () => {
    const talk: Talk = [['You have no fever, do you?', 'presence:fever', 'presence:nausea']];
    expect(faultOf('leading', talk, ASKS)?.try).toBe('Have you had a fever? … Do you feel sick?');
    const other: Talk = [['You have no rash, do you?', 'presence:rash']];
    expect(faultOf('leading', other, ASKS)?.try).toBe('Instead of leading.');
  });

  test('what was asked in one is tried again as one question after the other', () => {
    const asked = ['presence:fever', 'presence:nausea', 'history:smoking', 'history:pets'] as const;
    const talk: Talk = [['Any fever, sickness, smoking or pets?', ...asked]];
    expect(faultOf('compound', talk, ASKS)).toMatchObject({
      text: 'One question asked for three things or more at once: what is left unanswered is easily missed.',
      try: 'Have you had a fever? … Do you feel sick?',
    });
  });

  test('what was asked again is told with both lines', () => {
    const fever: Talk[number] = ['Have you had a fever lately?', 'presence:fever'];
    expect(faultOf('repeats', [fever, fever])?.text).toBe(
      'You asked again in line 3 for what line 1 had brought.',
    );
  });
});

test('too late is said with the words that were chosen', () => {
  const [fault] = faultsOf(readOf(OPENED, { commitment: { ...COMMITMENT, urgency: 'same-day' } }));
  expect(fault?.text).toBe('This is an emergency; you chose “Today”. What to do first: an ECG.');
});
