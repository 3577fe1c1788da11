import { createRoute } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { type SummaryRequest, summaryAnswer, summaryEndpoint, summaryRequest } from '#contract/workflow.ts';
import { type FileLinks, GUEST } from '#server/files/file-links.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { storeSummary } from '#server/files/store-summary.ts';
import { jsonAnswer, jsonBody, LIMITED } from '#server/http/answers.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Environment } from '#server/http/environment.ts';
import { LIMITS } from '#server/http/limits.ts';
import { type LimitDeps, rateLimit } from '#server/http/rate-limit.ts';
import { createRouter } from '#server/http/router.ts';
import {
  type RenderedSummary,
  WorkflowFailure,
  type WorkflowService,
} from '#server/workflow/workflow-service.ts';

export type WorkflowDeps = LimitDeps & {
  readonly workflow: WorkflowService;
  readonly files: FileStore;
  readonly links: FileLinks;
  /** The signed-in account's id, or null for a guest. */
  readonly ownerOf: (c: Context<Environment>) => Promise<string | null> | string | null;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

const route = createRoute({
  ...summaryEndpoint,
  tags: ['Workflow'],
  request: { body: jsonBody(summaryRequest) },
  responses: { 200: jsonAnswer(summaryAnswer, 'Where the PDF is'), ...LIMITED },
});

/** POST workflow/summary: the service renders, the PDF is stored, the answer says where it is. */
export function workflowRoutes(deps: WorkflowDeps) {
  const router = createRouter();
  router.use(summaryEndpoint.path, rateLimit(LIMITS.pdfs, deps));
  return router.openapi(route, async c => {
    const request = c.req.valid('json');
    if (!hasContent(request)) throw new ApiError(400, 'no_data', 'No data available to process');
    const rendered = await deps.workflow.renderSummary(request).catch(refusal);
    const place = await keep(deps, (await deps.ownerOf(c)) ?? GUEST, rendered);
    const answer = { success: true, message: 'PDF generated successfully', ...place } as const;
    return c.json(answer, 200, { 'Cache-Control': 'no-store' });
  });
}

function hasContent({ structuredHistory, fullHistoryText }: SummaryRequest): boolean {
  const texts = [fullHistoryText, ...Object.values(structuredHistory ?? {})];
  return texts.some(text => (text ?? '').trim() !== '');
}

async function keep({ files, links, now }: WorkflowDeps, owner: string, rendered: RenderedSummary) {
  if (rendered.kind === 'link') return { pdfUrl: rendered.pdfUrl, filename: rendered.filename };
  const { path, filename } = await storeSummary({ files, now }, owner, rendered.bytes).catch(refusal);
  return { pdfUrl: links.urlOf(path), filename: rendered.filename ?? filename };
}

function refusal(error: unknown): never {
  const [status, message] =
    error instanceof WorkflowFailure
      ? ([error.status, error.message] as const)
      : ([500, 'Failed to generate PDF'] as const);
  const failure = new ApiError(status, 'workflow_failed', message);
  failure.cause = error;
  throw failure;
}
