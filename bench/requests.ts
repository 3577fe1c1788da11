import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import { percentile, type Row } from './row.ts';
import type { RunningServer } from './running-server.ts';

const SECONDS = 5;
const CONNECTIONS = 20;
const QUESTIONS_AIM = 0.6;
const DIFFERENTIAL_RATE = 500;
const DIFFERENTIAL_AIM_MS = 5;

/** Requests per second beside a bare node:http server that answers the same bytes, and the differential's latency. */
export async function requests({ address, pid }: RunningServer): Promise<Row[]> {
  const complaints: readonly Complaint[] = await (await fetch(`${address}/api/complaints`)).json();
  const largest = await largestQuestions(address, complaints);
  const url = `${address}/api/complaints/${largest.id}/questions?gender=female`;
  const bare = await bareServer(url);
  const own = await perSecond(url);
  const reference = await perSecond(bare.address);
  bare.close();
  const ratio = own / reference;
  const list = await perSecond(`${address}/api/complaints?gender=female`);
  return [
    { what: 'Questions, requests per second', figure: Math.round(own).toString() },
    { what: '  bare node:http, the same bytes', figure: Math.round(reference).toString() },
    {
      what: '  ratio',
      figure: `${Math.round(ratio * 100)} %`,
      aim: `≥ ${QUESTIONS_AIM * 100} %`,
      isMet: ratio >= QUESTIONS_AIM,
    },
    { what: 'Complaint list, requests per second', figure: Math.round(list).toString() },
    await differential(address, largest.questions),
    { what: 'Memory of the server after this', figure: `${residentMegabytes(pid)} MB` },
  ];
}

async function largestQuestions(address: string, complaints: readonly Complaint[]) {
  const all = await Promise.all(
    complaints.map(async ({ id }) => {
      const response = await fetch(`${address}/api/complaints/${id}/questions?gender=female`);
      const questions: readonly Question[] = await response.json();
      return { id, questions, size: JSON.stringify(questions).length };
    }),
  );
  return all.reduce((largest, one) => (one.size > largest.size ? one : largest));
}

const ACCEPT = { 'accept-encoding': 'br, gzip' };

async function bareServer(url: string) {
  const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  const body = Buffer.from(await response.arrayBuffer());
  const { brotliCompressSync } = await import('node:zlib');
  const compressed = brotliCompressSync(body);
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'br' }).end(compressed);
  });
  await new Promise<void>(resolve => server.listen(4891, '127.0.0.1', resolve));
  return { address: 'http://127.0.0.1:4891', close: () => server.close() };
}

async function perSecond(url: string): Promise<number> {
  const result = await autocannon({ url, headers: ACCEPT, connections: CONNECTIONS, duration: SECONDS });
  return result.requests.average;
}

/** Answers every question with its first choice, 500 times a second, and reads the 99th percentile. */
async function differential(address: string, questions: readonly Question[]): Promise<Row> {
  const answers = questions.flatMap(({ id, choices }) =>
    choices[0] ? [{ questionId: id, choiceId: String(choices[0].id) }] : [],
  );
  const body = JSON.stringify({ answers, profile: { age: 54, gender: 'Female' } });
  const latencies: number[] = [];
  const one = async () => {
    const begun = performance.now();
    const response = await fetch(`${address}/api/differential`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    await response.arrayBuffer();
    latencies.push(performance.now() - begun);
  };
  // The first calls meet code that is not compiled yet; a server that has just started is not what is measured.
  for (let warm = 0; warm < DIFFERENTIAL_RATE; warm++) await one();
  latencies.length = 0;
  const due: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < DIFFERENTIAL_RATE * SECONDS; sent++) {
    const at = begun + (sent / DIFFERENTIAL_RATE) * 1000;
    while (performance.now() < at) await new Promise(resolve => setImmediate(resolve));
    due.push(one());
  }
  await Promise.all(due);
  const p99 = percentile(latencies, 0.99);
  return {
    what: `Differential, p99 at ${DIFFERENTIAL_RATE} a second`,
    figure: `${p99.toFixed(1)} ms`,
    aim: `≤ ${DIFFERENTIAL_AIM_MS} ms`,
    isMet: p99 <= DIFFERENTIAL_AIM_MS,
  };
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
