import type {
  CatalogueRows,
  ComplaintRow,
  DiagnosisRow,
  QuestionRow,
} from '#domain/catalogue/catalogue-rows.ts';
import type { RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { BodySystem } from '#domain/review/complaint.ts';

/** `key` is the name that the author gave it in the files. */
type Keyed = { readonly key: string };

export type CompiledComplaint = ComplaintRow & Keyed;

/** `parentQuestionId` is the question of the first condition; null when the question is always shown. */
type CompiledQuestion = QuestionRow & Keyed & { readonly parentQuestionId: number | null };

export type CompiledDiagnosis = DiagnosisRow & Keyed & { readonly icd10cm: string };

type NamedRow = { readonly id: number; readonly name: string };

type Described = NamedRow & { readonly description: string };

export type DescribedRow = Described & { readonly synonyms: readonly string[] };

type MedicationComponent = {
  readonly id: number;
  readonly scientificName: string;
  readonly concentration: string;
  readonly unit: string;
  /** Position in its medication, from 1. */
  readonly order: number;
};

type MedicationRow = {
  readonly id: number;
  readonly commercialName: string;
  readonly category: string;
  readonly form: string;
  readonly route: string;
  readonly doseUnit: string;
  readonly strengths: readonly string[];
  readonly usualDose: string;
  readonly usualFrequency: string;
  readonly isGeneric: boolean;
  /** What else its substances and its kind are called. */
  readonly synonyms: readonly string[];
  readonly components: readonly MedicationComponent[];
};

type LabTestRow = NamedRow & { readonly unit: string };

/** The words of feedback categories' icons (specification 26.2). */
type FeedbackCategoryRow = Described & { readonly icon: string };

export type Catalogues = {
  readonly illnesses: readonly DescribedRow[];
  readonly procedures: readonly DescribedRow[];
  readonly diagnosisMethods: readonly NamedRow[];
  readonly medications: readonly MedicationRow[];
  readonly labTests: readonly LabTestRow[];
  readonly labUnits: readonly string[];
  readonly familyConditions: readonly (NamedRow & { readonly synonyms: readonly string[] })[];
  readonly feedbackCategories: readonly FeedbackCategoryRow[];
};

type KeyedRows = {
  readonly bodySystems: readonly (BodySystem & Keyed)[];
  readonly complaints: readonly CompiledComplaint[];
  readonly questions: readonly CompiledQuestion[];
  readonly diagnoses: readonly CompiledDiagnosis[];
  readonly risks: readonly (RiskFactor & Keyed)[];
};

/**
 * All clinical content as plain rows, ready for the database. Rows with an `id` are sorted by it; it comes from
 * content/ids.json, never changes and is never reused. Only the ids of conditions count from 1 anew each time.
 */
export type CompiledContent = Catalogues &
  KeyedRows &
  Omit<CatalogueRows, keyof KeyedRows> & {
    /** SHA-256 in hex over all rows: it changes exactly when they do. */
    readonly contentHash: string;
    /** How people call this content: the newest date of its files and the beginning of the hash. */
    readonly contentVersion: string;
  };
