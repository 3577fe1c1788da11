import { expect, test } from 'vitest';
import { wholeContent } from '#content/whole-content.fixture.ts';
import { findDate } from '#domain/dates/find-date.ts';

const { illnesses, procedures, medications } = wholeContent();

test('no name of the catalogues holds what would be taken for a date, nor loses one told behind it', () => {
  const names = [
    ...[...illnesses, ...procedures].flatMap(({ name, synonyms }) => [name, ...synonyms]),
    ...medications.map(({ commercialName }) => commercialName),
  ].filter(name => !/(?:at|from) birth$/.test(name));
  const told = { today: '2026-11-22', age: null };
  expect(names.filter(name => findDate(name, told))).toEqual([]);
  for (const name of names) {
    expect(findDate(`${name} since 2012`, told)).toMatchObject({ value: '2012', rest: name });
  }
});
