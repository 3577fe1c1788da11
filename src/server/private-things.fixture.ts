import { expect } from 'vitest';
import type { SessionsResponse } from '#contract/account-security.ts';
import { beginAttempt } from '#domain/practice/attempt/attempt.ts';
import { type Member, memberOf } from '#server/accounts/member.fixture.ts';
import { serverForThisTest, type TestServer } from '../../tests/database/test-server.ts';

/** What no one but its owner may read. */
export const SECRET = 'Morbus Secretus';
const document = { structuredSummary: { ChiefComplaint: SECRET }, patientInfo: { name: SECRET } };
const PDF = new Uint8Array(Buffer.from('%PDF-secret'));

const NOTHING_PRACTISED = { known: { attempts: {}, results: [] }, attempts: [], results: [] };

/** What Ada said to a practice patient. */
const PRACTISED = {
  ...beginAttempt({
    patientId: 1,
    settings: { mode: 'learning', minutes: 8, asksThoughts: true },
    now: 1_800_000_000_000,
    today: '2026-11-23',
  }),
  notes: SECRET,
};

export type Call = { readonly method: string; readonly path: string; readonly body?: unknown };

/** Every address that leads to something of an account; a test below sees to it that none is forgotten. */
function personalCalls({ history, owner, session }: Record<'history' | 'owner' | 'session', string>): Call[] {
  const changed = { title: 'Stolen', patient_data: document, updated_at: new Date().toISOString() };
  return [
    { method: 'GET', path: '/api/histories' },
    { method: 'GET', path: `/api/histories?search=${encodeURIComponent(SECRET)}` },
    { method: 'POST', path: '/api/histories', body: { title: 'Mine', patient_data: {} } },
    { method: 'GET', path: `/api/histories/${history}` },
    { method: 'PUT', path: `/api/histories/${history}`, body: changed },
    { method: 'DELETE', path: `/api/histories/${history}` },
    { method: 'PUT', path: '/api/practice/progress', body: NOTHING_PRACTISED },
    { method: 'DELETE', path: '/api/practice/progress' },
    { method: 'GET', path: '/api/account/export' },
    { method: 'PUT', path: '/api/account', body: { fullName: 'Mallory', username: '' } },
    { method: 'DELETE', path: '/api/account', body: { password: 'not the password' } },
    {
      method: 'POST',
      path: '/api/account/password',
      body: { currentPassword: 'not the password', newPassword: 'battery staple' },
    },
    { method: 'POST', path: '/api/account/verification' },
    { method: 'GET', path: '/api/auth/token' },
    { method: 'GET', path: `/api/files/clinical-summaries/${owner}/clinical_summary_1.pdf` },
    { method: 'GET', path: '/api/account/activity' },
    { method: 'GET', path: '/api/account/sessions' },
    { method: 'DELETE', path: `/api/account/sessions/${session}` },
    { method: 'DELETE', path: '/api/account/sessions' },
  ];
}

/** A server with Ada's account, her history and file, and every address that leads to them. */
export async function world() {
  const server = await serverForThisTest();
  const ada = await memberOf(server, 'ada@example.org');
  const saved = await server.post('/api/histories', { title: SECRET, patient_data: document }, ada.headers);
  const { id } = (await saved.json()) as { id: string };
  await putProgress(server, ada, { ...NOTHING_PRACTISED, attempts: [PRACTISED] });
  await server.deps.files.put(`clinical-summaries/${ada.id}/clinical_summary_1.pdf`, PDF);
  const listed = await server.get('/api/account/sessions', ada.headers);
  const [own] = (await listed.json()) as SessionsResponse;
  const calls = personalCalls({ history: id, owner: ada.id, session: own?.id ?? '' });
  const call = ({ method, path, body }: Call, headers: Record<string, string>) =>
    fetch(server.url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return { server, ada, calls, call };
}

function putProgress(server: TestServer, { headers }: Member, body: object) {
  return fetch(`${server.url}/api/practice/progress`, {
    method: 'PUT',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** What belongs to Ada is as it was. */
export async function expectUntouched({ server, ada }: { server: TestServer; ada: Member }) {
  const list = await (await server.get('/api/histories', ada.headers)).json();
  expect(list).toMatchObject({ all: 1, items: [{ title: SECRET }] });
  const practised = await (await putProgress(server, ada, NOTHING_PRACTISED)).json();
  expect(practised).toMatchObject({ attempts: [{ notes: SECRET }] });
  const session = await (await server.get('/api/session', ada.headers)).json();
  expect(session).toMatchObject({ account: { email: ada.email, fullName: '' } });
}
