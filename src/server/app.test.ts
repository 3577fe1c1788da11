import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { errorResponse } from '#contract/error-response.ts';
import { healthResponse } from '#contract/health.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { openDatabase } from '#server/db/database.ts';
import { rateLimits } from '#server/db/tables/rate-limits.ts';
import { suggestedIllnesses } from '#server/db/tables/suggestions.ts';
import { ENDPOINTS } from '#server/http/endpoint-of.ts';
import { freshDatabase } from '../../tests/database/fresh-database.ts';
import { serverForThisTest } from '../../tests/database/test-server.ts';

describe('health', () => {
  test('tells the content and the version while the database can be reached', async () => {
    const { get } = await serverForThisTest();
    const response = await get('/api/health');
    expect(response.status).toBe(200);
    expect(healthResponse.parse(await response.json())).toMatchObject({
      status: 'ok',
      database: 'reachable',
      contentHash: expect.stringContaining('fixture'),
      contentVersion: '2026-11-22 · 3f9a1c',
    });
  });

  test('answers 503 when the database cannot be reached', async () => {
    const db = await freshDatabase();
    const { get } = await serverForThisTest({ db });
    await db.$client.end();
    const response = await get('/api/health');
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ status: 'unavailable', database: 'unreachable' });
  });
});

describe('errors', () => {
  test('an address that does not exist answers 404 in JSON', async () => {
    const { get } = await serverForThisTest();
    const response = await get('/api/nothing');
    expect(response.status).toBe(404);
    expect(errorResponse.parse(await response.json()).error.code).toBe('not_found');
  });

  test('a failure nobody expected has the words of the specification and gives nothing away (specification 28.7)', async () => {
    const { post, log } = await serverForThisTest({
      change: deps => ({
        ...deps,
        catalogue: {
          ...deps.catalogue,
          get evidence(): never {
            throw new Error('secret detail');
          },
        },
      }),
    });
    const response = await post('/api/differential', { answers: [{ questionId: 1, choiceId: '1' }] });
    expect(response.status).toBe(500);
    const message = 'Failed to calculate differential diagnoses. Please try again.';
    expect(await response.json()).toEqual({ error: { message, code: 'internal_error' } });
    expect(JSON.stringify(log)).not.toContain('secret detail');
    expect(log.some(({ msg }) => msg === 'request failed')).toBe(true);
  });

  test('a database that fails in the middle is a 500 that does not log what was written', async () => {
    const { post, deps, log } = await serverForThisTest();
    await deps.db.execute(sql`drop table ${suggestedIllnesses}`);
    const response = await post('/api/suggestions/illnesses', { name: 'Morbus Secretus' });
    expect(response.status).toBe(500);
    expect(JSON.stringify(log)).not.toContain('Secretus');
  });

  test('while the database cannot be reached the answer is 503 with the time to ask again (specification 28.38)', async () => {
    const nowhere = openDatabase({ host: '127.0.0.1', port: 1, user: 'nobody', database: 'none' }, () => {});
    onTestFinished(() => nowhere.$client.end());
    const { post } = await serverForThisTest({ change: deps => ({ ...deps, db: nowhere }) });
    const response = await post('/api/feedback', { categoryId: 1, title: 'T', description: 'D' });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({
      error: { message: 'Failed to submit feedback', code: 'unavailable' },
    });
  });

  test('a failure before the route has begun has the words of its endpoint too', async () => {
    const { post, deps } = await serverForThisTest();
    await deps.db.execute(sql`drop table ${rateLimits}`);
    const response = await post('/api/feedback', { categoryId: 1, title: 'T', description: 'D' });
    expect(response.status).toBe(500);
    expect(await response.json()).toMatchObject({ error: { message: 'Failed to submit feedback' } });
  });

  test('a body over 1 MB is refused, whether it tells its length or not', async () => {
    const { post, url } = await serverForThisTest();
    const big = JSON.stringify({ name: 'x'.repeat(1024 * 1024) });
    expect((await post('/api/suggestions/illnesses', big)).status).toBe(413);
    const streamed = await fetch(`${url}/api/suggestions/illnesses`, {
      method: 'POST',
      body: new Blob([big]).stream(),
      headers: { 'Content-Type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({ error: { code: 'too_large' } });
  });

  test('a body that is not declared as JSON is refused', async () => {
    const { post } = await serverForThisTest();
    const response = await post('/api/differential', '{"answers":[]}', { 'Content-Type': 'text/plain' });
    expect(response.status).toBe(415);
  });
});

describe('every answer', () => {
  test.each(['/api/health', '/api/nothing', '/', '/api/docs'])('%s protects the browser', async path => {
    const { get } = await serverForThisTest();
    const { headers } = await get(path);
    const policy = headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  test('HTTPS is insisted on where the application has it', async () => {
    const { get } = await serverForThisTest({ environment: { APP_URL: 'https://anamnesis.example.org' } });
    const { headers } = await get('/api/health');
    expect(headers.get('Strict-Transport-Security')).toContain('max-age=');
  });

  test('is logged by pattern, status and time, without anything of the patient', async () => {
    const { get, log } = await serverForThisTest();
    const response = await get('/api/complaints/10/questions?gender=female');
    const line = log.find(({ msg }) => msg === 'request');
    expect(line).toMatchObject({ method: 'GET', path: '/api/complaints/:id/questions', status: 200 });
    expect(line?.id).toBe(response.headers.get('X-Request-Id'));
    expect(JSON.stringify(log)).not.toContain('female');
  });
});

describe('documentation', () => {
  test('the OpenAPI description names every resource and its errors', async () => {
    const { get } = await serverForThisTest();
    const { paths } = await (await get('/api/openapi.json')).json();
    expect(Object.keys(paths)).toEqual(
      expect.arrayContaining([
        '/api/health',
        '/api/complaints',
        '/api/complaints/{id}/questions',
        '/api/differential',
        '/api/suggestions/choices',
        '/api/workflow/summary',
      ]),
    );
    expect(Object.keys(paths['/api/suggestions/choices'].post.responses)).toEqual(
      expect.arrayContaining(['204', '400', '413', '429']),
    );
  });

  test('the OpenAPI description names every endpoint of the contract, and no other', async () => {
    const { get } = await serverForThisTest();
    const { paths } = await (await get('/api/openapi.json')).json();
    const described = Object.entries<object>(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map(method => `${method} ${path}`),
    );
    expect(described.toSorted()).toEqual(ENDPOINTS.map(({ method, path }) => `${method} ${path}`).toSorted());
  });

  test('the OpenAPI description tells each kind of question, what an export holds and why a sign-in fails', async () => {
    const { get } = await serverForThisTest();
    const { paths, components } = await (await get('/api/openapi.json')).json();
    expect(components.schemas.Question.properties.type.enum).toEqual(Object.values(QUESTION_TYPE));
    const schemaOf = (operation: { responses: object }, status: number) =>
      Object(operation.responses)[status].content['application/json'].schema.$ref;
    expect(schemaOf(paths['/api/account/export'].get, 200)).toMatch(/AccountExport$/);
    expect(Object.keys(components.schemas.AccountExport.properties)).toContain('histories');
    expect(schemaOf(paths['/api/auth/sign-in/email'].post, 401)).toMatch(/Error$/);
  });

  test('the OpenAPI description names the failures that calls have in common', async () => {
    const { get } = await serverForThisTest();
    const { paths } = await (await get('/api/openapi.json')).json();
    const statuses = (operation: { responses: object }) => Object.keys(operation.responses).join();
    expect(statuses(paths['/api/complaints'].get)).toMatch(/500,503$/);
    expect(statuses(paths['/api/auth/sign-out'].post)).toMatch(/403,.*500,503$/);
    expect(statuses(paths['/api/account/password'].post)).toBe('204,400,401,403,413,415,429,500,503');
  });

  test('the page to read has no script and nothing from elsewhere', async () => {
    const { get } = await serverForThisTest();
    const page = await (await get('/api/docs')).text();
    expect(page).toContain('POST /api/differential');
    expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
  });
});
