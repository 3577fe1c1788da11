import { expect, test } from 'vitest';
import { diagnosisMethodsAnswer } from '#contract/diagnosis-methods.ts';
import { feedbackCategoriesAnswer } from '#contract/feedback-categories.ts';
import { illnessesAnswer } from '#contract/illnesses.ts';
import { medicationsAnswer } from '#contract/medications.ts';
import { proceduresAnswer } from '#contract/procedures.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

test('illnesses are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const illnesses = illnessesAnswer.parse(await (await get('/api/illnesses')).json());
  expect(illnesses).toEqual([
    { id: 402, name: 'asthma', description: 'Wheeze', isCustom: false },
    { id: 401, name: 'Hypertension', description: 'High blood pressure', isCustom: false },
  ]);
});

test('procedures and diagnosis methods are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const procedures = proceduresAnswer.parse(await (await get('/api/procedures')).json());
  expect(procedures.map(({ name }) => name)).toEqual(['Appendicectomy']);
  const methods = diagnosisMethodsAnswer.parse(await (await get('/api/diagnosis-methods')).json());
  expect(methods.map(({ name }) => name)).toEqual(['Blood test', 'X-ray']);
});

test('medications come with their components in component order', async () => {
  const { get } = await serverForThisTest();
  const [medication] = medicationsAnswer.parse(await (await get('/api/medications')).json());
  expect(medication).toMatchObject({ commercialName: 'Co-codamol', scientificName: 'Codeine + Paracetamol' });
  expect(medication?.components.map(({ scientificName }) => scientificName)).toEqual([
    'Codeine',
    'Paracetamol',
  ]);
});

test('feedback categories are ordered by name', async () => {
  const { get } = await serverForThisTest();
  const categories = feedbackCategoriesAnswer.parse(await (await get('/api/feedback-categories')).json());
  expect(categories.map(({ name, icon }) => [name, icon])).toEqual([
    ['Bug report', 'bug'],
    ['Feature idea', 'lightbulb'],
  ]);
});
