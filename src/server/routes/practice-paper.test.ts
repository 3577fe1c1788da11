import { expect, test } from 'vitest';
import { debriefEndpoint, practicePatientEndpoint } from '#contract/endpoints/practice.ts';
import { stationsEndpoint } from '#contract/endpoints/stations.ts';
import { practiceSource } from '#server/content-source.ts';
import { guestOf } from '#server/http/guest.fixture.ts';
import { LIMITS } from '#server/http/limits.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { PoolBusy } from '#server/pdf/process-pool.ts';
import { openPractice } from '#server/practice/practice-patients.ts';
import { serverForThisTest, type TestServer } from '../../../tests/database/test-server.ts';

/** Complaint and diagnosis by the numbers that the catalogue of the tests gives them. */
const IDS = {
  used: {
    patients: { 'chest-pain-bus-driver': 2 },
    complaints: { 'chest-pain': 10 },
    diagnoses: { 'myocardial-infarction': 301, 'aortic-dissection': 302 },
  },
  retired: {},
};

type Change = (deps: TestServer['deps']) => TestServer['deps'];

const withPatients = (change: Change = deps => deps) =>
  serverForThisTest({
    change: deps =>
      change({ ...deps, patients: openPractice(deps.catalogue, { ...practiceSource, ids: () => IDS }) }),
  });

async function textOf(response: Response): Promise<string> {
  expect(response.headers.get('Content-Type')).toBe('application/pdf');
  return wholeText(await readPdf(new Uint8Array(await response.arrayBuffer())));
}

const COMMITTED = {
  today: '2026-11-23',
  lines: [
    { by: 'student', text: 'Does it go anywhere?', asked: ['attribute:radiation'] },
    {
      by: 'patient',
      text: 'Down my left arm.',
      facts: ['attribute:radiation'],
      held: [],
      usual: [],
      cues: [],
      offers: [],
    },
  ],
  midway: null,
  commitment: {
    statement: 'A driver with pain in the chest.',
    problems: [],
    differential: [{ id: 302, name: 'Aortic dissection', confidence: 0.9, for: null, against: null }],
    excluded: [],
    urgency: 'routine',
    firstAction: 'A film',
  },
  again: null,
};

test('a door notice is a PDF that no cache keeps, and does not say what the patient has (specification 31.30)', async () => {
  const { post } = await withPatients();
  const response = await post('/api/stations', { patients: [2], sheets: ['door', 'student', 'script'] });
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=stations.pdf');
  const text = await textOf(response);
  expect(text).toContain('Mr Daniel Okoro, 58');
  expect(text).not.toMatch(/infarction/i);
});

test('a mark sheet says it', async () => {
  const { post } = await withPatients();
  const text = await textOf(await post('/api/stations', { patients: [2, 2], sheets: ['marks'] }));
  expect(text).toContain('Myocardial infarction');
  expect(text.match(/Candidate/g)).toHaveLength(1);
});

test('a station of a patient that does not exist, of none, or of too many is refused', async () => {
  const { post } = await withPatients();
  const answers = await Promise.all(
    [[2, 99], [], Array.from({ length: 13 }, (_, at) => at + 1)].map(patients =>
      post('/api/stations', { patients, sheets: ['door'] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
  expect(await answers[0]?.json()).toMatchObject({ error: { message: stationsEndpoint.errors.missing } });
  expect((await post('/api/stations', { patients: [2], sheets: [] })).status).toBe(400);
  expect((await post('/api/stations', { patients: [2], sheets: ['reference'] })).status).toBe(400);
});

test('stations cannot be read by an address, nor from another site', async () => {
  const { get, post } = await withPatients();
  expect((await get('/api/stations')).status).toBe(404);
  const elsewhere = { Origin: 'https://elsewhere.example' };
  expect((await post('/api/stations', { patients: [2], sheets: ['marks'] }, elsewhere)).status).toBe(403);
});

test('stations and debriefs count as PDFs (specification 31.30)', async () => {
  const { get, post } = await withPatients(deps => ({
    ...deps,
    printer: { print: async () => ({ bytes: new Uint8Array(), pages: 1, accessible: true }) },
  }));
  const guest = await guestOf({ get });
  for (let made = 0; made < LIMITS.pdfs.requests; made += 1)
    expect((await post('/api/stations', { patients: [2], sheets: ['door'] }, guest)).status).toBe(200);
  expect((await post('/api/practice/patients/2/debrief', COMMITTED, guest)).status).toBe(429);
});

test('who asks while too many wait is told to try again', async () => {
  const { post } = await withPatients(deps => ({
    ...deps,
    printer: {
      print: async () => {
        throw new PoolBusy('full');
      },
    },
  }));
  const response = await post('/api/stations', { patients: [2], sheets: ['door'] });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({
    error: { message: 'Failed to generate PDF. The server is busy, please try again.' },
  });
});

test('a debrief is printed from the attempt (specification 31.29)', async () => {
  const { post } = await withPatients();
  const text = await textOf(await post('/api/practice/patients/2/debrief', COMMITTED));
  for (const said of [
    'Daniel Okoro: Myocardial infarction',
    'Do differently next time',
    'You were 90 % sure of your first diagnosis, and it was not right.',
    'A driver with pain in the chest.',
    'Down my left arm.',
    'What each question was worth',
    'What to take away',
  ])
    expect(text).toContain(said);
});

test('before a commitment there is no debrief, and what breaks the contract is refused', async () => {
  const { post } = await withPatients();
  const path = '/api/practice/patients/2/debrief';
  const blank = { ...COMMITTED, commitment: { ...COMMITTED.commitment, statement: ' ' } };
  expect((await post(path, blank)).status).toBe(400);
  const { commitment: _, ...uncommitted } = COMMITTED;
  expect((await post(path, uncommitted)).status).toBe(400);
  const shouted = { ...COMMITTED, lines: [{ by: 'nurse', text: 'Hello' }] };
  expect((await post(path, shouted)).status).toBe(400);
  const missing = await post('/api/practice/patients/99/debrief', COMMITTED);
  expect(await missing.json()).toMatchObject({ error: { message: practicePatientEndpoint.errors.missing } });
  expect(debriefEndpoint.failure).toMatch(/Please try again/);
});
