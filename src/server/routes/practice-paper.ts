import { createRoute } from '@hono/zod-openapi';
import { create as contentDisposition } from 'content-disposition';
import { z } from 'zod';
import { debriefEndpoint, practicePatientEndpoint } from '#contract/endpoints/practice.ts';
import { stationsEndpoint } from '#contract/endpoints/stations.ts';
import { debriefRequest, practicePatientParameter } from '#contract/practice.ts';
import { stationsRequest } from '#contract/stations.ts';
import { stationOf } from '#domain/practice/paper/station.ts';
import type { PdfJob } from '#pdf/pdf-files.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { ApiError } from '#server/http/api-error.ts';
import { operation, passFirst } from '#server/http/endpoint-route.ts';
import { jsonBody, LIMITED, MISSING } from '#server/http/json-response.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import { debriefedAttempt } from '#server/practice/debriefed-attempt.ts';
import type { PracticePatients } from '#server/practice/practice-patients.ts';
import { workflowRefusal } from '#server/routes/workflow-refusal.ts';
import { printFailure } from '#server/workflow/print-failure.ts';

type PaperDeps = LimitDeps &
  Pick<Dependencies, 'catalogue' | 'printer' | 'now'> & { readonly patients: () => PracticePatients };

const pdf = {
  description: 'The PDF',
  content: { 'application/pdf': { schema: z.string().meta({ format: 'binary' }) } },
};

const stations = createRoute({
  ...operation(stationsEndpoint),
  tags: ['Practice'],
  request: { body: jsonBody(stationsRequest) },
  responses: { 200: pdf, ...LIMITED, ...MISSING },
});

const debrief = createRoute({
  ...operation(debriefEndpoint),
  tags: ['Practice'],
  request: { params: practicePatientParameter, body: jsonBody(debriefRequest) },
  responses: { 200: pdf, ...LIMITED, ...MISSING },
});

/** POST stations, POST practice/patients/:id/debrief: what is printed of practice. Nothing of a request is kept. */
export function practicePaperRoutes(deps: PaperDeps) {
  const { catalogue, patients, printer, now } = deps;
  const router = createRouter();
  passFirst(router, [stationsEndpoint, debriefEndpoint], rateLimit(LIMITS.pdfs, deps));
  const printed = async (job: PdfJob, filename: string, otherwise: string) => {
    const { bytes } = await printer.print(job).catch(printFailure).catch(workflowRefusal(otherwise));
    return { bytes, headers: headersOf(filename) };
  };
  return router
    .openapi(stations, async c => {
      const { patients: ids, sheets } = c.req.valid('json');
      const createdAt = now();
      const today = new Date(createdAt).toISOString().slice(0, 10);
      const { compiled } = patients();
      const all = [...new Set(ids)].map(id => {
        const one = compiled.get(id);
        if (one === undefined) throw new ApiError(404, 'not_found', stationsEndpoint.errors.missing);
        return stationOf(one, sheets, today);
      });
      const { bytes, headers } = await printed(
        { stations: all, createdAt },
        'stations.pdf',
        stationsEndpoint.failure,
      );
      return c.body(bytes, 200, headers);
    })
    .openapi(debrief, async c => {
      const { compiled, jargon } = patients();
      const found = compiled.get(c.req.valid('param').id);
      if (found === undefined) throw new ApiError(404, 'not_found', practicePatientEndpoint.errors.missing);
      const paper = await debriefedAttempt(found, c.req.valid('json'), { catalogue, jargon });
      if (paper === null) throw new ApiError(400, 'invalid_request', NOT_COMMITTED);
      const job = { debrief: paper, createdAt: now() };
      const { bytes, headers } = await printed(job, 'debrief.pdf', debriefEndpoint.failure);
      return c.body(bytes, 200, headers);
    });
}

/** Said of an attempt of which the statement is blank. */
const NOT_COMMITTED = 'There is no debrief before the commitment';

function headersOf(filename: string) {
  return {
    'Content-Type': 'application/pdf',
    'Content-Disposition': contentDisposition(filename),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  } as const;
}
