import { expect, test } from 'vitest';
import { offlineCatalogueResponse, offlinePracticeResponse } from '#contract/offline.ts';
import {
  practiceDiagnosesResponse,
  practicePatientResponse,
  practicePatientsResponse,
  questionValuesResponse,
} from '#contract/practice.ts';
import { openReference } from '#domain/practice/patient/seal.ts';
import { practiceSource } from '#server/content-source.ts';
import { openPractice } from '#server/practice/practice-patients.ts';
import { ownAnswers } from '#web/offline/own-answers.ts';
import { serverForThisTest } from '../../../tests/database/test-server.ts';

/** Complaint and diagnosis by the numbers that the catalogue of the tests gives them. */
const IDS = {
  used: {
    patients: { 'chest-pain-bus-driver': 2 },
    complaints: { 'chest-pain': 10 },
    diagnoses: { 'myocardial-infarction': 301, 'aortic-dissection': 302 },
  },
  retired: {},
};

const withPatients = () =>
  serverForThisTest({
    change: deps => ({
      ...deps,
      patients: openPractice(deps.catalogue, { ...practiceSource, ids: () => IDS }),
    }),
  });

test('the list says what stands on the door, and nothing of what the patient has', async () => {
  const { get } = await withPatients();
  const response = await get('/api/practice/patients');
  const text = await response.text();
  expect(practicePatientsResponse.parse(JSON.parse(text))).toMatchObject([
    { id: 2, level: 'classic', minutes: 8, complaint: { id: 10, key: 'chest-pain' } },
  ]);
  expect(text).not.toMatch(/infarction|reference|sealed|bus-driver/);
});

test('a patient comes with all that can be told, and what it means is sealed', async () => {
  const { get } = await withPatients();
  const text = await (await get('/api/practice/patients/2')).text();
  const patient = practicePatientResponse.parse(JSON.parse(text));
  expect(patient.person.name).toBe('Daniel Okoro');
  expect(patient.facts.find(({ id }) => id === 'history:allergies')?.says).toBe('No, none that I know of.');
  const told = ['infarction', 'coronary', 'essential', 'aortic', '"firstAction"', '"why"', '"weight"'];
  expect(told.filter(word => text.includes(word))).toEqual([]);
  expect(openReference(patient)).toMatchObject({
    diagnosis: { id: 301, key: 'myocardial-infarction' },
    urgency: 'emergency',
  });
});

test('a patient that does not exist is not found, and a number in words is refused', async () => {
  const { get } = await withPatients();
  expect((await get('/api/practice/patients/99')).status).toBe(404);
  expect((await get('/api/practice/patients/driver')).status).toBe(400);
});

test('who has the patient already is told that nothing has changed', async () => {
  const { get } = await withPatients();
  const etag = (await get('/api/practice/patients/2')).headers.get('ETag') ?? '';
  expect((await get('/api/practice/patients/2', { 'If-None-Match': etag })).status).toBe(304);
});

const SAID = [
  { by: 'student', text: 'Good morning.', asked: ['talk:greeting'] },
  { by: 'patient', text: 'Hello.', facts: [], held: [], usual: [], cues: [], offers: [] },
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
];

test('what each question was worth is reckoned for what was said', async () => {
  const { post } = await withPatients();
  const response = await post('/api/practice/patients/2/values', { today: '2026-11-22', lines: SAID });
  const { questions, before } = questionValuesResponse.parse(await response.json());
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect(questions).toMatchObject([
    { line: 0, moved: 0, likelihood: before.likelihood },
    { line: 2, text: 'Does it go anywhere?' },
  ]);
});

test('a browser that keeps the patients reckons the same worth without the server (specification 32.5)', async () => {
  const { get, post } = await withPatients();
  const read = async (path: string) => JSON.parse(await (await get(path)).text());
  const own = ownAnswers({
    catalogue: async () => offlineCatalogueResponse.parse(await read('/api/offline/catalogue')),
    patients: async () => offlinePracticeResponse.parse(await read('/api/offline/practice')),
  });
  const body = { today: '2026-11-22', lines: SAID };
  const values = await (await post('/api/practice/patients/2/values', body)).json();
  const call = { path: '/api/practice/patients/{id}/values', parameters: { id: 2 }, body };
  expect(JSON.parse(JSON.stringify(await own(call)))).toEqual(values);
  expect(await own({ path: '/api/practice/patients/{id}', parameters: { id: 2 } })).toEqual(
    await read('/api/practice/patients/2'),
  );
});

test('the worth of questions to nobody is not found, and what is no line is refused', async () => {
  const { post } = await withPatients();
  expect((await post('/api/practice/patients/99/values', { today: '2026-11-22', lines: [] })).status).toBe(
    404,
  );
  const shouted = [{ by: 'nurse', text: 'Hello' }];
  expect(
    (await post('/api/practice/patients/2/values', { today: '2026-11-22', lines: shouted })).status,
  ).toBe(400);
});

test('the diagnoses a student can name come by name, with what else they are called (specification 31.16)', async () => {
  const { get } = await withPatients();
  const diagnoses = practiceDiagnosesResponse.parse(
    JSON.parse(await (await get('/api/practice/diagnoses')).text()),
  );
  const names = diagnoses.map(({ name }) => name);
  expect(names).toContain('Myocardial infarction');
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
});
