import { expect, onTestFinished, test } from 'vitest';
import { answerWordingResponse, questionReadingResponse } from '#contract/practice-model.ts';
import { practiceSource } from '#server/content-source.ts';
import { guestOf } from '#server/http/guest.fixture.ts';
import { askedIn, says } from '#server/practice/model/lying-model.fixture.ts';
import { openPractice } from '#server/practice/practice-patients.ts';
import { type Play, startScripted, text } from '#server/workflow/scripted-service.fixture.ts';
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

const READING = '/api/practice/patients/2/reading';
const WORDING = '/api/practice/patients/2/wording';
const QUESTION = { words: 'Florble wandering?', asked: [] };
const ASKED = {
  today: '2026-11-22',
  lines: [],
  words: 'Does it go anywhere?',
  asked: ['attribute:radiation'],
};

async function serverWith(play: Play | null) {
  const model = await startScripted(play === null ? {} : { '/chat/completions': play });
  onTestFinished(async () => void (await model.close()));
  return serverForThisTest({
    ...(play !== null && { environment: { LLM_BASE_URL: model.base, LLM_MODEL: 'small' } }),
    change: deps => ({
      ...deps,
      patients: openPractice(deps.catalogue, { ...practiceSource, ids: () => IDS }),
    }),
  });
}

const behaved: Play = (response, call, count) => {
  const { line } = askedIn(call.body);
  const said = line === undefined ? { ids: ['attribute:radiation', 'made:up'] } : { line: `Well, ${line}` };
  says(said)(response, call, count);
};

test('with a language model a question is read and an answer worded (specification 31.40, 31.41)', async () => {
  const { get, post } = await serverWith(behaved);
  expect(await (await get('/api/health')).json()).toMatchObject({ practiceModel: true });
  const reading = await post(READING, QUESTION);
  expect(reading.headers.get('Cache-Control')).toBe('no-store');
  expect(questionReadingResponse.parse(await reading.json())).toEqual({ intents: ['attribute:radiation'] });
  const { text: worded } = answerWordingResponse.parse(await (await post(WORDING, ASKED)).json());
  expect(worded).toMatch(/^Well, .*arm/);
});

test('an answer that the model changes is answered as the file has it (specification 31.41)', async () => {
  const { post } = await serverWith(says({ line: 'Nowhere, and I take warfarin.' }));
  const { text: worded } = answerWordingResponse.parse(await (await post(WORDING, ASKED)).json());
  expect(worded).toMatch(/arm/);
  expect(worded).not.toContain('warfarin');
});

test('a model that fails is a failure of this call only, and tells nothing of itself (specification 31.42)', async () => {
  const { post, log } = await serverWith(text('secret of the model', 500));
  const response = await post(READING, QUESTION);
  expect(response.status).toBe(502);
  expect(JSON.stringify([await response.json(), log])).not.toContain('secret of the model');
});

test('without a language model there is nothing to ask (specification 31.39)', async () => {
  const { get, post } = await serverWith(null);
  expect(await (await get('/api/health')).json()).toMatchObject({ practiceModel: false });
  expect((await post(READING, QUESTION)).status).toBe(404);
  expect((await post(WORDING, ASKED)).status).toBe(404);
});

test.each([
  ['nobody', '/api/practice/patients/99/reading', QUESTION, 404],
  ['too much at once', READING, { ...QUESTION, words: 'a'.repeat(401) }, 400],
  ['what is no intent', WORDING, { ...ASKED, asked: ['print:file'] }, 400],
  ['a flood', READING, { ...QUESTION, more: 'a'.repeat(20_000) }, 413],
])('asking of %s is refused', async (_what, path, body, status) => {
  const { post } = await serverWith(behaved);
  expect((await post(path, body)).status).toBe(status);
});

test('beyond so many a minute the model rests, and the conversation goes on without it (specification 31.42)', async () => {
  const { get, post } = await serverWith(behaved);
  const guest = await guestOf({ get });
  const statuses: number[] = [];
  for (let number = 0; number < 70; number += 10) {
    const some = await Promise.all(Array.from({ length: 10 }, () => post(READING, QUESTION, guest)));
    statuses.push(...some.map(({ status }) => status));
  }
  expect(statuses.filter(status => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
