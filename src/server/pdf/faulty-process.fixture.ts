// Plays the faults a process can have, for the pool's test.
process.on('message', (job: string) => {
  if (job === 'throw') throw new Error('as asked');
  if (job === 'exit') process.exit(3);
  if (job === 'abort') process.abort();
  if (job === 'devour') Array.from({ length: 30 }, () => Buffer.alloc(100_000_000, 1));
  if (job === 'hang') for (;;);
  if (job === 'wait') return;
  process.send?.(`${process.pid} did ${job}`);
});
