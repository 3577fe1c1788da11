import { expect, test } from 'vitest';
import { memberOf } from '#server/accounts/member.fixture.ts';
import { userFeedback } from '#server/db/tables/feedback.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const idea = { categoryId: 902, title: ' Idea ', description: ' More of it\n' };

test("a guest's feedback is kept without a user id, an account's with it", async () => {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  expect((await server.post('/api/feedback', idea)).status).toBe(204);
  expect((await server.post('/api/feedback', idea, ada.headers)).status).toBe(204);
  expect(await server.deps.db.select().from(userFeedback)).toMatchObject([
    { categoryId: 902, title: 'Idea', description: 'More of it', userId: null },
    { categoryId: 902, userId: ada.id },
  ]);
});

test.each([
  ['Please select a category', { ...idea, categoryId: 4711 }],
  ['Please enter a title', { ...idea, title: '  ' }],
  ['Please enter a description', { ...idea, description: '\n' }],
])('%s', async (message, body) => {
  const server = await serverForThisTest();
  const response = await server.post('/api/feedback', body);
  expect(response.status).toBe(400);
  expect((await response.json()).error.message).toContain(message);
  expect(await server.deps.db.$count(userFeedback)).toBe(0);
});
