import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { PDF, startFaultyService } from '#server/workflow/webhook/faulty-service.fixture.ts';
import { webhookRenderSummary } from '#server/workflow/webhook/render-summary.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

let service: Awaited<ReturnType<typeof startFaultyService>>;
beforeAll(async () => {
  service = await startFaultyService();
});
afterAll(() => service.close());

const LIMITS = { connectMs: 3000, totalMs: 2000, maxBytes: 1024 * 1024 };

function call(path: string, host = '127.0.0.1', allowedHosts = ['127.0.0.1']) {
  const url = `http://${host}:${service.port}${path}`;
  return webhookRenderSummary({ url, secret: 'token', allowedHosts, limits: LIMITS })(SAMPLE_SUMMARY);
}

test('the body is the one of the specification, and nothing of our own goes with it (specification 28.14)', async () => {
  await call('/pdf');
  const { body, headers } = service.calls['/pdf']?.at(-1) ?? {};
  expect(Object.keys(body ?? {})).toEqual([
    'patientId',
    'patientName',
    'structuredHistory',
    'fullHistoryText',
    'familyDiagramImage',
  ]);
  expect(body).toMatchObject({
    patientId: 'case-1',
    patientName: 'Émilie Dvořáková',
    structuredHistory: SAMPLE_SUMMARY.structuredHistory,
    fullHistoryText: SAMPLE_SUMMARY.fullHistoryText,
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'webhook-id': expect.stringMatching(/^msg_/),
    'webhook-signature': expect.stringMatching(/^v1,/),
  });
  expect(headers).not.toHaveProperty('authorization');
});

test('missing sections are sent as empty texts, so that the body always has all eleven', async () => {
  const url = `http://127.0.0.1:${service.port}/pdf`;
  await webhookRenderSummary({ url, secret: null, allowedHosts: ['127.0.0.1'] })({
    structuredHistory: { ChiefComplaint: 'Cough' },
  });
  const { body, headers } = service.calls['/pdf']?.at(-1) ?? {};
  const sections = Object.entries(body?.structuredHistory ?? {});
  expect(sections).toHaveLength(11);
  expect(sections).toContainEqual(['SocialHistory', '']);
  expect(headers).not.toHaveProperty('webhook-signature');
});

test('a PDF keeps the file name of the content-disposition header', async () => {
  expect(await call('/pdf')).toEqual({
    kind: 'pdf',
    bytes: new Uint8Array(PDF),
    filename: 'Émilie summary.pdf',
  });
});

test('a path in the file name is cut to its last part', async () => {
  expect(await call('/pdf-path-as-name')).toMatchObject({ kind: 'pdf', filename: 'x.pdf' });
});

test('an unreadable content-disposition header costs the name, not the PDF', async () => {
  expect(await call('/pdf-odd-name')).toMatchObject({ kind: 'pdf', filename: null });
});

test('JSON with pdfUrl and filename is accepted', async () => {
  expect(await call('/json')).toEqual({
    kind: 'link',
    pdfUrl: 'https://files.example.org/a.pdf',
    filename: 'a.pdf',
  });
});

const FAULTS = [
  ['/json-script', 'No PDF file was returned from the server'],
  ['/json-broken', 'No PDF file was returned from the server'],
  ['/html', 'No PDF file was returned from the server'],
  ['/html-as-pdf', 'No PDF file was returned from the server'],
  ['/empty', 'No PDF file was returned from the server'],
  ['/500', 'Failed to send summary: Internal Server Error'],
  ['/own-words', 'Failed to send summary: Out for lunch'],
  ['/redirect', 'Failed to send summary: Found'],
  ['/huge', 'Failed to receive PDF file'],
  ['/endless', 'Failed to receive PDF file'],
  ['/cut', 'Failed to receive PDF file'],
  ['/stalled', 'Failed to receive PDF file'],
  ['/reset', 'Failed to send summary to webhook'],
  ['/silent', 'Failed to send summary to webhook'],
] as const;

test.each(FAULTS)('the answer of %s becomes: %s', async (path, message) => {
  await expect(call(path)).rejects.toEqual(new WorkflowFailure(502, message));
});

test('nothing listens at the address: Failed to send summary to webhook', async () => {
  const url = 'http://127.0.0.1:9/';
  const render = webhookRenderSummary({ url, secret: null, allowedHosts: ['127.0.0.1'], limits: LIMITS });
  await expect(render(SAMPLE_SUMMARY)).rejects.toThrow('Failed to send summary to webhook');
});

test.each(['127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', 'localhost', '0.0.0.0', '2130706433'])(
  'the private address %s is not called unless its host is allowed',
  async host => {
    const before = service.calls['/pdf']?.length;
    await expect(call('/pdf', host, ['workflow.example.org'])).rejects.toThrow(
      'Failed to send summary to webhook',
    );
    expect(service.calls['/pdf']?.length).toBe(before);
  },
);

test('a name that leads into a private network is called when it is allowed', async () => {
  expect(await call('/pdf', 'localhost', ['LocalHost'])).toMatchObject({ kind: 'pdf' });
});
