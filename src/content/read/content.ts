import type { BodySystem } from '#content/schema/body-system.ts';
import type {
  DescribedEntry,
  FamilyConditionEntry,
  FeedbackCategoryEntry,
  GenericEntry,
  LabTestsEntry,
  MedicationEntry,
  MedicineNamesEntry,
} from '#content/schema/catalogues.ts';
import type { ComplaintEntry, QuestionEntry } from '#content/schema/complaint.ts';
import type { DiagnosisEntry } from '#content/schema/diagnosis.ts';
import type { FindingEntry } from '#content/schema/finding.ts';
import type { AskedAsEntry, NormalAnswerEntry } from '#content/schema/normal-answers.ts';
import type { PatientEntry } from '#content/schema/patient.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import type { RiskEntry } from '#content/schema/risk.ts';
import type { SentencesToTry } from '#content/schema/sentences-to-try.ts';
import type { TeachingCaseEntry } from '#content/schema/teaching-case.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** Where an entry was read from, relative to the content folder. */
export type Located = { readonly file: string };

/** `key` is the file's name, `folder` the folder it lies in. */
export type Complaint = ComplaintEntry & Located & { readonly key: string; readonly folder: string };

export type Diagnosis = DiagnosisEntry & Located;

export type Risk = RiskEntry & Located & { readonly section: HistorySectionKey };

/** `complaint` is the file's name: the complaint the case teaches. */
export type TeachingCase = TeachingCaseEntry & Located & { readonly complaint: string };

export type Generic = GenericEntry & Located;

/** A brand, as its file has it. */
export type Brand = MedicationEntry & Located;

/** What can be picked: a product of a generic, or a brand with what the product it is known as is given in. */
export type Medication = Brand & {
  readonly isGeneric: boolean;
  /** '5 mg', '30 mg/500 mg', '25 mcg/hour'. */
  readonly strengths: readonly string[];
  /** '5 mg once a day'; empty where nothing is usual. */
  readonly usual: string;
};

/** `key` is the file's name. */
export type Patient = PatientEntry & Located & { readonly key: string };

export type Finding = FindingEntry & Located;

/** A file that says who wrote and who reviewed it. */
export type SignedFile = Located & { readonly provenance: Provenance };

/** What the practice with patients is made of, beside the catalogue. */
export type PracticeContent = Pick<
  Content,
  'patients' | 'normalAnswers' | 'askedAs' | 'askedForFindings' | 'impliedFindings' | 'sentencesToTry'
>;

/** Everything under content/ as its authors wrote it, checked for shape but not yet for sense. */
export type Content = {
  readonly bodySystems: readonly BodySystem[];
  readonly complaints: readonly Complaint[];
  /** Part of every questionnaire: the first opens it, the others close it. */
  readonly standardQuestions: readonly QuestionEntry[];
  readonly findings: readonly Finding[];
  readonly diagnoses: readonly Diagnosis[];
  readonly diagnosisFiles: readonly SignedFile[];
  readonly risks: readonly Risk[];
  readonly cases: readonly TeachingCase[];
  /** Patients with several complaints who tell a part of what could be asked; the rest is skipped. */
  readonly vignettes: readonly TeachingCase[];
  /** Whom a student can take a history from. */
  readonly patients: readonly Patient[];
  /** What they answer where their files say nothing; the more special stand behind the more general. */
  readonly normalAnswers: readonly NormalAnswerEntry[];
  /** What of the history is asked by the same question as a finding. */
  readonly askedAs: readonly AskedAsEntry[];
  /** How one asks for each finding, in several ways. */
  readonly askedForFindings: Readonly<Record<string, readonly string[]>>;
  /** Finding → the findings which whoever has it has, too. */
  readonly impliedFindings: Readonly<Record<string, readonly string[]>>;
  /** What a debrief suggests to say. */
  readonly sentencesToTry: SentencesToTry;
  readonly illnesses: readonly DescribedEntry[];
  readonly procedures: readonly DescribedEntry[];
  readonly diagnosisMethods: readonly string[];
  readonly medications: readonly Medication[];
  /** What else substances and kinds of medicine are called. */
  readonly medicineNames: MedicineNamesEntry;
  readonly labTests: LabTestsEntry;
  readonly familyConditions: readonly FamilyConditionEntry[];
  readonly feedbackCategories: readonly FeedbackCategoryEntry[];
};
