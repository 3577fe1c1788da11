import { ageWords } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { familyOf } from '#domain/pedigree/model/family.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import {
  type ClinicalDocument,
  DOCUMENT_VERSION,
  type DocumentSection,
  type Worded,
} from '#domain/summary/document/clinical-document.ts';
import { familySection, isFamilyTold } from '#domain/summary/document/family-section.ts';
import {
  differentialOf,
  ownWordsOf,
  problemsOf,
  redFlagsOf,
  transcriptOf,
  viewsOf,
} from '#domain/summary/document/front-matter.ts';
import { openingLine } from '#domain/summary/document/opening-line.ts';
import { pastSections } from '#domain/summary/document/past-sections.ts';
import { introduction, patientSection, profileFacts } from '#domain/summary/document/patient-section.ts';
import { reviewSection } from '#domain/summary/document/review-section.ts';
import { safetyOf } from '#domain/summary/document/safety.ts';
import { associatedSection, complaintSection } from '#domain/summary/document/story-sections.ts';
import { type CaseTold, caseTold } from '#domain/summary/facts/case-told.ts';
import { SECTION_TITLES } from '#domain/summary/structured-history.ts';
import type { SummaryInput } from '#domain/summary/summary-input.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** The finished history of a case: one document, from which page, PDF and texts are made. */
export function clinicalDocumentOf(input: SummaryInput): ClinicalDocument {
  const told = caseTold(input);
  const { record } = input;
  const { documentEdits: edits } = record;
  return {
    version: DOCUMENT_VERSION,
    name: oneLine(record.name) || 'Anonymous',
    age: ageWords(record),
    gender: record.gender ?? '',
    subject: told.subject,
    dateOfHistory: record.dateOfHistory,
    takenBy: takenBy(record),
    introduction: introduction(record),
    profile: profileFacts(record),
    safety: safetyOf(told),
    opening: worded(edits.opening, openingLine(told)),
    complaint: told.stories.find(({ isChief }) => isChief)?.noun ?? '',
    ownWords: ownWordsOf(record),
    views: viewsOf(record),
    redFlags: redFlagsOf(told),
    problems: worded(edits.problems, problemsOf(told)),
    impression: worded(edits.impression, ''),
    differential: differentialOf(input),
    isInterim: false,
    sections: sectionsOf(told),
    family: drawnFamily(record),
    transcript: transcriptOf(record),
  };
}

function worded<Value>(edit: Value | undefined, told: Value): Worded<Value> {
  return { value: edit ?? told, isEdited: edit !== undefined };
}

function sectionsOf(told: CaseTold): DocumentSection[] {
  const all = [
    patientSection(told.input.record),
    complaintSection(told),
    associatedSection(told),
    reviewSection(told),
    ...pastSections(told),
    familySection(told),
  ];
  return SECTION_TITLES.flatMap(([key]) => all.find(section => section.key === key) ?? []);
}

/** A family of which nothing is recorded is not drawn. */
function drawnFamily(record: PatientRecord): readonly FamilyMember[] {
  const family = familyOf(record);
  return isFamilyTold(family) ? family : [];
}

function takenBy({ historyTaker, historyTakerPosition }: PatientRecord): string {
  return [historyTaker, historyTakerPosition].map(oneLine).filter(Boolean).join(', ');
}
