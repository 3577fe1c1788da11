import { healthEndpoint } from '#contract/endpoints/health.ts';
import { request } from '#web/api/request.ts';
import { followConnection } from '#web/offline/connection.ts';

/** Knows whether the server can be reached, and tries it again while it cannot. */
export function followServer(): () => void {
  return followConnection(() => request(healthEndpoint));
}
