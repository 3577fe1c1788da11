import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import autocannon from 'autocannon';
import type { Question } from '#domain/questionnaire/question.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { LoadOrder } from './load.ts';
import type { Row } from './row.ts';
import type { RunningServer } from './running-server.ts';

const SECONDS = 5;
const CONNECTIONS = 20;
const QUESTIONS_AIM = 0.6;
const DIFFERENTIAL_RATE = 500;
const DIFFERENTIAL_AIM_MS = 5;
/** As many as the contract takes. */
const MOST_CHOICES = 2000;
const COSTLY_RUNS = 20;
const COSTLIEST_AIM_MS = 50;

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
    await differential(address, patientOf(largest)),
    await costliest(address, complaints, pid),
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

/** A patient who answers every question of the complaint with its first choice. */
function patientOf({ id, questions }: { readonly id: number; readonly questions: readonly Question[] }) {
  const answers = questions.flatMap(({ id, choices }) =>
    choices[0] ? [{ questionId: id, choiceId: String(choices[0].id) }] : [],
  );
  return { answers, profile: { age: 54, gender: 'Female' }, chiefComplaintId: id };
}

/** The differential of one patient, 500 times a second; the load comes from a process of its own. */
async function differential(address: string, patient: object): Promise<Row> {
  const url = `${address}/api/differential`;
  const order = { url, body: JSON.stringify(patient), rate: DIFFERENTIAL_RATE, seconds: SECONDS };
  const p99 = await loadedBy(order);
  return {
    what: `Differential, p99 at ${DIFFERENTIAL_RATE} a second`,
    figure: `${p99.toFixed(1)} ms`,
    aim: `≤ ${DIFFERENTIAL_AIM_MS} ms`,
    isMet: p99 <= DIFFERENTIAL_AIM_MS,
  };
}

async function loadedBy(order: LoadOrder): Promise<number> {
  const child = fork(new URL('load.ts', import.meta.url));
  const answered = once(child, 'message');
  child.send(order);
  const [p99] = await answered;
  child.disconnect();
  return Number(p99);
}

/** What the costliest request that is not refused costs the server: all the choices it takes, each another one. */
async function costliest(address: string, complaints: readonly Complaint[], pid: number): Promise<Row> {
  const all = await Promise.all(
    complaints.map(async ({ id }): Promise<readonly Question[]> => {
      const response = await fetch(`${address}/api/complaints/${id}/questions`);
      return response.json();
    }),
  );
  const ids = all.flat().flatMap(({ choices }) => choices.map(({ id }) => id));
  const answers = ids.slice(0, MOST_CHOICES).map((choiceId, i) => ({ questionId: i + 1, choiceId }));
  const body = JSON.stringify({ ...patientOf({ id: complaints[0]?.id ?? 0, questions: [] }), answers });
  const ask = async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`${address}/api/differential`, { method: 'POST', headers, body });
    await response.arrayBuffer();
  };
  for (let warm = 0; warm < COSTLY_RUNS; warm++) await ask();
  const before = processorMs(pid);
  for (let run = 0; run < COSTLY_RUNS; run++) await ask();
  const each = (processorMs(pid) - before) / COSTLY_RUNS;
  return {
    what: `Differential of ${MOST_CHOICES} choices, processor time`,
    figure: `${each.toFixed(0)} ms`,
    aim: `≤ ${COSTLIEST_AIM_MS} ms`,
    isMet: each <= COSTLIEST_AIM_MS,
  };
}

/** The processor time of a process so far; the kernel counts in hundredths of a second. */
function processorMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
