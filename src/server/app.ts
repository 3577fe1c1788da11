import { join } from 'node:path';
import { API } from '#contract/endpoints/api-endpoint.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { accessLog } from '#server/http/access-log.ts';
import { ApiError } from '#server/http/api-error.ts';
import { bodyLimits } from '#server/http/body-limits.ts';
import { errorHandler } from '#server/http/error-handler.ts';
import { ownHeaders } from '#server/http/own-headers.ts';
import { RequestTimes, timed } from '#server/http/request-times.ts';
import { createRouter } from '#server/http/router.ts';
import { sameOrigin } from '#server/http/same-origin.ts';
import { accountRoutes } from '#server/routes/account.ts';
import { accountSecurityRoutes } from '#server/routes/account-security.ts';
import { catalogueRoutes } from '#server/routes/catalogues.ts';
import { complaintRoutes } from '#server/routes/complaints.ts';
import { differentialRoutes } from '#server/routes/differential.ts';
import { documentationRoutes } from '#server/routes/documentation.ts';
import { feedbackRoutes } from '#server/routes/feedback.ts';
import { fileRoutes } from '#server/routes/files.ts';
import { healthRoutes } from '#server/routes/health.ts';
import { historyRoutes } from '#server/routes/histories.ts';
import { historyRecommendationRoutes } from '#server/routes/history-recommendations.ts';
import { metricsRoutes } from '#server/routes/metrics.ts';
import { offlineRoutes } from '#server/routes/offline.ts';
import { practiceRoutes } from '#server/routes/practice.ts';
import { practicePaperRoutes } from '#server/routes/practice-paper.ts';
import { practiceProgressRoutes } from '#server/routes/practice-progress.ts';
import { registrationRoutes } from '#server/routes/registration.ts';
import { sessionRoutes } from '#server/routes/session.ts';
import { suggestionRoutes } from '#server/routes/suggestions.ts';
import { symptomSuggestionRoutes } from '#server/routes/symptom-suggestions.ts';
import { workflowRoutes } from '#server/routes/workflow.ts';
import { staticFiles } from '#server/static-files.ts';

const WEB = join(import.meta.dirname, '../../dist');

/**
 * Composes the HTTP application: what every request passes, then the routes of the API, then the web application.
 * `web` is the folder with the built files.
 */
export function createApp(deps: Dependencies, web = WEB) {
  const app = createRouter();
  const times = new RequestTimes();
  app.use(ownHeaders(deps.settings.appUrl), timed(times), accessLog(deps.logger));
  app.use(`${API}/*`, sameOrigin(deps.settings));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], `${API}/*`, bodyLimits);
  app.onError(errorHandler(deps.logger));
  const api = app
    .route('/', healthRoutes(deps))
    .route('/', complaintRoutes(deps))
    .route('/', catalogueRoutes(deps))
    .route('/', differentialRoutes(deps))
    .route('/', offlineRoutes(deps))
    .route('/', practiceProgressRoutes(deps))
    .route('/', practiceRoutes(deps))
    .route('/', practicePaperRoutes(deps))
    .route('/', suggestionRoutes(deps))
    .route('/', workflowRoutes(deps))
    .route('/', symptomSuggestionRoutes(deps))
    .route('/', historyRecommendationRoutes(deps))
    .route('/', fileRoutes(deps))
    .route('/', sessionRoutes(deps))
    .route('/', registrationRoutes(deps))
    .route('/', accountRoutes(deps))
    .route('/', accountSecurityRoutes(deps))
    .route('/', historyRoutes(deps))
    .route('/', feedbackRoutes(deps));
  api.route('/', metricsRoutes(deps, times));
  api.route('/', documentationRoutes(api));
  api.all(`${API}/*`, () => {
    throw new ApiError(404, 'not_found', 'There is no such address');
  });
  api.get('*', staticFiles(web));
  api.notFound(() => {
    throw new ApiError(404, 'not_found', 'There is no such address');
  });
  return api;
}
