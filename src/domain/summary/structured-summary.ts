import { profileSection } from '#domain/summary/profile-section.ts';
import { reviewSection } from '#domain/summary/review-section.ts';
import type { StructuredHistory } from '#domain/summary/structured-history.ts';
import { associatedSymptomsSection, chiefComplaintSection } from '#domain/summary/symptom-section.ts';
import type { Told } from '#domain/summary/told.ts';

/** What stands in a history section nobody has filled: nothing recorded is not the same as denied. */
export const NONE_RECORDED = 'None recorded';

/**
 * The structured summary: the eleven sections of the contract, each a readable block of text
 * (`docs/decisions`; the line format is read back by `document.ts`).
 */
export function structuredSummary(told: Told): StructuredHistory {
  return {
    PatientProfile: profileSection(told.record),
    ChiefComplaint: chiefComplaintSection(told.record),
    Associatedsymptoms: associatedSymptomsSection(told.record),
    ReviewOfSystems: reviewSection(told),
    PastMedicalHistory: NONE_RECORDED,
    PastSurgicalHistory: NONE_RECORDED,
    AccidentsAndInjuries: NONE_RECORDED,
    MedicationHistory: NONE_RECORDED,
    FamilyHistory: NONE_RECORDED,
    SocialHistory: NONE_RECORDED,
    FamilyDiagramImage: told.record.familyDiagramImage,
  };
}
