import fc from 'fast-check';
import { Agent, fetch } from 'undici';
import { expect, test } from 'vitest';
import { signOutEndpoint } from '#contract/endpoints/session.ts';
import { memberOf } from '#server/accounts/member.fixture.ts';
import { type Description, type FuzzedRequest, fuzzedRequests } from '#server/fuzzed-requests.fixture.ts';
import { serverForThisTest, type TestServer } from '../../tests/database/test-server.ts';

/** `npm run fuzz -- 10000 7` asks for more, and from another seed. */
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 500);
const SEED = Number(process.env.FUZZ_SEED ?? 17);
const AT_ONCE = 8;
const MEMBERS = 10;

/** How often each status was answered: all refused would prove little. */
type Answers = Map<number, number>;

/** A connection for each request: one that was kept may be closed by the server as the next request is on its way. */
const dispatcher = new Agent({ pipelining: 0 });

type Asking = {
  readonly answers: Answers;
  readonly server: TestServer;
  readonly members: readonly Record<string, string>[];
};

function headersOf({ members }: Asking, { who, path }: FuzzedRequest): Record<string, string> {
  const address = { 'X-Forwarded-For': `203.0.113.${Math.floor(Math.random() * 250)}` };
  if (who === MEMBERS) return { ...address, Authorization: 'Bearer e30.e30.e30' };
  // Who has signed out would be a guest for the rest.
  return { ...address, ...(path !== signOutEndpoint.path && members[who]) };
}

/** What is said of a request that failed, enough to send it again. */
async function failureOf(asking: Asking, request: FuzzedRequest): Promise<string[]> {
  const { method, path, query, body } = request;
  const url = `${asking.server.url}${path}${query && `?${query}`}`;
  const headers = { 'Content-Type': 'application/json', ...headersOf(asking, request) };
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    dispatcher,
    ...(body !== undefined && { body }),
  });
  await response.arrayBuffer();
  asking.answers.set(response.status, (asking.answers.get(response.status) ?? 0) + 1);
  if (response.status < 500) return [];
  return [`${response.status} ${method} ${path}?${query} ${body?.slice(0, 2000)}`];
}

test(`${REQUESTS} requests made of the contract, right and wrong, bring no failure of the server`, async () => {
  const server = await serverForThisTest({ environment: { TRUSTED_PROXIES: '127.0.0.1' } });
  const members: Record<string, string>[] = [];
  for (let i = 0; i < MEMBERS; i += 1) members.push((await memberOf(server, `m${i}@example.org`)).headers);
  const description = (await (await server.get('/api/openapi.json')).json()) as Description;
  const requests = fc.sample(fuzzedRequests(description), { numRuns: REQUESTS, seed: SEED });
  const failures: string[] = [];
  const answers: Answers = new Map();
  const work = async (): Promise<void> => {
    const request = requests.pop();
    if (!request) return;
    failures.push(...(await failureOf({ answers, server, members }, request)));
    return work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  console.log('Answers by status', Object.fromEntries(answers));
  expect(failures, `seed ${SEED}`).toEqual([]);
}, 3_600_000);
