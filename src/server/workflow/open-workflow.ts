import type { Logger } from 'pino';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { type Engine, openEngine } from '#domain/suggestions/engine.ts';
import { type PdfPrinter, pdfPrinter } from '#server/pdf/pdf-printer.ts';
import type { Settings } from '#server/settings.ts';
import { builtinRecommendHistory } from '#server/workflow/builtin/recommend-history.ts';
import { builtinRenderSummary } from '#server/workflow/builtin/render-summary.ts';
import { builtinSuggestSymptoms } from '#server/workflow/builtin/suggest-symptoms.ts';
import { llmRecommendHistory } from '#server/workflow/llm/recommend-history.ts';
import { llmSuggestSymptoms } from '#server/workflow/llm/suggest-symptoms.ts';
import { webhookRecommendHistory } from '#server/workflow/webhook/recommend-history.ts';
import { webhookRenderSummary } from '#server/workflow/webhook/render-summary.ts';
import { webhookSuggestSymptoms } from '#server/workflow/webhook/suggest-symptoms.ts';
import { type Adapter, withFallback } from '#server/workflow/with-fallback.ts';
import type {
  Recommending,
  Rendering,
  Suggesting,
  WorkflowService,
} from '#server/workflow/workflow-service.ts';

export type WorkflowDeps = {
  readonly settings: Pick<Settings, 'workflow' | 'llm'>;
  readonly likelihood: LikelihoodModel;
  /** Stands on every PDF. */
  readonly contentVersion: string;
  readonly logger: Pick<Logger, 'warn'>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
};

type Asking<F> = F extends (request: infer Request) => Promise<infer Answer>
  ? Adapter<Request, Answer>
  : never;

/**
 * The workflow service the settings ask for, call by call: another party's where an address is given, a language
 * model for suggestions where one is named, else the built-in one. `printer` is what they share with other
 * PDFs; `close` ends its processes.
 */
export function openWorkflow({ settings, likelihood, contentVersion, logger, now }: WorkflowDeps) {
  const printer = pdfPrinter(contentVersion);
  const engine = openEngine(likelihood);
  const warn = (call: string) => (error: unknown) => {
    const { name, message } = error instanceof Error ? error : { name: 'Error', message: '' };
    // What a failed webhook said is for the user who asked; here only that it failed.
    logger.warn({ call, name, status: /\(([^)]{1,20})\)/.exec(message)?.[1] }, 'the workflow service failed');
  };
  const summary = withFallback(summaryAdapter(settings, printer, now), warn('summary'));
  const suggestions = withFallback(suggestionAdapter(settings, engine), warn('suggestions'));
  const recommendations = withFallback(recommendationAdapter(settings, engine), warn('recommendations'));
  const service: WorkflowService = {
    renderSummary: async request => {
      const { response, source } = await summary(request);
      return { ...response, source: source === 'llm' ? 'builtin' : source };
    },
    suggestSymptoms: async request => {
      const { response, source } = await suggestions(request);
      return { suggestions: response, source };
    },
    recommendHistory: async request => {
      const { response, source } = await recommendations(request);
      return { ...response, source };
    },
  };
  return { service, printer, close: printer.close };
}

function summaryAdapter(
  { workflow }: WorkflowDeps['settings'],
  printer: PdfPrinter,
  now: () => number,
): Asking<Rendering> {
  const builtin = builtinRenderSummary({ printer, now });
  const { summaryUrl: url, fallback } = workflow;
  if (url === null) return { source: 'builtin', ask: builtin };
  const ask = webhookRenderSummary({ url, ...workflow });
  return { source: 'webhook', ask, ...(fallback.includes('summary') && { instead: builtin }) };
}

function suggestionAdapter({ workflow, llm }: WorkflowDeps['settings'], engine: Engine): Asking<Suggesting> {
  const builtin = builtinSuggestSymptoms(engine);
  const { suggestionsUrl: url, fallback } = workflow;
  if (url !== null) {
    const ask = webhookSuggestSymptoms({ url, ...workflow }, engine);
    return { source: 'webhook', ask, ...(fallback.includes('suggestions') && { instead: builtin }) };
  }
  if (llm === null) return { source: 'builtin', ask: builtin };
  return { source: 'llm', ask: llmSuggestSymptoms(llm, engine), instead: builtin };
}

function recommendationAdapter(
  { workflow, llm }: WorkflowDeps['settings'],
  engine: Engine,
): Asking<Recommending> {
  const builtin = builtinRecommendHistory(engine);
  const { recommendationsUrl: url, fallback } = workflow;
  if (url !== null) {
    const ask = webhookRecommendHistory({ url, ...workflow });
    return { source: 'webhook', ask, ...(fallback.includes('recommendations') && { instead: builtin }) };
  }
  if (llm === null) return { source: 'builtin', ask: builtin };
  return { source: 'llm', ask: llmRecommendHistory(llm, engine), instead: builtin };
}
