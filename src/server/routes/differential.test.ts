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

test('2000 choices are weighed, one more is refused, however they are spread over the answers', async () => {
  const { post } = await serverForThisTest();
  const choices = (count: number) => Array.from({ length: count }, () => '203').join(',');
  const spread = [choices(900), choices(900), choices(200)];
  const answersOf = (all: readonly string[]) => all.map((choiceId, i) => ({ questionId: i + 1, choiceId }));
  expect((await post('/api/differential', { answers: answersOf(spread) })).status).toBe(200);
  expect((await post('/api/differential', { answers: answersOf([...spread, '203']) })).status).toBe(400);
});

test('a choice that is sent again says nothing more (specification 28.5)', async () => {
  const server = await serverForThisTest();
  const once = await ask(server, { answers: [{ questionId: 102, choiceId: '203,204' }] });
  const again = Array.from({ length: 900 }, () => ({ questionId: 102, choiceId: '203,0204' }));
  expect(once.length).toBeGreaterThan(0);
  expect(await ask(server, { answers: again })).toEqual(once);
});

test('a complaint that the catalogue does not have, or that is sent again, changes nothing', async () => {
  const server = await serverForThisTest();
  const known = { ...CHEST_PAIN, presentIds: [11], absentIds: [12] };
  const unknown = Array.from({ length: 400 }, (_, i) => 1_000_000 + i);
  const more = { presentIds: [11, 11, ...unknown], absentIds: [12, 12, ...unknown] };
  expect(await ask(server, { ...CHEST_PAIN, ...more })).toEqual(await ask(server, known));
});

const CHEST_PAIN = {
  answers: [
    { questionId: 101, choiceId: '201' },
    { questionId: 102, choiceId: '203,204' },
  ],
  profile: { age: 60, gender: 'Male' },
  chiefComplaintId: 10,
} as const;

test('each result says how likely it is, and asked for by itself its steps lead from before any answer to now', async () => {
  const server = await serverForThisTest();
  const results = await ask(server, CHEST_PAIN);
  const total = results.reduce((sum, { likelihood = 0 }) => sum + likelihood, 0);
  expect(total).toBeGreaterThan(0);
  expect(total).toBeLessThan(1);
  for (const { id } of results) {
    const [whole] = await ask(server, { ...CHEST_PAIN, diagnosisId: id });
    const { likelihood = 0, before = 0, steps = [] } = whole ?? {};
    const product = steps.reduce((odds, { factor }) => odds * factor, before / (1 - before));
    expect(product).toBeCloseTo(likelihood / (1 - likelihood), 9);
  }
});

test('of a whole differential the steps come with the leader; those of any other are asked for', async () => {
  const results = await ask(await serverForThisTest(), CHEST_PAIN);
  const [leader, ...others] = results.toSorted((a, b) => (b.likelihood ?? 0) - (a.likelihood ?? 0));
  expect(leader?.steps?.length).toBeGreaterThan(0);
  expect(others.flatMap(({ steps = [] }) => steps)).toEqual([]);
});

test('each tick of several choices is a step of its own', async () => {
  const results = await ask(await serverForThisTest(), CHEST_PAIN);
  const ticks = results.flatMap(({ steps = [] }) => steps.filter(step => step.kind === 'answer'));
  expect(new Set(ticks.map(({ choiceId }) => choiceId))).toEqual(new Set([201, 203, 204]));
});

test('a second call tells one diagnosis whole, also one that no answer speaks of', async () => {
  const server = await serverForThisTest();
  const [infarction] = await ask(server, { ...CHEST_PAIN, diagnosisId: 301 });
  expect(infarction).toMatchObject({ id: 301, contributions: expect.any(Array), toAsk: expect.any(Array) });
  expect(infarction?.steps?.length).toBeGreaterThan(0);
  const [torsion] = await ask(server, { ...CHEST_PAIN, diagnosisId: 303 });
  expect(torsion).toMatchObject({ name: 'Testicular torsion', points: 0 });
  expect(await ask(server, { ...CHEST_PAIN, diagnosisId: 999 })).toEqual([]);
});

test('past history moves the likelihood and leaves the shares as they are', async () => {
  const server = await serverForThisTest();
  const bare = await ask(server, CHEST_PAIN);
  const withHistory = await ask(server, { ...CHEST_PAIN, present: ['hypertension'] });
  const shares = (results: typeof bare) =>
    results.flatMap(({ id, probability, points }) => (points > 0 ? [[id, probability, points]] : []));
  expect(shares(withHistory)).toEqual(shares(bare));
  expect(withHistory.map(({ likelihood }) => likelihood)).not.toEqual(
    bare.map(({ likelihood }) => likelihood),
  );
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
