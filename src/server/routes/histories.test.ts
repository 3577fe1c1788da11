import { describe, expect, test } from 'vitest';
import { type Member, memberOf } from '#server/accounts/member.fixture.ts';
import { savedHistories } from '#server/db/tables/saved-histories.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

const document = (name: string) => ({
  structuredSummary: { ChiefComplaint: 'Chest pain', FamilyDiagramImage: `data:${'x'.repeat(2000)}` },
  fullHistoryText: 'A 54-year-old man …',
  pdfUrl: null,
  filename: null,
  patientInfo: { name, age: 54, gender: 'Male' },
  savedAt: '2026-11-21T10:00:00.000Z',
});

async function signedIn() {
  const server = await serverForThisTest();
  return { server, ada: await memberOf(server, 'ada@example.org') };
}

const add = async (server: TestServer, member: Member, title: string, name = 'Ada') => {
  const response = await server.post(
    '/api/histories',
    { title, patient_data: document(name) },
    member.headers,
  );
  expect(response.status).toBe(201);
  return (await response.json()) as { id: string; updated_at: string };
};

const put = (server: TestServer, member: Member, id: string, body: object) =>
  fetch(`${server.url}/api/histories/${id}`, {
    method: 'PUT',
    headers: { ...member.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

const remove = (server: TestServer, member: Member, id: string) =>
  fetch(`${server.url}/api/histories/${id}`, { method: 'DELETE', headers: member.headers });

describe('saved histories', () => {
  test('a history comes back as it was saved', async () => {
    const { server, ada } = await signedIn();
    const { id, updated_at } = await add(server, ada, " Ada's History ");
    const response = await server.get(`/api/histories/${id}`, ada.headers);
    expect(await response.json()).toEqual({
      id,
      updated_at,
      title: "Ada's History",
      patient_data: document('Ada'),
    });
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  test('the list is ordered by the last update and leaves out the texts', async () => {
    const { server, ada } = await signedIn();
    const first = await add(server, ada, 'First');
    await add(server, ada, 'Second');
    await put(server, ada, first.id, { title: 'First', patient_data: document('Ada'), ...first });
    const { items, total, all } = await (await server.get('/api/histories', ada.headers)).json();
    expect([total, all]).toEqual([2, 2]);
    expect(items.map(({ title }: { title: string }) => title)).toEqual(['First', 'Second']);
    const { structuredSummary, fullHistoryText, ...overview } = document('Ada');
    expect(items[0].patient_data).toEqual(overview);
  });

  test.each([
    ['ADA', ['Ada one', 'ada two']],
    ['two ada', ['ada two']],
    ['سارة', ['Third']],
    ['100%', ['100% sure']],
    ['_', []],
    ['\\', []],
    ['nobody', []],
  ])('a search for %j finds every word in titles and patient names', async (search, found) => {
    const { server, ada } = await signedIn();
    for (const [title, name] of [
      ['ada two', 'B'],
      ['Ada one', 'B'],
      ['Third', 'سارة'],
      ['100% sure', 'B'],
    ] as const) {
      await add(server, ada, title, name);
    }
    const response = await server.get(`/api/histories?search=${encodeURIComponent(search)}`, ada.headers);
    const { items, total, all } = await response.json();
    expect(items.map(({ title }: { title: string }) => title).sort()).toEqual([...found].sort());
    expect([total, all]).toEqual([found.length, 4]);
  });

  test('of two devices that started from one state the second is told, and nothing is overwritten', async () => {
    const { server, ada } = await signedIn();
    const { id, updated_at } = await add(server, ada, 'Start');
    const body = { patient_data: document('Ada'), updated_at };
    const results = await Promise.all(
      ['A', 'B', 'C', 'D'].map(title => put(server, ada, id, { ...body, title })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = await results.find(({ status }) => status === 409)?.json();
    const stored = await (await server.get(`/api/histories/${id}`, ada.headers)).json();
    expect(refused).toEqual({
      error: { code: 'edited_elsewhere', message: 'This history was changed elsewhere since you opened it' },
      current: { title: stored.title, updated_at: stored.updated_at },
    });
    const again = await put(server, ada, id, { ...body, title: 'E', updated_at: stored.updated_at });
    expect(again.status).toBe(200);
  });

  test('deleting a history removes its PDF, but no file of anybody else and none another history names', async () => {
    const { server, ada } = await signedIn();
    const { files } = server.deps;
    const paths = ['own', 'shared'].map(name => `clinical-summaries/${ada.id}/${name}.pdf`);
    const foreign = 'clinical-summaries/someone/else.pdf';
    for (const path of [...paths, foreign]) await files.put(path, new Uint8Array([1]));
    const named = async (path: string) => {
      const patient_data = { ...document('Ada'), pdfUrl: `/api/files/${path}`, filename: 'a.pdf' };
      const response = await server.post('/api/histories', { title: 'T', patient_data }, ada.headers);
      return ((await response.json()) as { id: string }).id;
    };
    const [own = '', shared = ''] = paths;
    const elsewhere = `clinical-summaries/${ada.id}/../someone/else.pdf`;
    await named(shared);
    for (const path of [own, shared, foreign, elsewhere]) {
      expect((await remove(server, ada, await named(path))).status).toBe(204);
    }
    expect(await files.get(own)).toBeNull();
    expect(await files.get(shared)).not.toBeNull();
    expect(await files.get(foreign)).not.toBeNull();
  });

  test('what was deleted is gone', async () => {
    const { server, ada } = await signedIn();
    const { id, updated_at } = await add(server, ada, 'T');
    expect((await remove(server, ada, id)).status).toBe(204);
    const body = { title: 'T', patient_data: {}, updated_at };
    const after = [await server.get(`/api/histories/${id}`, ada.headers), await put(server, ada, id, body)];
    for (const response of [...after, await remove(server, ada, id)]) expect(response.status).toBe(404);
  });

  test.each([
    ['a blank title', { title: '  ', patient_data: {} }, 400],
    ['no document', { title: 'T' }, 400],
    ['a document of another shape', { title: 'T', patient_data: { pdfUrl: 1 } }, 400],
    ['a document over 10 MB', { title: 'T', patient_data: { fullHistoryText: 'x'.repeat(11_000_000) } }, 413],
  ])('%s is refused', async (_, body, status) => {
    const { server, ada } = await signedIn();
    expect((await server.post('/api/histories', body, ada.headers)).status).toBe(status);
  });

  test('characters a database cannot keep do not keep a history from being saved', async () => {
    const { server, ada } = await signedIn();
    const { id } = await add(server, ada, 'a\0b\ud800', 'x\0y');
    const stored = await (await server.get(`/api/histories/${id}`, ada.headers)).json();
    expect([stored.title, stored.patient_data.patientInfo.name]).toEqual(['ab\ufffd', 'xy']);
  });

  test('pages of a list of 5,000 follow each other without gap or repetition', async () => {
    const { server, ada } = await signedIn();
    const rows = Array.from({ length: 5000 }, (_, at) => ({
      userId: ada.id,
      title: `History ${at}`,
      patientData: document(`Patient ${at}`),
      updatedAt: new Date(1_790_000_000_000 + Math.floor(at / 3)),
    }));
    for (let at = 0; at < rows.length; at += 1000)
      await server.deps.db.insert(savedHistories).values(rows.slice(at, at + 1000));
    const ids = new Set<string>();
    for (let offset = 0; offset < 5000; offset += 100) {
      const response = await server.get(`/api/histories?limit=100&offset=${offset}`, ada.headers);
      for (const { id } of (await response.json()).items) ids.add(id);
    }
    expect(ids.size).toBe(5000);
    const found = await (await server.get('/api/histories?search=patient+4321', ada.headers)).json();
    expect(found).toMatchObject({ total: 1, items: [{ title: 'History 4321' }] });
  });
});
