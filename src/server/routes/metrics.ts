import { createHash, timingSafeEqual } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { RequestTimes } from '#server/http/request-times.ts';
import { createRouter } from '#server/http/router.ts';
import { VERSION } from '#server/version.ts';

type Deps = Pick<Dependencies, 'db' | 'settings'>;
type Kind = 'gauge' | 'counter';

function single(name: string, kind: Kind, help: string, value: number): string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, `${name} ${value}`];
}

function processLines(p99Seconds: number): string[] {
  const { user, system } = process.cpuUsage();
  return [
    ...single('process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()),
    ...single('nodejs_heap_used_bytes', 'gauge', 'Heap in use.', process.memoryUsage().heapUsed),
    ...single('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    ...single('process_uptime_seconds', 'gauge', 'Time since the start.', process.uptime()),
    ...single(
      'nodejs_eventloop_delay_p99_seconds',
      'gauge',
      'How late the event loop was since last asked.',
      p99Seconds,
    ),
  ];
}

function databaseLines({ $client }: Deps['db']): string[] {
  const { totalCount, idleCount, waitingCount } = $client;
  return [
    ...single('anamnesis_database_connections', 'gauge', 'Open connections.', totalCount),
    ...single('anamnesis_database_connections_idle', 'gauge', 'Those that nobody uses.', idleCount),
    ...single('anamnesis_database_waiting', 'gauge', 'Requests that wait for a connection.', waitingCount),
  ];
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** GET /metrics in the text format of Prometheus, for whoever has the token; without a setting there is none. */
export function metricsRoutes({ db, settings }: Deps, times: RequestTimes) {
  const { metricsToken } = settings;
  const delay = monitorEventLoopDelay();
  if (metricsToken !== null) delay.enable();
  return createRouter().get('/metrics', c => {
    if (metricsToken === null) throw new ApiError(404, 'not_found', 'There is no such address');
    const given = digest(c.req.header('Authorization') ?? '');
    if (!timingSafeEqual(given, digest(`Bearer ${metricsToken}`)))
      throw new ApiError(401, 'unauthorized', 'The token of the metrics is missing or wrong');
    const about = ['# TYPE anamnesis_info gauge', `anamnesis_info{version="${VERSION}"} 1`];
    const p99 = delay.percentile(99) / 1e9;
    delay.reset();
    const lines = [...about, ...times.lines(), ...processLines(p99), ...databaseLines(db)];
    c.header('Cache-Control', 'no-store');
    return c.text(`${lines.join('\n')}\n`, 200, {
      'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
    });
  });
}
