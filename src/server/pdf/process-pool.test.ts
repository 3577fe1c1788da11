import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { JobFailed, PoolBusy, type ProcessPool, processPool } from '#server/pdf/process-pool.ts';

const script = fileURLToPath(new URL('./faulty-process.fixture.ts', import.meta.url));
const pools: ProcessPool<string, string>[] = [];

function open(options: { size: number; queueLimit?: number; timeoutMs?: number }) {
  const isSpent = (response: string) => response.endsWith('much');
  const pool = processPool<string, string>({
    script,
    queueLimit: 8,
    timeoutMs: 20_000,
    memoryMb: 1500,
    isSpent,
    ...options,
  });
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  await Promise.all(pools.splice(0).map(pool => pool.close()));
});

test('each job gets its own answer, however few processes there are', async () => {
  const pool = open({ size: 2 });
  const jobs = ['a', 'b', 'c', 'd', 'e'];
  const answers = await Promise.all(jobs.map(pool.run));
  expect(answers.map(response => response.replace(/^\d+/, ''))).toEqual(jobs.map(job => ` did ${job}`));
  expect(new Set(answers.map(response => Number.parseInt(response, 10))).size).toBe(2);
});

test.each(['throw', 'exit', 'abort', 'devour'])(
  'a job that makes its process %s fails, and the next is done',
  async fault => {
    const pool = open({ size: 1 });
    const failed = expect(pool.run(fault)).rejects.toBeInstanceOf(JobFailed);
    const next = pool.run('next');
    await failed;
    expect(await next).toContain('did next');
  },
);

test('a job that hangs fails when its time is over, and its process is replaced', async () => {
  const pool = open({ size: 1, timeoutMs: 3000 });
  const failed = expect(pool.run('hang')).rejects.toThrow('The job took too long');
  const next = pool.run('next');
  await failed;
  expect(await next).toContain('did next');
});

test('a process that has grown too large is replaced after its answer', async () => {
  const pool = open({ size: 1 });
  const [first, second] = [await pool.run('much'), await pool.run('more')];
  expect(Number.parseInt(first, 10)).not.toBe(Number.parseInt(second, 10));
});

test('a job that finds the queue full is refused at once', async () => {
  const pool = open({ size: 1, queueLimit: 1 });
  const outcomes = Promise.allSettled([pool.run('wait'), pool.run('b')]);
  await expect(pool.run('c')).rejects.toBeInstanceOf(PoolBusy);
  await pool.close();
  expect((await outcomes).map(outcome => outcome.status)).toEqual(['rejected', 'rejected']);
});
