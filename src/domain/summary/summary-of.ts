import type { ClinicalDocument } from '#domain/summary/document/clinical-document.ts';
import { clinicalDocumentOf } from '#domain/summary/document/clinical-document-of.ts';
import { structuredHistoryOf } from '#domain/summary/render/contract-text.ts';
import { fullTextOf } from '#domain/summary/render/full-text.ts';
import type { StructuredHistory } from '#domain/summary/structured-history.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';

/** A finished history: the document, and the texts of the contract made from it. */
export type Summary = {
  readonly document: ClinicalDocument;
  readonly structured: StructuredHistory;
  readonly fullText: string;
};

/** The summary of a case. */
export function summaryOf(input: SummaryInput): Summary {
  const document = clinicalDocumentOf(input);
  return {
    document,
    structured: structuredHistoryOf(document, input.record.familyDiagramImage),
    fullText: fullTextOf(document),
  };
}
