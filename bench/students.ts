// npm run load -- STUDENTS SECONDS BURST: whole sessions at a human pace on this machine, against one server, then two on
// one PostgreSQL, and between them so many PDFs at once; without students only those. The load is this process; the
// servers are others.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#server/postgres/embedded.ts';
import { percentile } from './row.ts';
import { type RunningServer, startServer } from './running-server.ts';
import { type Calls, makePdf, newStudent, wholeSession } from './student.ts';

const [students = 500, seconds = 120, burstSize = 50] = process.argv.slice(2).map(Number);
/** A student reads and thinks between two calls. */
const PAUSE_MS = 4000;
const WARM_RUNS = 10;
const SECRET = 'a secret of the load test, long enough';

const newCalls = (): Calls => ({ times: new Map(), errors: [], waited: 0, sessions: 0 });

const memory = ({ pid }: RunningServer) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);

function tell(calls: Calls): void {
  const row = (name: string, times: readonly number[]) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map(share => percentile(times, share).toFixed(0));
    console.log(`| ${name} | ${times.length} | ${p50} | ${p95} | ${p99} |`);
  };
  console.log('| call | calls | p50 ms | p95 ms | p99 ms |\n| --- | ---: | ---: | ---: | ---: |');
  for (const [name, times] of calls.times) row(name, times);
  for (const error of calls.errors.slice(0, 5)) console.log(error);
}

/** Students arrive over the first third, and begin again when they have ended, until the time is over. */
async function crowd(servers: readonly RunningServer[]): Promise<void> {
  const calls = newCalls();
  const ends = performance.now() + seconds * 1000;
  const before = servers.map(memory);
  const study = async (number: number) => {
    await new Promise(resolve => setTimeout(resolve, (number / students) * (seconds / 3) * 1000));
    while (performance.now() < ends) {
      const base = servers[number % servers.length]?.address ?? '';
      await wholeSession(newStudent(base, number, PAUSE_MS, calls));
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: students }, (_, number) => study(number)));
  const minutes = (performance.now() - began) / 60_000;
  console.log(
    `\n${servers.length} server(s), ${students} students, ${minutes.toFixed(1)} minutes on ${cpus().length} cores`,
  );
  console.log(
    `${calls.sessions} sessions (${(calls.sessions / minutes).toFixed(0)} a minute), ${calls.errors.length} errors, ${calls.waited} waits`,
  );
  console.log(`memory in MB: ${before.join(', ')} before, ${servers.map(memory).join(', ')} after`);
  tell(calls);
}

/** One PDF by itself, when the typesetters run already. */
async function alone(address: string): Promise<number> {
  const calls = newCalls();
  for (let run = 0; run < WARM_RUNS; run += 1) await makePdf(newStudent(address, run, 0, calls));
  return percentile(calls.times.get('PDF')?.slice(WARM_RUNS / 2) ?? [], 0.5);
}

/** How many places anybody's PDF came later than its turn. */
function mostOvertaken(made: readonly number[]): number {
  return Math.max(...made.map((number, place) => place - number));
}

async function burst({ address }: RunningServer, usual: number): Promise<void> {
  const calls = newCalls();
  const made: number[] = [];
  const began = performance.now();
  const students = Array.from({ length: burstSize }, (_, number) => newStudent(address, number, 0, calls));
  await Promise.all(students.map((student, number) => makePdf(student, () => made.push(number))));
  const took = performance.now() - began;
  console.log(`\n${burstSize} PDFs at once: ${(took / 1000).toFixed(1)} s`);
  console.log(`${(took / usual).toFixed(1)} times as long as one alone (${usual.toFixed(0)} ms)`);
  console.log(`${calls.errors.length} errors, ${calls.waited} told to wait`);
  console.log(`at most ${mostOvertaken(made)} places later than its turn`);
  tell(calls);
}

/** The first starts the second typesetter, the next has both. */
async function bursts(server: RunningServer): Promise<void> {
  const usual = await alone(server.address);
  await burst(server, usual);
  await burst(server, usual);
}

const folder = mkdtempSync(join(tmpdir(), 'anamnesis-load-'));
const postgres = await startEmbeddedPostgres(folder, pino({ level: 'silent' }), error => {
  throw error;
});
const { host, user, database } = postgres.connection;
const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(String(host))}`;
const environment = {
  DATABASE_URL: url,
  AUTH_SECRET: SECRET,
  APP_URL: `http://127.0.0.1:${process.env.PORT ?? 4890}`,
};
const first = await startServer(folder, environment);
try {
  if (students > 0) await crowd([first]);
  await bursts(first);
  if (students > 0) {
    const second = await startServer(folder, { ...environment, PORT: '4892' });
    await crowd([first, second]).finally(second.stop);
  }
} finally {
  await first.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
