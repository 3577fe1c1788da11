import { expect, test } from 'vitest';
import { opened, sealed } from '#domain/practice/patient/seal.ts';

const REFERENCE = { diagnosis: 'Myocardial infarction', why: 'Pain “at rest” – 20 minutes · ½ 心' };

test('what was sealed is opened as it was', () => {
  for (let seed = 0; seed < 300; seed += 1) expect(opened(sealed(REFERENCE, seed), seed)).toEqual(REFERENCE);
});

test('what is sealed cannot be read', () => {
  const text = sealed(REFERENCE, 7);
  expect(text).toMatch(/^[ -~]+$/);
  for (const word of ['Myocardial', 'infarction', 'diagnosis', 'Pain']) expect(text).not.toContain(word);
});
