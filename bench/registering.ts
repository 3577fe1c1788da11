// node bench/registering.ts AT_ONCE: how long registering takes when many do it at once, apart for addresses that have an
// account and those that have none. The two lines should say the same; the server is another process.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { percentile } from './row.ts';
import { startServer } from './running-server.ts';

const [atOnce = 120] = process.argv.slice(2).map(Number);
/** An address gets five mails in ten minutes, the first when it is registered before. */
const ROUNDS = 4;

const times = { known: [] as number[], new: [] as number[] };
const statuses = new Map<number, number>();

async function ask(base: string, what: string, email: string, from: number): Promise<number> {
  const began = performance.now();
  const { status } = await fetch(`${base}/api/auth/${what}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `10.1.${from >> 8}.${from & 255}` },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
  statuses.set(status, (statuses.get(status) ?? 0) + 1);
  return performance.now() - began;
}

const addressOf = (kind: string, at: number, who: number) =>
  kind === 'known' ? `known${who >> 1}@example.org` : `new${at}.${who}@example.org`;

/** Every address has been counted before: whether a limit has a row of it already takes a moment too. */
async function round(base: string, at: number): Promise<void> {
  const kinds = Array.from({ length: atOnce }, (_, who) => (who % 2 === at % 2 ? 'known' : 'new'));
  for (const [who, kind] of kinds.entries())
    if (kind === 'new') await ask(base, 'request-password-reset', addressOf(kind, at, who), who);
  const answers = kinds.map(async (kind, who) => {
    const took = await ask(base, 'sign-up/email', addressOf(kind, at, who), who);
    times[kind as keyof typeof times].push(took);
  });
  await Promise.all(answers);
}

const folder = mkdtempSync(join(tmpdir(), 'anamnesis-load-'));
const server = await startServer(folder);
try {
  for (let who = 0; who <= atOnce >> 1; who += 1)
    await ask(server.address, 'sign-up/email', `known${who}@example.org`, who);
  for (let at = 0; at < ROUNDS; at += 1) await round(server.address, at);
  for (const [kind, all] of Object.entries(times)) {
    const [p5, p50, p95] = [0.05, 0.5, 0.95].map(share => percentile(all, share).toFixed(0));
    console.log(`${kind}: ${all.length} answers, p5 ${p5} ms, p50 ${p50} ms, p95 ${p95} ms`);
  }
  console.log('statuses:', Object.fromEntries(statuses));
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
