import { describe, expect, test } from 'vitest';
import { cookieOf, type Member, memberOf, PASSWORD } from '#server/accounts/member.fixture.ts';
import { users } from '#server/db/tables/accounts.ts';
import { userFeedback } from '#server/db/tables/feedback.ts';
import { savedHistories } from '#server/db/tables/saved-histories.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const send = (server: TestServer, member: Member, method: string, body: object) =>
  fetch(`${server.url}/api/account`, {
    method,
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('the profile', () => {
  test('full name and username are kept, trimmed', async () => {
    const server = await serverForThisTest();
    const ada = await memberOf(server, 'ada@example.org');
    const response = await send(server, ada, 'PUT', { fullName: ' Ada Lovelace ', username: 'ada' });
    expect(await response.json()).toMatchObject({
      fullName: 'Ada Lovelace',
      username: 'ada',
      email: ada.email,
    });
    const { account } = await (await server.get('/api/session', ada.headers)).json();
    expect(account).toMatchObject({ fullName: 'Ada Lovelace', username: 'ada' });
  });

  test('a username belongs to one account, however it is written; blank ones to all', async () => {
    const server = await serverForThisTest();
    const [ada, eve] = [await memberOf(server, 'ada@example.org'), await memberOf(server, 'eve@example.org')];
    await send(server, ada, 'PUT', { fullName: '', username: 'Ada' });
    const taken = await send(server, eve, 'PUT', { fullName: 'Eve', username: 'aDA' });
    expect(taken.status).toBe(409);
    expect((await taken.json()).error.message).toBe('This username is already taken');
    for (const member of [ada, eve]) {
      expect((await send(server, member, 'PUT', { fullName: '', username: '' })).status).toBe(200);
    }
  });

  test('two accounts that take one username at once do not both get it', async () => {
    const server = await serverForThisTest();
    const [ada, eve] = [await memberOf(server, 'ada@example.org'), await memberOf(server, 'eve@example.org')];
    const answers = await Promise.all(
      [ada, eve].map(member => send(server, member, 'PUT', { fullName: '', username: 'doc' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('the e-mail address cannot be changed', async () => {
    const server = await serverForThisTest();
    const ada = await memberOf(server, 'ada@example.org');
    await send(server, ada, 'PUT', { fullName: '', username: '', email: 'eve@example.org' });
    const { account } = await (await server.get('/api/session', ada.headers)).json();
    expect(account.email).toBe('ada@example.org');
  });
});

async function withBelongings() {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  for (const title of ['First', 'Second'])
    await server.post('/api/histories', { title, patient_data: { fullHistoryText: title } }, ada.headers);
  const feedback = { categoryId: 902, title: 'Idea', description: 'More' };
  await server.post('/api/feedback', feedback, ada.headers);
  await server.deps.files.put(`clinical-summaries/${ada.id}/a.pdf`, new Uint8Array([1]));
  return { server, ada };
}

describe('taking everything along', () => {
  test('the export is one JSON file with profile, whole histories and feedback', async () => {
    const { server, ada } = await withBelongings();
    const response = await server.get('/api/account/export', ada.headers);
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename="anamnesis-account.json"');
    expect(await response.json()).toMatchObject({
      account: { id: ada.id, email: ada.email },
      feedback: [{ title: 'Idea', description: 'More' }],
      histories: [
        { title: 'Second', patient_data: { fullHistoryText: 'Second' } },
        { title: 'First', patient_data: { fullHistoryText: 'First' } },
      ],
    });
  });
});

describe('deleting the account', () => {
  test('needs the password', async () => {
    const { server, ada } = await withBelongings();
    const response = await send(server, ada, 'DELETE', { password: 'wrong' });
    expect(response.status).toBe(403);
    expect((await response.json()).error.message).toBe('The password is wrong');
    expect(await server.deps.db.$count(users)).toBe(1);
  });

  test('removes histories, PDFs and sessions, keeps feedback without a name, and frees the address', async () => {
    const { server, ada } = await withBelongings();
    const response = await send(server, ada, 'DELETE', { password: PASSWORD });
    expect(response.status).toBe(204);
    expect(cookieOf(response)).toMatch(/^anamnesis\.session_token=$/);
    const { db, files } = server.deps;
    expect([await db.$count(users), await db.$count(savedHistories)]).toEqual([0, 0]);
    expect(await files.get(`clinical-summaries/${ada.id}/a.pdf`)).toBeNull();
    expect(await db.select().from(userFeedback)).toMatchObject([{ title: 'Idea', userId: null }]);
    expect(await (await server.get('/api/session', ada.headers)).json()).toBeNull();
    expect((await memberOf(server, 'ada@example.org')).id).not.toBe(ada.id);
  });

  test('removes the mails to its address that no mail server has taken (specification 28.53)', async () => {
    const { server, ada } = await withBelongings();
    await memberOf(server, 'bob@example.org');
    await expect.poll(() => server.mails.length).toBe(2);
    await send(server, ada, 'DELETE', { password: PASSWORD });
    expect(server.mails.map(({ to }) => to)).toEqual(['bob@example.org']);
  });
});
