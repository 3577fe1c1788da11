import { join } from 'node:path';
import { Worker as Thread, type Transferable } from 'node:worker_threads';

const ROOT = join(import.meta.dirname, '../..');

const running = new Set<ThreadWorker>();

/** Web workers, which jsdom does not have: each the file that it is in a browser, in a thread of its own. */
export function addWorkers(): void {
  Object.assign(globalThis, { Worker: ThreadWorker });
}

/** What ran beside the page ends with it. */
export function endWorkers(): void {
  for (const worker of running) worker.end();
  running.clear();
}

/** As when a browser has no memory left for them. */
export function breakWorkers(): void {
  for (const worker of running) {
    worker.end();
    worker.dispatchEvent(new Event('error'));
  }
  running.clear();
}

class ThreadWorker extends EventTarget {
  readonly #thread: Thread;

  constructor(address: string | URL) {
    super();
    const workerData = join(ROOT, new URL(address).pathname);
    this.#thread = new Thread(join(import.meta.dirname, 'worker-thread.ts'), { workerData });
    this.#thread.unref();
    this.#thread.on('message', data => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#thread.on('error', () => this.dispatchEvent(new Event('error')));
    running.add(this);
  }

  end(): void {
    void this.#thread.terminate();
  }

  postMessage(message: unknown, handedOver: readonly Transferable[] = []): void {
    this.#thread.postMessage(message, handedOver);
  }
}
