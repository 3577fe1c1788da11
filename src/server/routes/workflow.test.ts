import { afterAll, beforeAll, expect, test } from 'vitest';
import { SAMPLE_SUMMARY } from '#pdf/sample-summary.ts';
import { pdfPrinter } from '#server/pdf/pdf-printer.ts';
import { readPdf, wholeText } from '#server/pdf/pdf-text.fixture.ts';
import { clock, startSummaryServer } from '#server/routes/summary-server.fixture.ts';
import { builtinRenderSummary } from '#server/workflow/builtin/render-summary.ts';
import { WorkflowFailure } from '#server/workflow/workflow-service.ts';

const printer = pdfPrinter('2026-11-22 · 3f9a1c');
const render = builtinRenderSummary({ printer, now: () => clock.now });
const builtin = async (request: Parameters<typeof render>[0]) => ({
  ...(await render(request)),
  source: 'builtin' as const,
});
let server: Awaited<ReturnType<typeof startSummaryServer>>;
beforeAll(async () => {
  server = await startSummaryServer({
    renderSummary: async request => {
      if (request.patientId === 'link')
        return { kind: 'link', pdfUrl: 'https://x.org/a.pdf', filename: 'a.pdf', source: 'webhook' };
      if (request.patientId === 'named') return { ...(await builtin(request)), filename: 'Ada.pdf' };
      if (request.patientId === 'instead') return { ...(await builtin(request)), source: 'fallback' };
      if (request.patientId === 'refused')
        throw new WorkflowFailure(502, 'Failed to send summary: Bad Gateway');
      if (request.patientId === 'large')
        return { kind: 'pdf', bytes: new Uint8Array(10 * 1024 * 1024), filename: null, source: 'webhook' };
      if (request.patientId === 'broken') throw new Error('inside');
      return builtin(request);
    },
  });
});
afterAll(async () => {
  await server.close();
  await printer.close();
});

let clients = 0;

/** Each call comes from a client of its own, but for the test of the limit. */
async function post(body: unknown, headers: Record<string, string> = {}) {
  clients += 1;
  const response = await fetch(`${server.base}/api/workflow/summary`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${clients}`, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

async function fetchPdf(url: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${server.base}${url}`, { headers });
  return { response, bytes: new Uint8Array(await response.arrayBuffer()) };
}

const failure = (message: string) => ({ error: { message, code: expect.any(String) } });

test('a summary becomes a stored PDF with success, message, pdfUrl and filename', async () => {
  const { status, body } = await post(SAMPLE_SUMMARY);
  expect(status).toBe(200);
  expect(body).toEqual({
    success: true,
    message: 'PDF generated successfully',
    pdfUrl: expect.stringMatching(/^\/api\/files\/clinical-summaries\/guest\/clinical_summary_\d+\.pdf\?/),
    filename: expect.stringMatching(/^clinical_summary_\d+\.pdf$/),
    source: 'builtin',
  });
  const { response, bytes } = await fetchPdf(body.pdfUrl);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, max-age=3600',
    'content-disposition': `inline; filename=${body.filename}`,
  });
  expect(wholeText(await readPdf(bytes))).toContain('Behind the breastbone');
});

test('a backup file without profile, with nulls and unknown sections, becomes a PDF too', async () => {
  const { status, body } = await post({
    patientInfo: { name: 'Ada', age: 36, gender: 'Female', extra: true },
    structuredHistory: { ChiefComplaint: 'Cough', SocialHistory: null, Unknown: 'x' },
    fullHistoryText: null,
  });
  expect(status).toBe(200);
  const text = wholeText(await readPdf((await fetchPdf(body.pdfUrl)).bytes));
  expect(text).toMatch(/Ada 36 · Female/);
});

test.each([
  [{}],
  [{ patientName: 'Ada' }],
  [{ structuredHistory: { ChiefComplaint: '  ' }, fullHistoryText: '' }],
])('a body without any history has no data to process: %j', async body => {
  expect(await post(body)).toEqual({ status: 400, body: failure('No data available to process') });
});

test.each([['[]'], ['{"patientName": 5}'], ['{"structuredHistory": "text"}'], ['{ not json'], ['null']])(
  'a body of another shape is refused: %s',
  async body => {
    expect((await post(body)).status).toBe(400);
  },
);

test('a body larger than 10 MB is refused', async () => {
  expect((await post({ fullHistoryText: 'x'.repeat(11 * 1024 * 1024) })).status).toBe(413);
});

test("an account's PDF is stored under its id and opens for its own session only", async () => {
  const { body } = await post(SAMPLE_SUMMARY, { 'x-account': 'u1' });
  expect(body.pdfUrl).toBe(`/api/files/clinical-summaries/u1/${body.filename}`);
  expect((await fetchPdf(body.pdfUrl, { 'x-account': 'u1' })).response.status).toBe(200);
  expect((await fetchPdf(body.pdfUrl, { 'x-account': 'u2' })).response.status).toBe(403);
  expect((await fetchPdf(body.pdfUrl)).response.status).toBe(403);
});

test("a guest's PDF opens by its signed link, for 24 hours", async () => {
  const { body } = await post(SAMPLE_SUMMARY);
  const unsigned = `${body.pdfUrl}`.split('?')[0];
  expect((await fetchPdf(unsigned)).response.status).toBe(403);
  expect((await fetchPdf(`${unsigned}?expires=1&signature=x`)).response.status).toBe(403);
  clock.now += 24 * 60 * 60 * 1000 + 1;
  const { response, bytes } = await fetchPdf(body.pdfUrl);
  expect(response.status).toBe(410);
  expect(JSON.parse(Buffer.from(bytes).toString())).toEqual(
    failure('This link has expired. Process the clinical data again for a new one.'),
  );
});

test.each(['u1/none.pdf', 'u1/..%2Fa.pdf', 'u1/%2e%2e', '..%2f..%2fetc/passwd', 'u1/.hidden', 'u1/a%00.pdf'])(
  'there is no file %s',
  async path => {
    const { response } = await fetchPdf(`/api/files/clinical-summaries/${path}`, { 'x-account': 'u1' });
    expect(response.status).toBe(404);
  },
);

test('a service that keeps the PDF itself answers with its address', async () => {
  const { body } = await post({ ...SAMPLE_SUMMARY, patientId: 'link' });
  expect(body).toMatchObject({ success: true, pdfUrl: 'https://x.org/a.pdf', filename: 'a.pdf' });
});

test('a name that the service gave the PDF is its filename', async () => {
  const { body } = await post({ ...SAMPLE_SUMMARY, patientId: 'named' });
  expect(body).toMatchObject({ filename: 'Ada.pdf' });
  expect((await fetchPdf(body.pdfUrl)).response.status).toBe(200);
});

test.each([
  ['refused', 502, 'Failed to send summary: Bad Gateway'],
  ['broken', 500, 'Failed to generate PDF'],
])('a service that is %s answers %i with: %s', async (patientId, status, message) => {
  expect(await post({ ...SAMPLE_SUMMARY, patientId })).toEqual({ status, body: failure(message) });
});

test('a guest who has had as much stored as a guest may hears so, and an account goes on (specification 23.27)', async () => {
  const large = { ...SAMPLE_SUMMARY, patientId: 'large' };
  const headers = { 'x-forwarded-for': '198.51.100.9', cookie: 'guest-1' };
  for (let made = 0; made < 5; made += 1) expect((await post(large, headers)).status).toBe(200);
  expect(await post(large, headers)).toEqual({
    status: 429,
    body: failure('No more PDFs can be kept for guests here today. Please sign in, or try again tomorrow.'),
  });
  expect((await post(large, { ...headers, 'x-account': 'full' })).status).toBe(200);
});

test('one account may make 20 PDFs a minute, whoever else sits behind its address', async () => {
  const headers = { 'x-account': 'ada', 'x-forwarded-for': '198.51.100.1' };
  const calls = Array.from({ length: 21 }, () => post({ ...SAMPLE_SUMMARY, patientId: 'link' }, headers));
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter(status => status === 429)).toHaveLength(1);
  const neighbour = { ...headers, 'x-account': 'ben' };
  expect((await post({ ...SAMPLE_SUMMARY, patientId: 'link' }, neighbour)).status).toBe(200);
});
