import { type ChildProcess, fork } from 'node:child_process';

/** Too many jobs wait already; the caller may try again later. */
export class PoolBusy extends Error {}

/** A job failed, took too long or ended its process. */
export class JobFailed extends Error {}

type Options<Answer> = {
  /** The file each process runs: it answers every message with one message. */
  readonly script: string;
  /** What each process is told at its start. */
  readonly args?: readonly string[];
  readonly size: number;
  /** Jobs that may wait while all processes are busy. */
  readonly queueLimit: number;
  readonly timeoutMs: number;
  /** What each process may take of the memory; where the system keeps no such limit it has none. */
  readonly memoryMb: number;
  /** Whether the process that gave this answer has grown too large to be kept. */
  readonly isSpent?: (response: Answer) => boolean;
};

export type ProcessPool<Job, Answer> = {
  /** Throws `PoolBusy` or `JobFailed`. */
  readonly run: (job: Job) => Promise<Answer>;
  /** Ends the processes; jobs under way fail. */
  readonly close: () => Promise<void>;
};

type Task<Job, Answer> = {
  readonly job: Job;
  readonly resolve: (response: Answer) => void;
  readonly reject: (error: Error) => void;
};

type Hand<Job, Answer> = {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
  task: Task<Job, Answer> | null;
  timer: NodeJS.Timeout | undefined;
};

/**
 * Runs jobs in processes of their own, which start when they are first needed. Whatever happens to a process,
 * a crash of native code included, costs its job and nothing else; the next job gets a new one.
 */
export function processPool<Job, Answer>(options: Options<Answer>): ProcessPool<Job, Answer> {
  const hands = new Set<Hand<Job, Answer>>();
  const queue: Task<Job, Answer>[] = [];

  function hire(): Hand<Job, Answer> {
    const child = started(options);
    const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
    const hand: Hand<Job, Answer> = { child, ended, task: null, timer: undefined };
    child.on('message', message => {
      const response = message as Answer;
      release(hand)?.resolve(response);
      if (options.isSpent?.(response)) dismiss(hand, 'The process is spent');
      next();
    });
    child.on('error', () => dismiss(hand, 'The process failed'));
    child.on('exit', () => dismiss(hand, 'The process ended'));
    hands.add(hand);
    return hand;
  }

  function give(hand: Hand<Job, Answer>, task: Task<Job, Answer>): void {
    hand.task = task;
    hand.timer = setTimeout(() => dismiss(hand, 'The job took too long'), options.timeoutMs);
    keepAlive(hand.child, true);
    hand.child.send(task.job as object, error => error && dismiss(hand, 'The process cannot be reached'));
  }

  function release(hand: Hand<Job, Answer>): Task<Job, Answer> | null {
    const { task } = hand;
    clearTimeout(hand.timer);
    hand.task = null;
    keepAlive(hand.child, false);
    return task;
  }

  function dismiss(hand: Hand<Job, Answer>, reason: string): void {
    if (!hands.delete(hand)) return;
    release(hand)?.reject(new JobFailed(reason));
    hand.child.kill('SIGKILL');
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
      for (const hand of leaving) {
        dismiss(hand, 'The pool was closed');
        hand.child.ref();
      }
      await Promise.all(leaving.map(hand => hand.ended));
    },
  };
}

/** Native code prints what it was working on when it crashes: that is a patient's, so nobody listens. */
function started({ script, args = [], memoryMb }: Options<never>): ChildProcess {
  return fork(script, args, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: {},
    ...withLimit(memoryMb),
  });
}

/** A limit of Node's own would leave out what native code takes; the shell sets the system's and becomes the process. */
function withLimit(memoryMb: number) {
  if (process.platform === 'win32') return { execArgv: [] };
  const become = `ulimit -d ${memoryMb * 1024} 2>/dev/null; exec "$0" "$@"`;
  return { execPath: '/bin/sh', execArgv: ['-c', become, process.execPath] };
}

/** An idle process does not keep the server's alive. */
function keepAlive(child: ChildProcess, yes: boolean): void {
  if (yes) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}
