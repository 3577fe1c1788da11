import { expect, it } from 'vitest';
import { nameableDiagnoses } from '#domain/catalogue/nameable-diagnoses.ts';

it('a diagnosis has synonyms of its own and those of what is called the same, brackets aside (specification 31.16)', () => {
  const named = nameableDiagnoses({
    likelihood: {
      knowledge: {
        diagnoses: [
          { id: 2, name: 'Myocardial infarction', synonyms: [] },
          { id: 1, name: 'Asthma (acute attack)', synonyms: [] },
          { id: 3, name: 'Zoster', synonyms: ['shingles'] },
        ],
      },
    },
    illnesses: [
      { name: 'Myocardial infarction', synonyms: ['MI', 'heart attack'] },
      { name: 'Asthmatic attack', synonyms: ['asthma', 'tight chest'] },
    ],
    vocabulary: [],
  });
  expect(named).toEqual([
    { id: 1, name: 'Asthma (acute attack)', synonyms: ['Asthmatic attack', 'asthma', 'tight chest'] },
    { id: 2, name: 'Myocardial infarction', synonyms: ['MI', 'heart attack'] },
    { id: 3, name: 'Zoster', synonyms: ['shingles'] },
  ]);
});

it('what else a finding may mean is not what it is called, and several are called like one', () => {
  const named = nameableDiagnoses({
    likelihood: {
      knowledge: {
        diagnoses: [
          { id: 1, name: 'Baby blues', synonyms: [] },
          { id: 2, name: 'Febrile seizure', synonyms: [] },
        ],
      },
    },
    illnesses: [{ name: 'Febrile seizures', synonyms: ['fever fits'] }],
    vocabulary: [
      { name: 'Low mood', synonyms: ['baby blues', 'depression'] },
      { name: 'Febrile seizures', synonyms: ['fits with a temperature'] },
    ],
  });
  expect(named).toEqual([
    { id: 1, name: 'Baby blues', synonyms: [] },
    {
      id: 2,
      name: 'Febrile seizure',
      synonyms: ['Febrile seizures', 'fever fits', 'fits with a temperature'],
    },
  ]);
});
