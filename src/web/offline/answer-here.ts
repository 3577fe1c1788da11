import type { OwnCall } from '#web/offline/own-answers.ts';

type Answered = { readonly number: number; readonly answered: unknown };

const waiting = new Map<number, (answered: unknown) => void>();
let worker: Worker | undefined;
let calls = 0;

/** Has this browser answer a call from what it keeps; undefined where it keeps nothing for it. */
export function answerHere(call: OwnCall): Promise<unknown> {
  if (typeof Worker === 'undefined' || !('caches' in window)) return Promise.resolve(undefined);
  worker ??= started();
  calls += 1;
  const number = calls;
  worker.postMessage({ number, call });
  return new Promise(resolve => waiting.set(number, resolve));
}

function started(): Worker {
  const made = new Worker(new URL('./own-answers.worker.ts', import.meta.url), { type: 'module' });
  made.addEventListener('message', ({ data }: MessageEvent<Answered>) => settle(data));
  made.addEventListener('error', () => {
    for (const number of waiting.keys()) settle({ number, answered: undefined });
    worker = undefined;
  });
  return made;
}

function settle({ number, answered }: Answered): void {
  waiting.get(number)?.(answered);
  waiting.delete(number);
}
