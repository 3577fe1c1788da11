import { resolve } from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { PASSWORD_LENGTH } from '#domain/account/new-password.ts';
import { isPublicAddress } from '#server/public-address.ts';
import { StartError } from '#server/start-error.ts';

const text = z.string().trim();
const url = (protocol: RegExp, example: string) =>
  z.url({ protocol, error: `must be an address such as ${example}` });
const httpUrl = (example: string) => url(/^https?$/, example);

/** In characters. */
export const SHORTEST_SECRET = 32;

const secret = text.min(
  SHORTEST_SECRET,
  `must have at least ${SHORTEST_SECRET} characters: "openssl rand -base64 32" makes one`,
);
const words = text.transform(value =>
  value
    .split(',')
    .map(word => word.trim())
    .filter(Boolean),
);

/** The calls of the workflow service for which the built-in one may step in when it fails. */
const WORKFLOW_CALLS = ['summary', 'suggestions', 'recommendations'] as const;

function isNetwork(value: string): boolean {
  return ipaddr.isValid(value) || ipaddr.isValidCIDR(value);
}

/** A whole number of at most three digits. */
function wholeNumber(usual: number, least: number, most: number) {
  const rule = `must be a whole number from ${least} to ${most}`;
  return text
    .regex(/^\d{1,3}$/, rule)
    .transform(Number)
    .refine(number => number >= least && number <= most, rule)
    .default(usual);
}

const days = (usual: number) => wholeNumber(usual, 1, 365);

const variables = z.object({
  PORT: text
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine(port => port <= 65535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: text.default('127.0.0.1'),
  APP_URL: httpUrl('https://anamnesis.example.org').optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: url(/^postgres(ql)?$/, 'postgres://user:password@host:5432/anamnesis').optional(),
  AUTH_SECRET: secret.optional(),
  PASSWORD_MIN_LENGTH: wholeNumber(PASSWORD_LENGTH.min, PASSWORD_LENGTH.min, PASSWORD_LENGTH.max),
  SESSION_MAX_DAYS: days(30),
  SECURITY_EVENTS_DAYS: days(90),
  SMTP_URL: url(/^smtps?$/, 'smtp://user:password@mail.example.org:587').optional(),
  MAIL_FROM: text.default('Anamnesis <anamnesis@localhost>'),
  S3_ENDPOINT: httpUrl('https://s3.example.org').optional(),
  S3_BUCKET: text.optional(),
  S3_REGION: text.default('us-east-1'),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  WORKFLOW_SUMMARY_URL: httpUrl('https://workflow.example.org/summary').optional(),
  WORKFLOW_SUGGESTIONS_URL: httpUrl('https://workflow.example.org/suggestions').optional(),
  WORKFLOW_RECOMMENDATIONS_URL: httpUrl('https://workflow.example.org/recommendations').optional(),
  WORKFLOW_SECRET: secret.optional(),
  WORKFLOW_ALLOWED_HOSTS: words.default([]),
  WORKFLOW_FALLBACK: words
    .pipe(z.array(z.enum(WORKFLOW_CALLS, { error: `must be some of ${WORKFLOW_CALLS.join(', ')}` })))
    .default([]),
  LLM_BASE_URL: httpUrl('https://llm.example.org/v1').optional(),
  LLM_MODEL: text.optional(),
  LLM_API_KEY: text.optional(),
  METRICS_TOKEN: text.min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
  TRUSTED_PROXIES: words
    .refine(list => list.every(isNetwork), 'must be addresses or networks, such as 10.0.0.0/8, with commas')
    .default([]),
});

type Variables = z.output<typeof variables>;

/** A setting that the server cannot start with. The message names the variable. */
export class SettingsError extends StartError {}

function together<K extends keyof Variables>(given: Variables, names: readonly K[]) {
  const missing = names.filter(name => given[name] === undefined);
  if (missing.length === names.length) return null;
  const [first] = missing;
  if (first !== undefined) {
    const others = names.filter(name => given[name] !== undefined);
    throw new SettingsError(`Setting ${first} is missing: it is needed together with ${others.join(', ')}.`);
  }
  return given as Variables & { readonly [name in K]-?: NonNullable<Variables[name]> };
}

function storage(given: Variables) {
  const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  const s3 = together(given, names);
  return (
    s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: s3.S3_REGION,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    }
  );
}

function languageModel(given: Variables) {
  const llm = together(given, ['LLM_BASE_URL', 'LLM_MODEL']);
  return llm && { baseUrl: llm.LLM_BASE_URL, model: llm.LLM_MODEL, apiKey: llm.LLM_API_KEY ?? null };
}

const WEBHOOKS = [
  'WORKFLOW_SUMMARY_URL',
  'WORKFLOW_SUGGESTIONS_URL',
  'WORKFLOW_RECOMMENDATIONS_URL',
] as const;

/** Webhooks carry what a patient said: without encryption they go to hosts of one's own network, named one by one. */
function mustBeGuarded(name: (typeof WEBHOOKS)[number], given: Variables): void {
  const { protocol, hostname } = new URL(given[name] ?? 'https://none');
  if (protocol === 'https:') return;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isNamed = given.WORKFLOW_ALLOWED_HOSTS.some(allowed => allowed.toLowerCase() === host);
  if (isNamed && !isPublicAddress(host)) return;
  throw new SettingsError(
    `Setting ${name} must begin with https://, or lead to a private address whose host is named in WORKFLOW_ALLOWED_HOSTS.`,
  );
}

function parse(environment: NodeJS.ProcessEnv): Variables {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const result = variables.safeParse(set);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const name = String(issue?.path[0]);
  throw new SettingsError(`Setting ${name} ${issue?.message ?? 'is wrong'}.`);
}

/**
 * Reads the settings from the environment; each has a working default, and blank means not set.
 * Folders come out as absolute paths, what is not configured as null.
 * Throws `SettingsError` for the first wrong value; the value itself is never repeated, it may be a secret.
 */
export function readSettings(environment: NodeJS.ProcessEnv) {
  const given = parse(environment);
  for (const name of WEBHOOKS) mustBeGuarded(name, given);
  return {
    port: given.PORT,
    host: given.HOST,
    appUrl: (given.APP_URL ?? `http://localhost:${given.PORT}`).replace(/\/+$/, ''),
    dataDir: resolve(given.DATA_DIR),
    databaseUrl: given.DATABASE_URL ?? null,
    authSecret: given.AUTH_SECRET ?? null,
    passwordMinLength: given.PASSWORD_MIN_LENGTH,
    sessionMaxDays: given.SESSION_MAX_DAYS,
    securityEventsDays: given.SECURITY_EVENTS_DAYS,
    metricsToken: given.METRICS_TOKEN ?? null,
    mail: { smtpUrl: given.SMTP_URL ?? null, from: given.MAIL_FROM },
    s3: storage(given),
    workflow: {
      summaryUrl: given.WORKFLOW_SUMMARY_URL ?? null,
      suggestionsUrl: given.WORKFLOW_SUGGESTIONS_URL ?? null,
      recommendationsUrl: given.WORKFLOW_RECOMMENDATIONS_URL ?? null,
      secret: given.WORKFLOW_SECRET ?? null,
      allowedHosts: given.WORKFLOW_ALLOWED_HOSTS,
      fallback: given.WORKFLOW_FALLBACK,
    },
    llm: languageModel(given),
    logLevel: given.LOG_LEVEL,
    trustedProxies: given.TRUSTED_PROXIES,
  };
}

export type Settings = Readonly<ReturnType<typeof readSettings>>;
