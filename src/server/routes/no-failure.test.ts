import { expect, test } from 'vitest';
import { memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

const JSON_BODY = { 'Content-Type': 'application/json' };

test('a bearer token fetches no other, and is told that nobody is signed in by cookie', async () => {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  const { token } = (await (await server.get('/api/auth/token', ada.headers)).json()) as { token: string };
  const response = await server.get('/api/auth/token', { Authorization: `Bearer ${token}` });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { code: 'unauthenticated' } });
});

test('a search for what no text can hold finds by what is left of it', async () => {
  const server = await serverForThisTest();
  const { headers } = await memberOf(server, 'ada@example.org');
  await server.post('/api/histories', { title: 'Headache', patient_data: {} }, headers);
  for (const search of ['%00', 'head%00ache', '%00%20headache']) {
    const response = await server.get(`/api/histories?search=${search}`, headers);
    expect(await response.json()).toMatchObject({ total: 1 });
  }
});

test('a medication with half a character in an ingredient is kept', async () => {
  const { post } = await serverForThisTest();
  const components = [{ scientificName: '\ud800', concentration: '5', unit: 'mg' }];
  const medication = { commercialName: 'Aspirin', category: 'Other', components };
  expect((await post('/api/suggestions/medications', medication)).status).toBe(204);
});

test('a link with a null character in it is no link of ours', async () => {
  const { post } = await serverForThisTest();
  const body = { token: 'a\0b', newPassword: PASSWORD };
  expect((await post('/api/auth/reset-password', body)).status).toBe(400);
});

test('refreshing while signing out is no failure of the server', async () => {
  const server = await serverForThisTest();
  for (let round = 0; round < 4; round += 1) {
    const { headers } = await memberOf(server, `ada${round}@example.org`);
    const refreshes = Array.from({ length: 8 }, () => server.post('/api/auth/refresh', '', headers));
    const both = await Promise.all([
      ...refreshes,
      server.post('/api/auth/sign-out', '', headers),
      ...refreshes,
    ]);
    for (const { status } of both) expect(status).toBeLessThan(500);
  }
});

test('signing in while the account is deleted is refused like a wrong password', async () => {
  const server = await serverForThisTest();
  for (let round = 0; round < 4; round += 1) {
    const email = `ada${round}@example.org`;
    const { headers } = await memberOf(server, email);
    const signIns = Array.from({ length: 6 }, () =>
      server.post('/api/auth/sign-in/email', { email, password: PASSWORD }),
    );
    const body = JSON.stringify({ password: PASSWORD });
    const deleted = fetch(`${server.url}/api/account`, {
      method: 'DELETE',
      body,
      headers: { ...headers, ...JSON_BODY },
    });
    for (const { status } of await Promise.all([deleted, ...signIns]))
      expect([200, 204, 401]).toContain(status);
  }
}, 60_000);
