import { Worker } from 'node:worker_threads';

/** Too many jobs wait already; the caller may try again later. */
export class PoolBusy extends Error {}

/** A job failed, took too long or ended its worker. */
export class JobFailed extends Error {}

type Options = {
  /** The worker's file: it answers each message with one message. */
  readonly script: string;
  readonly size: number;
  /** Jobs that may wait while all workers are busy. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
};

export type WorkerPool<Job, Answer> = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly run: (job: Job) => Promise<Answer>;
  /** Ends the workers; jobs under way fail. */
  readonly close: () => Promise<void>;
};

type Task<Job, Answer> = {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
};

type Hand<Job, Answer> = {
  readonly worker: Worker;
  task: Task<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
};

/**
 * Runs jobs in worker threads, which start when they are first needed. A worker whose job fails or takes
 * longer than `timeoutMs` is given up; the next job gets a new one.
 */
export function workerPool<Job, Answer>(options: Options): WorkerPool<Job, Answer> {
  const hands = new Set<Hand<Job, Answer>>();
  const queue: Task<Job, Answer>[] = [];

  function hire(): Hand<Job, Answer> {
    const worker = new Worker(options.script);
    const hand: Hand<Job, Answer> = { worker, task: null, timer: undefined };
    worker.on('message', (answer: Answer) => {
      release(hand)?.resolve(answer);
      next();
    });
    worker.on('error', error => dismiss(hand, 'The worker failed', error));
    worker.on('exit', () => dismiss(hand, 'The worker ended'));
    hands.add(hand);
    return hand;
  }

  function give(hand: Hand<Job, Answer>, task: Task<Job, Answer>): void {
    hand.task = task;
    hand.timer = setTimeout(() => dismiss(hand, 'The job took too long'), options.timeoutMs);
    hand.worker.ref();
    hand.worker.postMessage(task.job);
  }

  function release(hand: Hand<Job, Answer>): Task<Job, Answer> | null {
    const { task } = hand;
    clearTimeout(hand.timer);
    hand.task = null;
    // An idle worker does not keep the process alive.
    hand.worker.unref();
    return task;
  }

  function dismiss(hand: Hand<Job, Answer>, reason: string, cause?: unknown): void {
    if (!hands.delete(hand)) return;
    release(hand)?.reject(new JobFailed(reason, { cause }));
    void hand.worker.terminate();
    next();
  }

  function next(): void {
    const idle = [...hands].find(hand => hand.task === null);
    if (!idle && hands.size >= options.size) return;
    const task = queue.shift();
    if (task) give(idle ?? hire(), task);
  }

  return {
    run: job =>
      new Promise((resolve, reject) => {
        if (queue.length >= options.queueLimit) return reject(new PoolBusy('Too many jobs are waiting'));
        queue.push({ job, resolve, reject });
        next();
      }),
    async close() {
      for (const task of queue.splice(0)) task.reject(new JobFailed('The pool was closed'));
      const leaving = [...hands];
      for (const hand of leaving) dismiss(hand, 'The pool was closed');
      await Promise.all(leaving.map(hand => hand.worker.terminate()));
    },
  };
}
