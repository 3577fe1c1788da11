import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';
import * as account from '#contract/endpoints/account.ts';
import * as accountSecurity from '#contract/endpoints/account-security.ts';
import type { ApiEndpoint } from '#contract/endpoints/api-endpoint.ts';
import * as catalogues from '#contract/endpoints/catalogues.ts';
import * as complaints from '#contract/endpoints/complaints.ts';
import * as differential from '#contract/endpoints/differential.ts';
import * as feedback from '#contract/endpoints/feedback.ts';
import * as files from '#contract/endpoints/files.ts';
import * as health from '#contract/endpoints/health.ts';
import * as histories from '#contract/endpoints/histories.ts';
import * as offline from '#contract/endpoints/offline.ts';
import * as practice from '#contract/endpoints/practice.ts';
import * as practiceProgress from '#contract/endpoints/practice-progress.ts';
import * as session from '#contract/endpoints/session.ts';
import * as stations from '#contract/endpoints/stations.ts';
import * as suggestions from '#contract/endpoints/suggestions.ts';
import * as workflow from '#contract/endpoints/workflow.ts';
import { routingPath } from '#server/http/endpoint-route.ts';
import type { Environment } from '#server/http/environment.ts';

/** Every endpoint of the contract; a test says when a resource is missing. */
export const ENDPOINTS: readonly ApiEndpoint[] = [
  account,
  accountSecurity,
  catalogues,
  complaints,
  differential,
  feedback,
  files,
  health,
  histories,
  offline,
  practice,
  practiceProgress,
  session,
  stations,
  suggestions,
  workflow,
].flatMap(resource => Object.values(resource));

const BY_ROUTE = new Map(
  ENDPOINTS.map(endpoint => [`${endpoint.method.toUpperCase()} ${routingPath(endpoint)}`, endpoint]),
);

/** The endpoint that a request asks for, known before its route has begun; undefined for any other address. */
export function endpointOf(c: Context<Environment>): ApiEndpoint | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => BY_ROUTE.has(`${method} ${path}`));
  return route && BY_ROUTE.get(`${route.method} ${route.path}`);
}
