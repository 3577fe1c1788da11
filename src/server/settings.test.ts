import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';

describe('settings', () => {
  test('each has a working default', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://localhost:3000',
      dataDir: join(process.cwd(), 'data'),
      databaseUrl: null,
      s3: null,
      llm: null,
      logLevel: 'info',
      trustedProxies: [],
    });
    expect(settings.workflow).toMatchObject({ summaryUrl: null, allowedHosts: [] });
  });

  test('blank means not set', () => {
    expect(readSettings({ PORT: ' ', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null });
  });

  test('the address of the application follows the port unless it is set', () => {
    expect(readSettings({ PORT: '4000' }).appUrl).toBe('http://localhost:4000');
    expect(readSettings({ APP_URL: 'https://anamnesis.example.org/' }).appUrl).toBe(
      'https://anamnesis.example.org',
    );
  });

  test('lists are separated by commas', () => {
    const { workflow, trustedProxies } = readSettings({
      WORKFLOW_ALLOWED_HOSTS: 'a.example.org, b.example.org,',
      TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    });
    expect(workflow.allowedHosts).toEqual(['a.example.org', 'b.example.org']);
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });

  test.each([
    ['PORT', 'abc', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PASSWORD_MIN_LENGTH', '5', 'must be a whole number from 6 to 128'],
    ['PASSWORD_MIN_LENGTH', '129', 'must be a whole number from 6 to 128'],
    ['SESSION_MAX_DAYS', '0', 'must be a whole number from 1 to 365'],
    ['SESSION_MAX_DAYS', '366', 'must be a whole number from 1 to 365'],
    ['SESSION_MAX_DAYS', '1.5', 'must be a whole number from 1 to 365'],
    ['APP_URL', 'ftp://example.org', 'must be an address such as https://anamnesis.example.org'],
    [
      'DATABASE_URL',
      'mysql://host/db',
      'must be an address such as postgres://user:password@host:5432/anamnesis',
    ],
    ['AUTH_SECRET', 'short', 'must have at least 32 characters: "openssl rand -base64 32" makes one'],
    ['WORKFLOW_SECRET', 'abc', 'must have at least 32 characters: "openssl rand -base64 32" makes one'],
    ['SMTP_URL', 'mail.example.org', 'must be an address such as smtp://user:password@mail.example.org:587'],
    ['LOG_LEVEL', 'loud', 'must be one of fatal, error, warn, info, debug, trace, silent'],
    ['TRUSTED_PROXIES', 'everybody', 'must be addresses or networks, such as 10.0.0.0/8, with commas'],
  ])('a wrong %s (%s) stops the start with one clear line', (name, value, rule) => {
    expect(() => readSettings({ [name]: value })).toThrow(new Error(`Setting ${name} ${rule}.`));
  });

  test('what is needed together is asked for together', () => {
    expect(() => readSettings({ S3_ENDPOINT: 'https://s3.example.org', S3_BUCKET: 'b' })).toThrow(
      'Setting S3_ACCESS_KEY_ID is missing: it is needed together with S3_ENDPOINT, S3_BUCKET.',
    );
    expect(() => readSettings({ LLM_MODEL: 'm' })).toThrow('Setting LLM_BASE_URL is missing');
  });

  test('a secret is never repeated in the message', () => {
    const url = 'mysql://user:hunter2@host/db';
    expect(() => readSettings({ DATABASE_URL: url })).toThrow(expect.not.stringContaining('hunter2'));
  });
});

test('the calls for which the built-in service may step in are named, and no others', () => {
  expect(readSettings({}).workflow.fallback).toEqual([]);
  const WORKFLOW_FALLBACK = 'summary, recommendations';
  expect(readSettings({ WORKFLOW_FALLBACK }).workflow.fallback).toEqual(['summary', 'recommendations']);
  expect(() => readSettings({ WORKFLOW_FALLBACK: 'everything' })).toThrow(
    'Setting WORKFLOW_FALLBACK must be some of summary, suggestions, recommendations.',
  );
});

const PLAIN = 'WORKFLOW_SUMMARY_URL';

test.each([
  ['http://10.0.0.7/summary', '10.0.0.7'],
  ['http://localhost:5678/summary', 'localhost'],
  ['http://[::1]:5678/summary', '::1'],
  ['http://n8n:5678/summary', 'other,N8N'],
  ['https://workflow.example.org/summary', ''],
])('a webhook at %s is asked when %s is named (specification 28.40)', (url, named) => {
  const { workflow } = readSettings({ [PLAIN]: url, WORKFLOW_ALLOWED_HOSTS: named });
  expect(workflow.summaryUrl).toBe(url);
});

test.each([
  ['http://10.0.0.7/summary', ''],
  ['http://localhost:5678/summary', ''],
  ['http://workflow.example.org/summary', 'example.org'],
  ['http://93.184.216.34/summary', '93.184.216.34'],
])('a webhook at %s with %s named stops the start (specification 28.40)', (url, named) => {
  expect(() => readSettings({ [PLAIN]: url, WORKFLOW_ALLOWED_HOSTS: named })).toThrow(
    `Setting ${PLAIN} must begin with https://, or lead to a private address whose host is named in WORKFLOW_ALLOWED_HOSTS.`,
  );
});
