import type { AgeFactor } from '#domain/diagnosis/evidence.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { QuestionType, TimeUnit } from '#domain/questionnaire/question.ts';
import type { GenderFilter } from '#domain/review/complaint.ts';

/** Every `id` comes from content/ids.json: it never changes and is never reused, unless said otherwise. */
type BodySystemRow = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly alwaysInclude: boolean;
};

/** Years, both inclusive, in which one would ask about it. */
type AgesOf = { readonly ageFrom: number; readonly ageTo: number };

export type ComplaintRow = {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly genderFilter: GenderFilter;
  /** In the author's order: the first is the complaint's home. */
  readonly bodySystemIds: readonly number[];
} & AgesOf;

/** 1 male, 0 female, 2 both (specification, section 3). */
export type MaleFemale = 0 | 1 | 2;

export type QuestionRow = {
  readonly id: number;
  readonly key: string;
  readonly text: string;
  readonly type: QuestionType;
  readonly maleFemale: MaleFemale;
  /** The first of what the question covers: what it is about. */
  readonly covers: Dimension | null;
  /** Position in its complaint, from 1. */
  readonly order: number;
  /** The question of the first condition; null when the question is always shown. */
  readonly parentQuestionId: number | null;
} & AgesOf;

/** A question belongs to one complaint; `id` is the specification's CC_Question_ID. */
type ComplaintQuestionRow = {
  readonly id: number;
  readonly complaintId: number;
  readonly questionId: number;
};

/** Any one condition of a question is enough to show it. `id` counts from 1 and is not stable. */
type ConditionRow = {
  readonly id: number;
  readonly questionId: number;
  readonly parentQuestionId: number;
  readonly triggerChoiceId: number;
};

type ChoiceRow = {
  readonly id: number;
  readonly questionId: number;
  readonly text: string;
  /** Position in its question, from 1. */
  readonly order: number;
  readonly maleFemale: MaleFemale;
} & AgesOf;

/** Both bounds are inclusive; a bound that two ranges share belongs to the choice that comes first. `id` is the choice's. */
type TimeRangeRow = {
  readonly id: number;
  readonly choiceId: number;
  readonly min: number;
  readonly max: number;
  readonly unit: TimeUnit;
};

/** `points` is all that counts; `base` (0 but for a complaint's first question) says which part of it is the base. */
export type ValueRow = {
  readonly choiceId: number;
  readonly diagnosisId: number;
  readonly points: number;
  readonly base: number;
};

/** This choice alone must make the student think of the diagnosis. */
type RedFlagRow = { readonly choiceId: number; readonly diagnosisId: number };

/** How often the diagnosis presents with the complaint: 1 rare, 2 some, 3 half, 4 most, 5 nearly all. */
type Finding = { readonly complaintId: number; readonly strength: number };

type RiskFactor = { readonly riskId: number; readonly oddsRatio: number };

export type DiagnosisRow = {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly icd10cm: string;
  readonly mustNotMiss: boolean;
  /** 1 very rare … 5 very common in a general clinic or emergency room. */
  readonly commonness: number;
  /** Age groups that are not named have factor 1. */
  readonly ageFactors: readonly AgeFactor[];
  readonly sexFactors: { readonly male: number; readonly female: number };
  readonly findings: readonly Finding[];
  readonly risks: readonly RiskFactor[];
};

/** The history section in which a risk is asked (the specification's AI history sections). */
export const RISK_SECTIONS = [
  'past_medical',
  'past_surgical',
  'accidents_injuries',
  'medications',
  'family',
  'social',
] as const;

export type RiskSection = (typeof RISK_SECTIONS)[number];

type RiskRow = {
  readonly id: number;
  readonly section: RiskSection;
  readonly key: string;
  readonly label: string;
  /** The question a student would ask. */
  readonly prompt: string;
  readonly commonness: number;
  /** Words or names in the case that already answer it. */
  readonly answeredBy: readonly string[];
};

type NamedRow = { readonly id: number; readonly name: string };

export type DescribedRow = NamedRow & { readonly description: string };

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
  readonly components: readonly MedicationComponent[];
};

type LabTestRow = NamedRow & { readonly unit: string };

/** The words of feedback categories' icons (specification, section 3). */
type FeedbackCategoryRow = DescribedRow & { readonly icon: string };

export type Catalogues = {
  readonly illnesses: readonly DescribedRow[];
  readonly procedures: readonly DescribedRow[];
  readonly diagnosisMethods: readonly NamedRow[];
  readonly medications: readonly MedicationRow[];
  readonly labTests: readonly LabTestRow[];
  readonly labUnits: readonly string[];
  readonly familyConditions: readonly NamedRow[];
  readonly feedbackCategories: readonly FeedbackCategoryRow[];
};

/** All clinical content as plain rows, ready for the database. Arrays are sorted by id, but for rows within a row. */
export type CompiledContent = Catalogues & {
  readonly bodySystems: readonly BodySystemRow[];
  readonly complaints: readonly ComplaintRow[];
  readonly questions: readonly QuestionRow[];
  readonly complaintQuestions: readonly ComplaintQuestionRow[];
  readonly conditions: readonly ConditionRow[];
  readonly choices: readonly ChoiceRow[];
  readonly timeRanges: readonly TimeRangeRow[];
  readonly diagnoses: readonly DiagnosisRow[];
  readonly values: readonly ValueRow[];
  readonly redFlags: readonly RedFlagRow[];
  readonly risks: readonly RiskRow[];
  /** SHA-256 in hex over everything else: it changes exactly when the content does. */
  readonly contentHash: string;
};
