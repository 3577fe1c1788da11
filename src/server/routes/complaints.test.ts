import { expect, test } from 'vitest';
import { complaintsResponse } from '#contract/complaints.ts';
import { questionsResponse } from '#contract/questions.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

test('complaints come with nested body systems, ordered by gender filter and text', async () => {
  const { get } = await serverForThisTest();
  const response = await get('/api/complaints');
  const complaints = complaintsResponse.parse(await response.json());
  expect(complaints.map(({ text }) => text)).toEqual(['Chest pain', 'Testicular pain']);
  expect(complaints[0]?.bodySystems.map(({ name }) => name)).toEqual(['Cardiovascular', 'Respiratory']);
});

test('when a gender is given, complaints are those of that gender or both', async () => {
  const { get } = await serverForThisTest();
  const texts = async (gender: string) => {
    const response = await get(`/api/complaints?gender=${gender}`);
    return complaintsResponse.parse(await response.json()).map(({ text }) => text);
  };
  expect(await texts('female')).toEqual(['Chest pain']);
  expect(await texts('male')).toEqual(['Chest pain', 'Testicular pain']);
});

test('a complaint comes with its clinical name, its synonyms and what often goes with it', async () => {
  const { get } = await serverForThisTest();
  const often = async (gender: string) => {
    const response = await get(`/api/complaints?gender=${gender}`);
    return complaintsResponse.parse(await response.json())[0];
  };
  expect(await often('male')).toMatchObject({
    clinicalName: 'Chest pain',
    synonyms: ['angina'],
    oftenWith: [11],
  });
  expect(await often('female')).toMatchObject({ oftenWith: [] });
});

test('a gender that is neither is refused', async () => {
  const { get } = await serverForThisTest();
  const response = await get('/api/complaints?gender=other');
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { code: 'invalid_request' } });
});

test('questions come in the order of asking with conditions, choices and time ranges', async () => {
  const { get } = await serverForThisTest();
  const response = await get('/api/complaints/10/questions');
  const questions = questionsResponse.parse(await response.json());
  expect(questions.map(({ id }) => id)).toEqual([101, 102, 103, 104, 105]);
  expect(questions[1]).toMatchObject({
    complaintQuestionId: 1002,
    type: 4,
    conditions: [{ questionId: 101, choiceId: 201 }],
  });
  expect(questions[2]?.choices).toEqual([
    { id: 205, text: 'Minutes', ranges: [{ min: 0, max: 20, unit: 'minutes' }] },
    { id: 206, text: 'Longer', ranges: [{ min: 20, max: 52_560_000, unit: 'minutes' }] },
  ]);
});

test('a question says what it is about, where the content knows', async () => {
  const { get } = await serverForThisTest();
  const response = await get('/api/complaints/10/questions');
  const covers = questionsResponse.parse(await response.json()).map(question => question.covers);
  expect(covers).toEqual(['onset', undefined, undefined, undefined, undefined]);
});

test('questions are filtered to both sexes and the code of the patient', async () => {
  const { get } = await serverForThisTest();
  const ids = async (path: string) => {
    const response = await get(path);
    return questionsResponse.parse(await response.json()).map(({ id }) => id);
  };
  expect(await ids('/api/complaints/10/questions?gender=male')).toEqual([101, 102, 103, 105]);
  expect(await ids('/api/complaints/10/questions?gender=female')).toEqual([101, 102, 103, 104, 105]);
  expect(await ids('/api/complaints/11/questions?gender=female')).toEqual([]);
});

test('choices are filtered to both sexes and the code of the patient, and say at which ages they are for', async () => {
  const { get } = await serverForThisTest();
  const choices = async (gender: string) => {
    const response = await get(`/api/complaints/10/questions?gender=${gender}`);
    return questionsResponse.parse(await response.json()).find(({ id }) => id === 102)?.choices;
  };
  expect((await choices('male'))?.map(({ id }) => id)).toEqual([203, 204]);
  expect(await choices('female')).toEqual([
    { id: 203, text: 'Left arm', ranges: [] },
    { id: 204, text: 'Back', ranges: [] },
    { id: 208, text: 'A breast, since a birth', ranges: [], ages: { from: 12, to: 55 } },
  ]);
});

test('a complaint that is not known has no questions', async () => {
  const { get } = await serverForThisTest();
  const response = await get('/api/complaints/999/questions?gender=male');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual([]);
});

test.each(['abc', '0', '-1', '1.5', '99999999999'])('the complaint %s is refused', async id => {
  const { get } = await serverForThisTest();
  expect((await get(`/api/complaints/${id}/questions`)).status).toBe(400);
});
