// A web worker's file in a thread of Node: what it expects around it, then the file itself.
import { parentPort, workerData } from 'node:worker_threads';

Object.assign(globalThis, {
  postMessage: (message: unknown) => parentPort?.postMessage(message),
  addEventListener: (_: 'message', hear: (event: { readonly data: unknown }) => void) =>
    parentPort?.on('message', data => hear({ data })),
});
await import(workerData);
