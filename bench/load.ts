// Sends the same request at a steady rate and tells the 99th percentile of the answers' times: a process of its own.
import { percentile } from './row.ts';

export type LoadOrder = {
  readonly url: string;
  readonly body: string;
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
};

/** The first calls meet code that is not compiled yet; a server that has just started is not what is measured. */
const WARM_UP = 500;

process.once('message', async (order: LoadOrder) => {
  process.send?.(await p99Of(order));
});

async function p99Of({ url, body, rate, seconds }: LoadOrder): Promise<number> {
  const latencies: number[] = [];
  let asked = 0;
  const one = async () => {
    const begun = performance.now();
    // Many classes: what one address may ask is limited.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${asked++ % 200}` };
    const response = await fetch(url, { method: 'POST', headers, body });
    await response.arrayBuffer();
    latencies.push(performance.now() - begun);
  };
  for (let warm = 0; warm < WARM_UP; warm++) await one();
  latencies.length = 0;
  const due: Promise<void>[] = [];
  const begun = performance.now();
  for (let sent = 0; sent < rate * seconds; sent++) {
    const wait = begun + (sent / rate) * 1000 - performance.now();
    if (wait > 0) await new Promise(resolve => setTimeout(resolve, wait));
    due.push(one());
  }
  await Promise.all(due);
  return percentile(latencies, 0.99);
}
