import { type SummaryRequest, structuredHistory } from '#contract/workflow.ts';

/**
 * The body of the summary call to the letter (specification 28.14): every section is there, a missing
 * one as an empty text, and nothing of our own beside them.
 */
export function summaryBody(request: SummaryRequest) {
  const given = request.structuredHistory ?? {};
  const sections = structuredHistory.keyof().options.map(key => [key, given[key] ?? ''] as const);
  return {
    patientId: request.patientId ?? '',
    patientName: request.patientName ?? request.patientInfo?.name ?? '',
    structuredHistory: Object.fromEntries(sections),
    fullHistoryText: request.fullHistoryText ?? '',
    familyDiagramImage: request.familyDiagramImage ?? '',
  };
}
