import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSameSaid } from '#domain/practice/wording/same-said.ts';

describe('Another way of saying the same is taken (specification 31.41)', () => {
  test.each([
    ['It came this morning.', 'Well, it came this morning, doctor.'],
    ['No, I have not got that.', "No, I haven't got that, to be honest."],
    ['No. I have no cough.', "No, doctor, I've got no cough."],
    ['It began on Monday. It presses.', 'It came on on Monday. And it presses, you see.'],
    ["I'm fine. My mum had it.", 'I am fine. My mother had it.'],
    ['Ten a day, since I was sixteen.', "Oh, it's ten a day, since I was sixteen."],
    ['No.', 'No, thank you for asking.'],
  ])('%s — %s', (script, reworded) => {
    expect(isSameSaid(script, reworded)).toBe(true);
  });
});

describe('What says anything else is not (specification 31.41)', () => {
  test.each<[what: string, script: string, reworded: string]>([
    ['a number', 'I smoke.', 'I smoke 20.'],
    ['another number', 'Ten a day.', 'Twenty a day.'],
    ['a name', 'My wife found me.', 'My wife Ann found me.'],
    ['a drug', 'I take a tablet.', 'I take a ramipril tablet.'],
    ['a body part', 'It hurts.', 'It hurts in my arm.'],
    ['a time', 'It hurts.', 'It hurts now.'],
    ['a finding', 'I cough.', 'I cough and I am sick.'],
    ['a finding that is left out', 'I cough, and I am sick.', 'I cough.'],
    ['a denial', 'I cough.', 'I do not cough.'],
    ['a denial that is gone', 'I have no fever.', 'I have a fever.'],
    ['a denial that is moved', 'No fever, cough.', 'Fever, no cough.'],
    ['a denial that reaches less far', 'No fever.', 'No. Fever.'],
    ['a denial that reaches further', 'No, fever since Monday.', 'No fever since Monday.'],
    ['a list that is denied otherwise', 'No fever but a cough.', 'No fever and a cough.'],
    ['a way of being', 'I have a sick child.', 'I am a sick child.'],
    ['another person', 'My mother has diabetes.', 'My mother and I have diabetes.'],
    ['another tense', 'I smoke.', 'I smoked.'],
    ['a doubt', 'I cough.', 'Do I cough?'],
    ['another degree', 'It hurts.', 'It hurts a bit.'],
    ['a medical word', 'It presses.', 'It presses, like angina.'],
    ['another language', 'It presses.', 'Es drückt.'],
    ['a page', 'It presses.', '<b>It presses.</b>'],
    ['a prompt', 'It presses.', 'As a language model, it presses.'],
    ['nothing', 'It presses.', ''],
    ['asides without end', 'No.', `No${', you know'.repeat(50)}.`],
  ])('%s', (_what, script, reworded) => {
    expect(isSameSaid(script, reworded)).toBe(false);
  });
});

const WORDS = [
  'pain',
  'fever',
  'arm',
  'never',
  'no',
  'ten',
  'Monday',
  'my',
  'mother',
  'had',
  'worse',
  'aspirin',
];

const sentence = fc.array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 9 });

test('whatever word is put in, taken out or exchanged, it is noticed', () => {
  fc.assert(
    fc.property(sentence, fc.nat(), fc.constantFrom(...WORDS), (words, at, other) => {
      const place = at % words.length;
      const script = `${words.join(' ')}.`;
      const more = words.toSpliced(place, 0, other).join(' ');
      expect(isSameSaid(script, `Well, ${more}, doctor.`)).toBe(false);
      expect(isSameSaid(script, words.toSpliced(place, 1).join(' '))).toBe(false);
      const exchanged = words.with(place, other).join(' ');
      expect(isSameSaid(script, exchanged)).toBe(words[place] === other);
      expect(isSameSaid(script, `Well, ${words.join(' ')}, doctor.`)).toBe(true);
    }),
    { numRuns: 1000 },
  );
});
