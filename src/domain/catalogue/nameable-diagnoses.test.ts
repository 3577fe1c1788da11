import { expect, it } from 'vitest';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';

it('a diagnosis has the synonyms of what is called the same, brackets aside (specification 31.16)', () => {
  const named = nameableDiagnoses({
    likelihood: {
      knowledge: {
        diagnoses: [
          { id: 2, name: 'Myocardial infarction' },
          { id: 1, name: 'Asthma (acute attack)' },
          { id: 3, name: 'Zoster' },
        ],
      },
    },
    illnesses: [{ name: 'Myocardial infarction', synonyms: ['MI', 'heart attack'] }],
    vocabulary: [{ name: 'Asthmatic attack', synonyms: ['asthma', 'tight chest'] }],
  });
  expect(named).toEqual([
    { id: 1, name: 'Asthma (acute attack)', synonyms: ['Asthmatic attack', 'asthma', 'tight chest'] },
    { id: 2, name: 'Myocardial infarction', synonyms: ['MI', 'heart attack'] },
    { id: 3, name: 'Zoster', synonyms: [] },
  ]);
});
