import type { MiddlewareHandler } from 'hono';
import { API } from '#contract/endpoints/api-endpoint.ts';
import { endpointOf } from '#server/http/endpoint-of.ts';
import type { Environment } from '#server/http/environment.ts';

/** Upper ends of the histogram's buckets in seconds; the last holds a PDF that waits for its turn. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

type Series = { readonly labels: string; readonly counts: number[]; count: number; seconds: number };

const NAME = 'http_request_duration_seconds';

/** Requests and how long they took, by method, address pattern and status: nothing that tells of a person. */
export class RequestTimes {
  readonly #series = new Map<string, Series>();

  add(method: string, path: string, status: number, seconds: number): void {
    const labels = `method="${method}",path="${path}",status="${status}"`;
    const series = this.#series.get(labels) ?? { labels, counts: BUCKETS.map(() => 0), count: 0, seconds: 0 };
    this.#series.set(labels, series);
    series.count += 1;
    series.seconds += seconds;
    const bucket = BUCKETS.findIndex(end => seconds <= end);
    if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
  }

  /** The histogram as Prometheus reads it, where each bucket holds those below it. */
  lines(): readonly string[] {
    return [
      `# HELP ${NAME} Time from a request to its answer.`,
      `# TYPE ${NAME} histogram`,
      ...[...this.#series.values()].flatMap(linesOf),
    ];
  }
}

function linesOf({ labels, counts, count, seconds }: Series): string[] {
  let below = 0;
  const buckets = BUCKETS.map((end, i) => {
    below += counts[i] ?? 0;
    return `${NAME}_bucket{${labels},le="${end}"} ${below}`;
  });
  return [
    ...buckets,
    `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
    `${NAME}_sum{${labels}} ${seconds}`,
    `${NAME}_count{${labels}} ${count}`,
  ];
}

/** Adds each request under the pattern of its endpoint; all pages are one, and all that is no endpoint. */
export function timed(times: RequestTimes): MiddlewareHandler<Environment> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    const endpoint = endpointOf(c);
    const place = c.req.path.startsWith(`${API}/`) ? 'other' : 'page';
    const method = endpoint?.method.toUpperCase() ?? (c.req.method === 'GET' ? 'GET' : 'other');
    times.add(method, endpoint?.path ?? place, c.res.status, (performance.now() - began) / 1000);
  };
}
