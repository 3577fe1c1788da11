import { expect, test } from 'vitest';
import { isSaidWrong } from '#domain/practice/consultation/said-wrong.ts';

const about = (is: 'present' | 'denied', ...terms: string[]) => ({
  is,
  findings: [{ key: 'any', name: terms[0] ?? '', terms, isSymptom: true }],
});

test('what is called non-itchy or pain-free does not itch and does not hurt', () => {
  expect(isSaidWrong(about('denied', 'itchy'), 'A non-itchy rash on your trunk.')).toBe(false);
  expect(isSaidWrong(about('denied', 'pain'), 'A pain-free lump.')).toBe(false);
  expect(isSaidWrong(about('denied', 'itchy'), 'An itchy rash.')).toBe(true);
});

test('only the word after non- is denied', () => {
  expect(isSaidWrong(about('present', 'rash'), 'A non-itchy rash on your trunk.')).toBe(false);
});

test('no tablets against an illness are no denial of the illness', () => {
  expect(isSaidWrong(about('present', 'malaria'), "You didn't take malaria tablets.")).toBe(false);
  expect(isSaidWrong(about('present', 'malaria'), "You didn't have malaria.")).toBe(true);
});

test('what stands behind an "and" is not surely denied', () => {
  expect(isSaidWrong(about('present', 'cough'), 'You have no fever and a cough.')).toBe(false);
  expect(isSaidWrong(about('present', 'cough'), 'You have no fever or cough.')).toBe(true);
});
