import { PAGES, type SummarySection } from '#domain/sections/pages.ts';
import { familySection } from '#domain/summary/family-section.ts';
import { historySection } from '#domain/summary/history-section.ts';
import { profileSection } from '#domain/summary/profile-section.ts';
import { reviewSection } from '#domain/summary/review-section.ts';
import type { StructuredHistory } from '#domain/summary/structured-history.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { associatedSymptomsSection, chiefComplaintSection } from '#domain/summary/symptom-section.ts';

/**
 * The structured summary: the eleven sections of the contract, each a readable block of text
 * (specification 22.2; the line format is read back by `document.ts`).
 */
export function structuredSummary(input: SummaryInput): StructuredHistory {
  const { record } = input;
  const history = Object.fromEntries(PAGES.map(page => [page.summary, historySection(page, record)]));
  return {
    PatientProfile: profileSection(record),
    ChiefComplaint: chiefComplaintSection(record),
    Associatedsymptoms: associatedSymptomsSection(record),
    ReviewOfSystems: reviewSection(input),
    ...(history as Record<SummarySection, string>),
    FamilyHistory: familySection(record),
    FamilyDiagramImage: record.familyDiagramImage,
  };
}
