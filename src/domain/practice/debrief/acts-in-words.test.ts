import { describe, expect, test } from 'vitest';
import { isEmpathic, isFarewell, isSignpost, isSummary } from '#domain/practice/debrief/acts-in-words.ts';
import type { CraftAct } from '#domain/practice/debrief/craft.ts';
import { craftOf } from '#domain/practice/debrief/craft.ts';
import { readOf, type Talk } from '#domain/practice/debrief/debrief.fixture.ts';

/** The line in which something was said, from 1; null where it was not. */
function lineOf(kind: CraftAct, talk: Talk): number | null {
  const cite = craftOf(readOf(talk)).said.find(one => one.kind === kind)?.cite;
  return cite ? cite.line + 1 : null;
}

describe('what is said beside the questions is known by its words', () => {
  test.each([
    'Oh you poor thing, nine days is a long time.',
    'right so nerves too, that must be tricky when youre performing',
    "I'm sorry to hear about the choir. Do you still sing at all?",
    'I can imagine that was scary to read',
    'I know the licence means everything to you.',
    'It sounds exhausting, counting them like that.',
    'Oh gosh, okay, thank you for telling me, that took some guts.',
    'you are right to come.',
    'Oh, I am sorry, a watch repairer with a shaky hand.',
    "That's maddening, to be told it's nerves.",
  ])('“%s” is sympathy', words => {
    expect(isEmpathic(words)).toBe(true);
  });

  test.each([
    "ok i'll try to be quick, sorry",
    "I'd love to hear about it in your own words, take all the time you need.",
    'How bad is the pain?',
    'Is it hard to swallow?',
    'I did ask if it is painful. Have you pain in the breast?',
    'How do you feel about your body?',
    'No, sorry, I mean the pain in the hand.',
    'Oh, sorry, I meant the other knee.',
  ])('“%s” is none', words => {
    expect(isEmpathic(words)).toBe(false);
  });

  test.each([
    "Now I'd like to go through your health in general.",
    "Moving on to Theo's background: how were the pregnancy and the birth?",
    'Now some questions about the journey.',
    'Now, I ask everybody with a rash like this some pretty personal questions.',
    'I will look in both ears now with my little lamp.',
    'This is a rather personal one: do you have a partner?',
    'Let me come back to the capsules.',
  ])('“%s” is a signpost', words => {
    expect(isSignpost(words)).toBe(true);
  });

  test.each([
    'I wish you well.',
    "Okay. I'll leave you in peace now.",
    'All the best, Ernest.',
    'Bye for now.',
  ])('“%s” takes leave', words => {
    expect(isFarewell(words)).toBe(true);
  });

  test('whoever says that they will say it back is taken to', () => {
    const [turn] = readOf([['If I may just recap.', 'talk:summary']]).turns;
    expect(turn && isSummary(turn, [])).toBe(true);
  });

  test('a doctor who looks or asks without saying so gives no signpost', () => {
    expect(isSignpost('Would it be all right if I ask you some questions about your ear?')).toBe(false);
    expect(isSignpost('I look at her now and she breathes deep.')).toBe(false);
  });

  test('sympathy is found where it stands, not where politeness was taken for it', () => {
    const talk: Talk = [
      ["I'd love to hear about it in your own words.", 'talk:empathy', 'open:start'],
      ["I'm so sorry about your son.", 'talk:thanks'],
    ];
    expect(lineOf('empathy', talk)).toBe(3);
    expect(lineOf('empathy', talk.slice(0, 1))).toBeNull();
  });

  test('a greeting that was asked back was said', () => {
    expect(lineOf('introduction', [["Good morning, Mr. Pugh, I'm Dr. Miller."]])).toBe(1);
  });

  test('a summary says something back, whatever the line was taken for', () => {
    const told: Talk = [
      ['What is it like?', 'attribute:character'],
      ['When did it begin?', 'attribute:onset'],
      ['Do you smoke?', 'history:smoking'],
    ];
    const inOwnWords: Talk = [
      ["Right, so, in your own words then, what's brought you in, what's been going on?", 'talk:summary'],
    ];
    expect(lineOf('summary', [...told, ...inOwnWords])).toBeNull();
    const request: Talk = [
      ["I'd like to have a look at you, with a chaperone. Is that all right?", 'talk:summary'],
    ];
    expect(lineOf('summary', [...told, ...request])).toBeNull();
    const recap: Talk = [
      [
        'All of it together, then: it presses, it came on this morning, and you smoke ten a day. I think of the heart.',
        'talk:plan',
      ],
    ];
    expect(lineOf('summary', [...told, ...recap])).toBe(7);
    expect(lineOf('summary', [['Let me sum up what I have understood.']])).toBe(1);
  });

  test('the closing is the last goodbye, or else the last invitation or plan near the end', () => {
    const middle: Talk = [["We'll make sure of that.", 'talk:plan']];
    const history: Talk = Array.from({ length: 8 }, () => ['Any pets?', 'history:pets']);
    expect(lineOf('closing', [...middle, ...history])).toBeNull();
    const end: Talk = [
      ['Have you any questions for me?', 'talk:any-questions'],
      ['I want the doctor to see you today.', 'talk:plan'],
    ];
    expect(lineOf('closing', [...middle, ...history, ...end])).toBe(19);
    expect(lineOf('closing', [...history, ...end, ['Take care now. Bye-bye.', 'talk:name']])).toBe(21);
    expect(lineOf('closing', [...history, ...end.slice(1)])).toBe(17);
  });
});
