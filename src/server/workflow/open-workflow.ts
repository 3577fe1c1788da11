import { pdfPress } from '#server/pdf/pdf-press.ts';
import type { Settings } from '#server/settings.ts';
import { builtinRenderSummary } from '#server/workflow/builtin/render-summary.ts';
import { webhookRenderSummary } from '#server/workflow/webhook/render-summary.ts';
import type { WorkflowService } from '#server/workflow/workflow-service.ts';

/**
 * The workflow service the settings ask for: another party's where an address is given, else the built-in one.
 * `close` ends the PDF workers; `now` tells milliseconds since 1970.
 */
export function openWorkflow({ workflow }: Pick<Settings, 'workflow'>, now: () => number) {
  const press = pdfPress();
  const { summaryUrl, secret, allowedHosts } = workflow;
  const service: WorkflowService = {
    renderSummary:
      summaryUrl === null
        ? builtinRenderSummary({ press, now })
        : webhookRenderSummary({ url: summaryUrl, secret, allowedHosts }),
  };
  return { service, close: press.close };
}
