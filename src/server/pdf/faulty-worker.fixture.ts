import { parentPort } from 'node:worker_threads';

// Plays the faults a worker can have, for the pool's test.
parentPort?.on('message', (job: string) => {
  if (job === 'throw') throw new Error('as asked');
  if (job === 'exit') process.exit(3);
  if (job === 'hang') for (;;);
  if (job === 'wait') return;
  parentPort?.postMessage(`did ${job}`);
});
