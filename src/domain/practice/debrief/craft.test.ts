import { describe, expect, test } from 'vitest';
import { craftOf } from '#domain/practice/debrief/craft.ts';
import { readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';
import { faultsOf } from '#domain/practice/debrief/faults.ts';

const OPENED: Talk = [
  ['Good morning.', 'talk:greeting'],
  ['What brings you here?', 'open:start'],
];

describe('craft', () => {
  test('an open start is seen by the first question about the illness, whatever is said before', () => {
    expect(craftOf(readOf(OPENED)).opened.isOpen).toBe(true);
    expect(craftOf(readOf([['Do you smoke?', 'history:smoking'], ...OPENED])).opened).toEqual({
      isOpen: false,
      cite: { line: 0, by: 'student', text: 'Do you smoke?' },
    });
  });

  test('whether one smokes and how much is one thing to ask, and two things are not several', () => {
    const compoundIn = (talk: Talk) => craftOf(readOf(talk)).compound.length;
    expect(compoundIn([['Do you smoke, and how much?', 'history:smoking', 'history:smoking-amount']])).toBe(
      0,
    );
    expect(compoundIn([['Do you smoke? Any fever?', 'history:smoking', 'presence:fever']])).toBe(0);
  });

  test('asking again is a repeat, unless the patient held back the first time', () => {
    const twice = (intent: 'history:smoking' | 'history:drugs') =>
      craftOf(
        readOf([
          ['Tell me?', intent],
          ['Tell me?', intent],
        ]),
      ).repeats.length;
    expect(twice('history:smoking')).toBe(1);
    expect(twice('history:drugs')).toBe(0);
  });

  test('a question that was only taken for an earlier one is no repeat, nor is one thing compound that is read as two', () => {
    const misread: Talk = [
      ['Any illnesses in the family?', 'history:home'],
      ['Who is at home?', 'history:home'],
      ['Taking any prescription drugs?', 'history:medicines', 'history:drugs'],
    ];
    expect(craftOf(readOf(misread))).toMatchObject({ repeats: [], compound: [] });
    const meant: Talk = [
      ['Do you smoke?', 'history:smoking'],
      ['Are you a smoker?', 'history:smoking'],
    ];
    expect(craftOf(readOf(meant)).repeats).toHaveLength(1);
  });

  test('an interview began openly where its first question asked for the story, whatever it was taken for', () => {
    const openedBy = (...talk: Talk) => craftOf(readOf(talk)).opened;
    const story: Talk[number] = ['Would you tell me about it? There is no hurry.', 'talk:pause'];
    expect(openedBy(story, ['Do you smoke?', 'history:smoking'])).toMatchObject({
      isOpen: true,
      cite: { line: 0 },
    });
    expect(openedBy(['How can I help?', 'talk:small-talk']).isOpen).toBe(true);
    expect(openedBy(['Do you smoke?', 'history:smoking']).isOpen).toBe(false);
  });

  test('thanks are a farewell only where nothing is asked with them', () => {
    const closingIn = (talk: Talk) => craftOf(readOf(talk)).said.find(({ kind }) => kind === 'closing')?.cite;
    expect(closingIn([['Thank you. Any pets?', 'talk:thanks', 'history:pets']])).toBeNull();
    expect(closingIn([['Thank you. I am sorry.', 'talk:thanks', 'talk:empathy']])).toBeNull();
    expect(closingIn([['Thank you.', 'talk:thanks']])).toMatchObject({ line: 0 });
  });

  test('who says it all back and asks whether it is right has summed up, whatever it was taken for', () => {
    const words =
      'So it presses in the middle of your chest since this morning and you feel sick. Is that right?';
    const talk: Talk = [[words, 'talk:check-understanding']];
    expect(craftOf(readOf(talk)).said.find(({ kind }) => kind === 'summary')?.cite).toMatchObject({
      line: 0,
    });
    const short: Talk = [['Is that right?', 'talk:check-understanding']];
    expect(craftOf(readOf(short)).said.find(({ kind }) => kind === 'summary')?.cite).toBeNull();
  });

  test('three things in a question now and then are no fault, four are, and so is a habit', () => {
    const three: Talk[number] = [
      'Do you smoke? Any fever? Sick?',
      'history:smoking',
      'presence:fever',
      'presence:nausea',
    ];
    const kinds = (talk: Talk) => faultsOf(readOf(talk)).map(({ kind }) => kind);
    expect(kinds([three])).not.toContain('compound');
    expect(kinds(Array.from({ length: 4 }, () => three))).toContain('compound');
    const four: Talk[number] = [
      'Fever, cough, fainting or sickness?',
      'presence:fever',
      'presence:cough',
      'presence:syncope',
      'presence:nausea',
    ];
    expect(kinds([four])).toContain('compound');
  });

  test('a summary may say things to be agreed to, in any words', () => {
    const summary: Talk = [['So you have no pyrexia, right?', 'talk:summary', 'presence:fever']];
    expect(craftOf(readOf(summary))).toMatchObject({ leading: [], jargon: [], compound: [] });
  });
});
