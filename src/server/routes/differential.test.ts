import { expect, test } from 'vitest';
import { differentialResponse } from '#contract/differential.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

async function ask({ post }: TestServer, body: unknown) {
  const response = await post('/api/differential', body);
  return differentialResponse.parse(await response.json());
}

test('values of the chosen choices are summed and normalised to percentages, sorted descending', async () => {
  const server = await serverForThisTest();
  const results = await ask(server, {
    answers: [
      { questionId: 101, choiceId: '201' },
      { questionId: 102, choiceId: '203,204' },
    ],
  });
  expect(results.map(({ name, points }) => [name, points])).toEqual([
    ['Aortic dissection', 8],
    ['Myocardial infarction', 4],
  ]);
  expect(results[0]?.probability).toBeCloseTo(66.67, 1);
});

test('the head start behind a complaint is told apart from what the answer says', async () => {
  const server = await serverForThisTest();
  const [result] = await ask(server, { answers: [{ questionId: 101, choiceId: 202 }] });
  expect(result).toMatchObject({
    name: 'Myocardial infarction',
    mustNotMiss: true,
    contributions: [{ kind: 'base', complaintId: 10, points: 2 }],
  });
});

test('a profile brings in the factors of age and sex, and an impossible sex rules out', async () => {
  const server = await serverForThisTest();
  const answers = [
    { questionId: 101, choiceId: '201' },
    { questionId: 111, choiceId: '211' },
  ];
  const results = await ask(server, { answers, profile: { age: 30, gender: 'Female' } });
  const points = Object.fromEntries(results.map(result => [result.name, result.points]));
  expect(points).toEqual({ 'Myocardial infarction': 3, 'Aortic dissection': 1, 'Testicular torsion': 0 });
});

test('custom choices, which have negative ids, do not count', async () => {
  const server = await serverForThisTest();
  expect(await ask(server, { answers: [{ questionId: 102, choiceId: '-5' }] })).toEqual([]);
});

test('2000 answers are weighed, one more is refused', async () => {
  const { post } = await serverForThisTest();
  const answers = Array.from({ length: 2000 }, (_, i) => ({ questionId: i + 1, choiceId: '203' }));
  expect((await post('/api/differential', { answers })).status).toBe(200);
  const tooMany = [...answers, { questionId: 1, choiceId: '1' }];
  expect((await post('/api/differential', { answers: tooMany })).status).toBe(400);
});

test.each([
  ['not JSON', '{'],
  ['no answers', {}],
  ['a choice in words', { answers: [{ questionId: 1, choiceId: 'Left arm' }] }],
  ['no choice', { answers: [{ questionId: 1, choiceId: null }] }],
  ['an unknown gender', { answers: [], profile: { age: 3, gender: 'male' } }],
  ['an age in words', { answers: [], profile: { age: '3', gender: null } }],
])('a body with %s is refused without repeating it', async (_, body) => {
  const { post } = await serverForThisTest();
  const response = await post('/api/differential', body);
  expect(response.status).toBe(400);
  expect(JSON.stringify(await response.json())).not.toContain('Left arm');
});
