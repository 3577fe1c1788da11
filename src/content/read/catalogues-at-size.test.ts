import { expect, test } from 'vitest';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { LAB_TESTS, LAB_UNITS } from '#domain/sections/lab-tests.ts';

const content = wholeContent();
const { illnesses, procedures, medications, diagnosisMethods, labTests } = content;

test('there are at least 320 illnesses, 260 procedures, 620 medications and 30 diagnosis methods', () => {
  expect(illnesses.length).toBeGreaterThanOrEqual(320);
  expect(procedures.length).toBeGreaterThanOrEqual(260);
  expect(medications.length).toBeGreaterThanOrEqual(620);
  expect(diagnosisMethods.length).toBeGreaterThanOrEqual(30);
});

test('the 29 lab tests and 19 units are those which the lab results editor offers, in its order', () => {
  expect(labTests.tests).toEqual(LAB_TESTS);
  expect(labTests.units).toEqual(LAB_UNITS);
});

test('medications fall into 35 to 50 categories, none of them for a handful only', () => {
  const sizes = [...Map.groupBy(medications, ({ category }) => category).values()].map(group => group.length);
  expect(sizes.length).toBeGreaterThanOrEqual(35);
  expect(sizes.length).toBeLessThanOrEqual(50);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(5);
});

test('an ingredient has one spelling, whatever it is sold as', () => {
  const names = new Set(medications.flatMap(({ components }) => components.map(part => part.scientificName)));
  expect(new Set([...names].map(name => name.toLowerCase())).size).toBe(names.size);
});

test('illnesses and procedures are spelled as the history pages spell: the American way', () => {
  const british =
    /aemi|haem|oesoph|\boedema|rrhoea|leukaem|tumour|paed|ischaem|orthopaed|goitre|gynaec|caesar/i;
  const names = [...illnesses, ...procedures].flatMap(({ name, description }) => [name, description]);
  expect(names.filter(name => british.test(name))).toEqual([]);
});
