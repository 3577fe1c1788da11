import type { RiskSection } from './compiled-content.ts';
import type { BodySystem } from './schema/body-system.ts';
import type {
  DescribedEntry,
  FeedbackCategoryEntry,
  LabTestsEntry,
  MedicationEntry,
} from './schema/catalogues.ts';
import type { ComplaintEntry } from './schema/complaint.ts';
import type { DiagnosisEntry } from './schema/diagnosis.ts';
import type { RiskEntry } from './schema/risk.ts';
import type { TeachingCaseEntry } from './schema/teaching-case.ts';

/** Where an entry was read from, relative to the content folder. */
export type Located = { readonly file: string };

/** `key` is the file's name, `folder` the folder it lies in. */
export type Complaint = ComplaintEntry & Located & { readonly key: string; readonly folder: string };

export type Diagnosis = DiagnosisEntry & Located;

export type Risk = RiskEntry & Located & { readonly section: RiskSection };

/** `complaint` is the file's name: the complaint the case teaches. */
export type TeachingCase = TeachingCaseEntry & Located & { readonly complaint: string };

export type Medication = MedicationEntry & Located;

/** Everything under content/ as its authors wrote it, checked for shape but not yet for sense. */
export type Content = {
  readonly bodySystems: readonly BodySystem[];
  readonly complaints: readonly Complaint[];
  readonly diagnoses: readonly Diagnosis[];
  readonly risks: readonly Risk[];
  readonly cases: readonly TeachingCase[];
  /** Patients with several complaints who tell a part of what could be asked; the rest is skipped. */
  readonly vignettes: readonly TeachingCase[];
  readonly illnesses: readonly DescribedEntry[];
  readonly procedures: readonly DescribedEntry[];
  readonly diagnosisMethods: readonly string[];
  readonly medications: readonly Medication[];
  readonly labTests: LabTestsEntry;
  readonly familyConditions: readonly string[];
  readonly feedbackCategories: readonly FeedbackCategoryEntry[];
};
