import { expect, test } from 'vitest';
import { craftOf } from '#domain/practice/debrief/craft.ts';
import { readOf } from '#domain/practice/debrief/debrief.fixture.ts';
import type { Intent } from '#domain/practice/intent.ts';

const isCompound = (text: string, ...asked: Intent[]) =>
  craftOf(readOf([[text, ...asked]])).compound.length > 0;

test('two of a kind, and one thing with examples, are asked in one breath by everybody', () => {
  expect(isCompound('any nausea or vomiting?', 'presence:nausea', 'presence:vomiting')).toBe(false);
  expect(isCompound('stiff or swollen joints?', 'presence:joint-stiffness', 'presence:joint-swelling')).toBe(
    false,
  );
  expect(
    isCompound(
      'Any illnesses, operations or hospital stays?',
      'history:illnesses',
      'history:operations',
      'history:hospital-stays',
    ),
  ).toBe(false);
  expect(
    isCompound(
      'Any medicines, like the pill or beta blockers?',
      'history:medicines',
      'presence:combined-contraceptive-use',
      'presence:beta-blocker-use',
    ),
  ).toBe(false);
  expect(
    isCompound(
      'Any conditions, like diabetes or asthma?',
      'history:illnesses',
      'presence:diabetes',
      'presence:asthma',
    ),
  ).toBe(false);
  expect(
    isCompound('Do you smoke, drink, or use drugs?', 'history:smoking', 'history:alcohol', 'history:drugs'),
  ).toBe(false);
});

test('three different things are several, and two are not, of whatever kind', () => {
  expect(isCompound('Any rash, cough or cramps?', 'presence:rash', 'presence:cough', 'presence:cramps')).toBe(
    true,
  );
  expect(isCompound('Any cough, and what is your work?', 'presence:cough', 'history:occupation')).toBe(false);
});
