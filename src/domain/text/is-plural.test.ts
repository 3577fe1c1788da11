import { expect, it } from 'vitest';
import { isPlural } from '#domain/text/is-plural.ts';

it('A name that ends like a plural is one, unless it is one thing', () => {
  const plural = ['Palpitations', 'Night sweats', 'Chills', 'Varicose veins'];
  const single = ['Breathlessness', 'Diaphoresis', 'Tinnitus', 'Diabetes', 'Mumps', 'Herpes', 'Fever'];
  expect(plural.filter(isPlural)).toEqual(plural);
  expect(single.filter(isPlural)).toEqual([]);
});
