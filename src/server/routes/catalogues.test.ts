import { expect, test } from 'vitest';
import { diagnosisMethodsResponse } from '#contract/diagnosis-methods.ts';
import { feedbackCategoriesResponse } from '#contract/feedback-categories.ts';
import { illnessesResponse } from '#contract/illnesses.ts';
import { medicationsResponse } from '#contract/medications.ts';
import { proceduresResponse } from '#contract/procedures.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

test('illnesses are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const illnesses = illnessesResponse.parse(await (await get('/api/illnesses')).json());
  expect(illnesses).toEqual([
    { id: 402, name: 'asthma', description: 'Wheeze', synonyms: [], isCustom: false },
    { id: 401, name: 'Hypertension', description: 'High blood pressure', synonyms: ['HTN'], isCustom: false },
  ]);
});

test('procedures and diagnosis methods are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const procedures = proceduresResponse.parse(await (await get('/api/procedures')).json());
  expect(procedures.map(({ name, synonyms }) => [name, ...synonyms])).toEqual([
    ['Appendicectomy', 'appendectomy'],
  ]);
  const methods = diagnosisMethodsResponse.parse(await (await get('/api/diagnosis-methods')).json());
  expect(methods.map(({ name }) => name)).toEqual(['Blood test', 'X-ray']);
});

test('medications come with their components in component order', async () => {
  const { get } = await serverForThisTest();
  const [medication] = medicationsResponse.parse(await (await get('/api/medications')).json());
  expect(medication).toMatchObject({
    commercialName: 'Co-codamol',
    scientificName: 'Codeine + Paracetamol',
    synonyms: ['acetaminophen'],
  });
  expect(medication?.components.map(({ scientificName }) => scientificName)).toEqual([
    'Codeine',
    'Paracetamol',
  ]);
});

test('feedback categories are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const categories = feedbackCategoriesResponse.parse(await (await get('/api/feedback-categories')).json());
  expect(categories.map(({ name, icon }) => [name, icon])).toEqual([
    ['Bug report', 'bug'],
    ['Feature idea', 'lightbulb'],
  ]);
});
