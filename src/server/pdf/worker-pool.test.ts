import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { JobFailed, PoolBusy, type WorkerPool, workerPool } from '#server/pdf/worker-pool.ts';

const script = join(import.meta.dirname, 'faulty-worker.fixture.ts');
const pools: WorkerPool<string, string>[] = [];

function open(options: { size: number; queueLimit?: number; timeoutMs?: number }) {
  const pool = workerPool<string, string>({ script, queueLimit: 8, timeoutMs: 20_000, ...options });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()));
});

test('each job gets its own answer, however few workers there are', async () => {
  const pool = open({ size: 2 });
  const jobs = ['a', 'b', 'c', 'd', 'e'];
  expect(await Promise.all(jobs.map(pool.run))).toEqual(jobs.map(job => `did ${job}`));
});

test.each(['throw', 'exit'])(
  'a job that makes its worker %s fails, and the next one is done',
  async fault => {
    const pool = open({ size: 1 });
    const failed = pool.run(fault);
    const next = pool.run('next');
    await expect(failed).rejects.toBeInstanceOf(JobFailed);
    expect(await next).toBe('did next');
  },
);

test('a job that hangs fails when its time is over, and its worker is replaced', async () => {
  const pool = open({ size: 1, timeoutMs: 3000 });
  const failed = pool.run('hang');
  const next = pool.run('next');
  await expect(failed).rejects.toThrow('The job took too long');
  expect(await next).toBe('did next');
});

test('a job that finds the queue full is refused at once', async () => {
  const pool = open({ size: 1, queueLimit: 1 });
  const running = pool.run('wait');
  const waiting = pool.run('b');
  await expect(pool.run('c')).rejects.toBeInstanceOf(PoolBusy);
  const outcomes = Promise.allSettled([running, waiting]);
  await pool.close();
  expect((await outcomes).map(outcome => outcome.status)).toEqual(['rejected', 'rejected']);
});
