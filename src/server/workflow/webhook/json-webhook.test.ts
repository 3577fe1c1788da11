import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engine, PAST_MEDICAL, PHASE_1, PHASE_2 } from '#server/workflow/engine.fixture.ts';
import { hang, json, type Play, startScripted, text } from '#server/workflow/scripted-service.fixture.ts';
import { jsonWebhook } from '#server/workflow/webhook/json-webhook.ts';
import { webhookRecommendHistory } from '#server/workflow/webhook/recommend-history.ts';
import { webhookSuggestSymptoms } from '#server/workflow/webhook/suggest-symptoms.ts';

const SUGGESTIONS = [
  { id: 3, label: 'High temperature', explanation: 'Speaks for an infection.' },
  { id: 5, label: 'Palpitations', explanation: 'Speaks for panic.' },
];
const RECOMMENDED = {
  recommendations: [' Ask about diabetes ', 'Ask about diabetes', ''],
  explanation: 'Because.',
};

const endless =
  (everyMs: number, chunk: string): Play =>
  response => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(chunk), everyMs);
    response.on('close', () => clearInterval(timer));
  };

/** Every way n8n, or whatever stands in front of it, can answer. */
const PLAYS: Readonly<Record<string, Play>> = {
  '/array': json(SUGGESTIONS),
  '/more': json([
    ...SUGGESTIONS,
    SUGGESTIONS[0],
    { id: 1, label: 'x', explanation: '' },
    { id: 99, label: 'y', explanation: '' },
    { id: 6, label: 'z', explanation: '' },
  ]),
  '/recommendations': json(RECOMMENDED),
  '/first-element': json([RECOMMENDED, 'rest']),
  '/object': json({ suggestions: SUGGESTIONS }),
  '/null': json(null),
  '/bad-item': json([SUGGESTIONS[0], { id: '5', label: 'Palpitations', explanation: '' }]),
  '/bad-label': json([{ id: 5, explanation: '' }]),
  '/no-array': json({ recommendations: 'diabetes' }),
  '/empty': text(''),
  '/404': text('The requested webhook "x" is not registered.', 404),
  '/500': text(`Workflow could not be started!\n\n${'x'.repeat(5_000)}`, 500),
  '/html': text('<h1>Welcome</h1>', 200, 'text/html'),
  '/wrong-type': text(JSON.stringify(SUGGESTIONS), 200, 'text/html'),
  '/broken': text('[{"id": ', 200, 'application/json'),
  '/redirect': response => {
    response.writeHead(302, { location: '/array' });
    response.end();
  },
  '/hang': hang,
  '/drip': endless(50, ' '),
  '/huge': response => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 50 * 1024 * 1024 });
    response.write('[');
  },
  '/huge-unannounced': endless(1, ' '.repeat(256 * 1024)),
  '/reset': response => void response.socket?.resetAndDestroy(),
  '/busy-once': (response, call, count) =>
    (count === 0 ? text('', 503) : json(SUGGESTIONS))(response, call, count),
  '/reset-once': (response, call, count) =>
    count === 0 ? void response.socket?.resetAndDestroy() : json(SUGGESTIONS)(response, call, count),
};

let service: Awaited<ReturnType<typeof startScripted>>;
beforeAll(async () => {
  service = await startScripted(PLAYS);
});
afterAll(() => service.close());

const LIMITS = { connectMs: 1_000, totalMs: 1_500, maxBytes: 1024 * 1024 };
const endpointOf = (path: string, secret: string | null = null) => ({
  url: service.base + path,
  secret,
  allowedHosts: ['127.0.0.1'],
  limits: LIMITS,
});
const suggest = (path: string, request = PHASE_1) =>
  webhookSuggestSymptoms(endpointOf(path), engine)(request);
const recommend = (path: string) => webhookRecommendHistory(endpointOf(path))(PAST_MEDICAL);

describe('Symptom suggestions from a webhook', () => {
  test('the body carries patientProfile, chiefComplaint, associatedSymptoms and currentPhase', async () => {
    await suggest('/array');
    expect(service.calls['/array']?.at(-1)?.body).toEqual({
      patientProfile: PHASE_1.patientProfile,
      chiefComplaint: 'Chest pain',
      associatedSymptoms: [],
      currentPhase: 'phase1',
    });
  });

  test('in phase 2 it carries negativeSymptoms as well', async () => {
    await suggest('/array', PHASE_2);
    expect(service.calls['/array']?.at(-1)?.body).toMatchObject({
      associatedSymptoms: ['Breathlessness'],
      currentPhase: 'phase2',
      negativeSymptoms: 'No Cough, No Fever',
    });
  });

  test('what it suggests keeps its order and reasons, and is worded as the catalogue words it', async () => {
    expect(await suggest('/array')).toEqual([
      { id: 3, label: 'Fever', explanation: 'Speaks for an infection.' },
      { id: 5, label: 'Palpitations', explanation: 'Speaks for panic.' },
    ]);
  });

  test('what is unknown, answered, of the other sex or said twice is left out', async () => {
    expect((await suggest('/more')).map(({ id }) => id)).toEqual([3, 5]);
    expect((await suggest('/more', PHASE_2)).map(({ id }) => id)).toEqual([5]);
  });

  test.each([
    ['/object', 'Webhook response must be an array'],
    ['/null', 'Webhook response must be an array'],
    ['/empty', 'Webhook response must be an array'],
    ['/html', 'Webhook response must be an array'],
    ['/wrong-type', 'Webhook response must be an array'],
    ['/broken', 'Webhook response must be an array'],
    ['/bad-item', 'Invalid suggestion format at index 1'],
    ['/bad-label', 'Invalid suggestion format at index 0'],
    ['/404', 'Webhook request failed (404): The requested webhook "x" is not registered.'],
    ['/redirect', 'Webhook request failed (302): '],
    ['/hang', 'Webhook request failed (timeout): no answer within 1.5 s'],
    ['/drip', 'Webhook request failed (timeout): no answer within 1.5 s'],
    ['/huge', 'Webhook request failed (200): the answer is larger than 1 MB'],
    ['/huge-unannounced', 'Webhook request failed (200): the answer is larger than 1 MB'],
    ['/reset', 'Webhook request failed (no answer): the service could not be reached'],
  ])('%s becomes: %s', async (path, message) => {
    await expect(suggest(path)).rejects.toMatchObject({ status: 502, message });
  });

  test('an error body is cut and stands on one line', async () => {
    const failure: unknown = await suggest('/500').catch(error => error);
    const { message } = failure as Error;
    expect(message).toMatch(/^Webhook request failed \(500\): Workflow could not be started! x+…$/);
    expect(message.length).toBeLessThan(350);
  });

  test.each(['/busy-once', '/reset-once'])('%s is asked once more, under the same id', async path => {
    expect(await suggest(path)).toHaveLength(2);
    const ids = service.calls[path]?.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('History recommendations from a webhook', () => {
  test('the body carries negativeSymptoms and historySection', async () => {
    await recommend('/recommendations');
    expect(service.calls['/recommendations']?.at(-1)?.body).toEqual({
      patientProfile: PAST_MEDICAL.patientProfile,
      chiefComplaint: 'Chest pain',
      associatedSymptoms: [],
      negativeSymptoms: 'No Cough, No Fever',
      historySection: 'past_medical',
    });
  });

  test.each(['/recommendations', '/first-element'])('%s is accepted', async path => {
    expect(await recommend(path)).toEqual({
      recommendations: ['Ask about diabetes'],
      explanation: 'Because.',
    });
  });

  test.each(['/no-array', '/null', '/array', '/html', '/broken'])('%s is not', async path => {
    await expect(recommend(path)).rejects.toThrow('Webhook response must contain recommendations array');
  });
});

describe('Every call', () => {
  test('is signed as Standard Webhooks says', async () => {
    const key = Buffer.from('a key of thirty-two random bytes');
    await jsonWebhook(endpointOf('/array', `whsec_${key.toString('base64')}`))({ a: 'é' });
    const headers = service.calls['/array']?.at(-1)?.headers ?? {};
    const content = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${JSON.stringify({ a: 'é' })}`;
    const signature = createHmac('sha256', key).update(content).digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signature}`);
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(10);
  });

  test('never enters a private network unless the host is allowed', async () => {
    const ask = jsonWebhook({ ...endpointOf('/array'), allowedHosts: ['example.org'] });
    const before = service.calls['/array']?.length;
    await expect(ask({})).rejects.toThrow('Webhook request failed (no answer)');
    expect(service.calls['/array']?.length).toBe(before);
  });

  test('is not made for a while after five failures in a row; then one is tried', async () => {
    let now = 0;
    const ask = jsonWebhook(endpointOf('/500'), () => now);
    for (let i = 0; i < 5; i++) await expect(ask({})).rejects.toThrow('(500)');
    const made = service.calls['/500']?.length;
    await expect(ask({})).rejects.toThrow('Webhook request failed (unavailable)');
    expect(service.calls['/500']?.length).toBe(made);
    now = 30_001;
    await expect(ask({})).rejects.toThrow('(500)');
    await expect(ask({})).rejects.toThrow('(unavailable)');
  });
});
