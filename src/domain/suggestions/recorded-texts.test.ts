import { expect, it } from 'vitest';
import { recordedTexts } from '#domain/suggestions/recorded-texts.ts';
import { reviewed } from '#tests/examples/cases.ts';

it('What is recorded is said without when it was: childhood and birth are no findings', () => {
  const pastMedicalIllnesses = ['2012~', 'age:14', 'childhood', 'birth'].map((onsetDate, at) => ({
    id: `id-${at}`,
    name: 'Gout',
    onsetDate,
  }));
  const texts = recordedTexts({ ...reviewed, pastMedicalIllnesses, occupation: '' });
  expect(texts).toHaveLength(4);
  expect(texts.every(text => text.endsWith('Gout'))).toBe(true);
});
