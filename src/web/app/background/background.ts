import { healthEndpoint } from '#contract/endpoints/health.ts';
import { request } from '#web/api/request.ts';
import { followConnection } from '#web/offline/follow-connection.ts';
import { keepApplication } from '#web/offline/service-worker.ts';

// The signs come with it: they must be here before the network goes.
export { AllSigns } from '#web/app/background/all-signs.tsx';

/** What runs beside every page: whether there is a network, and what is kept for when there is none. */
export function startBackground(): () => void {
  keepApplication();
  return followConnection(() => request(healthEndpoint));
}
