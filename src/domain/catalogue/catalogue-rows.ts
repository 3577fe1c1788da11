import type { Diagnosis, Value } from '#domain/diagnosis/evidence.ts';
import type { RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';
import type { QuestionType, TimeRange } from '#domain/questionnaire/question.ts';
import type { BodySystem, GenderFilter } from '#domain/review/complaint.ts';

/** Whom something is for, by its number in the catalogue (specification 28.1). */
export const MALE_FEMALE = { female: 0, male: 1, both: 2 } as const;

export type MaleFemale = (typeof MALE_FEMALE)[keyof typeof MALE_FEMALE];

type Numbered = { readonly id: number };

/** Years, both inclusive. */
type Aged = { readonly ageFrom: number; readonly ageTo: number };

/** `order` is the position among its like, from 1. */
type Ordered = { readonly order: number };

export type ComplaintRow = Numbered &
  Aged & {
    readonly text: string;
    /** As a physician writes it. */
    readonly clinicalName: string;
    readonly synonyms: readonly string[];
    readonly genderFilter: GenderFilter;
  };

/** The first body system of a complaint is its home. */
type ComplaintBodySystemRow = Ordered & { readonly complaintId: number; readonly bodySystemId: number };

export type QuestionRow = Numbered &
  Aged &
  Ordered & {
    readonly text: string;
    readonly type: QuestionType;
    readonly maleFemale: MaleFemale;
    /** What it is about; not known of questions that another program wrote. */
    readonly covers: Dimension | null;
    /** Of a number question that is a scale. */
    readonly scaleFrom: number | null;
    readonly scaleTo: number | null;
  };

/** A question belongs to one complaint; `id` is CC_Question_ID (specification 28.1). */
export type ComplaintQuestionRow = Numbered & { readonly complaintId: number; readonly questionId: number };

/** Any one condition of a question is enough to show it. */
type ConditionRow = Numbered & {
  readonly questionId: number;
  readonly parentQuestionId: number;
  readonly triggerChoiceId: number;
};

export type ChoiceRow = Numbered &
  Aged &
  Ordered & {
    readonly questionId: number;
    readonly text: string;
    readonly maleFemale: MaleFemale;
    /** What it says of the patient (`Meaning`). */
    readonly finding: string | null;
    readonly denies: string | null;
    readonly phrase: string | null;
    readonly isDenial: boolean;
  };

/** The question shows when the finding is present anywhere in the case. */
type FindingConditionRow = { readonly questionId: number; readonly finding: string };

/** A bound that two ranges share belongs to the choice that comes first. */
type TimeRangeRow = Numbered & TimeRange & { readonly choiceId: number };

/** `commonness` goes from 1, very rare, to 5, very common in a general clinic or emergency room. */
export type DiagnosisRow = Diagnosis & {
  /** What else it is called. */
  readonly synonyms: readonly string[];
  readonly commonness: number;
  /** Keys of findings of which it hardly exists without one. */
  readonly requires: readonly string[];
};

/** `points` is all that counts; `headStart` (0 but for a complaint's first question) says which part of it that is. */
export type ValueRow = Value & { readonly choiceId: number; readonly headStart: number };

/** This choice alone must make the student think of the diagnosis. */
type RedFlagRow = { readonly choiceId: number; readonly diagnosisId: number };

/** How often a diagnosis presents with a complaint: 1 rare, 2 some, 3 half, 4 most, 5 nearly all. */
type FindingRow = { readonly diagnosisId: number; readonly complaintId: number; readonly strength: number };

/** How many times a risk factor multiplies the odds of a diagnosis. */
type DiagnosisRiskRow = {
  readonly diagnosisId: number;
  readonly riskFactorId: number;
  readonly oddsRatio: number;
  /** It is asked whenever the diagnosis is thought of, whatever the odds. */
  readonly isEssential: boolean;
};

/** The catalogue as the content's compiler writes it and the database keeps it: flat, joined by ids. */
export type CatalogueRows = {
  readonly bodySystems: readonly BodySystem[];
  readonly complaints: readonly ComplaintRow[];
  readonly complaintBodySystems: readonly ComplaintBodySystemRow[];
  readonly questions: readonly QuestionRow[];
  readonly complaintQuestions: readonly ComplaintQuestionRow[];
  readonly conditions: readonly ConditionRow[];
  readonly findingConditions: readonly FindingConditionRow[];
  readonly choices: readonly ChoiceRow[];
  readonly timeRanges: readonly TimeRangeRow[];
  readonly diagnoses: readonly DiagnosisRow[];
  readonly values: readonly ValueRow[];
  readonly redFlags: readonly RedFlagRow[];
  readonly findings: readonly FindingRow[];
  readonly diagnosisRisks: readonly DiagnosisRiskRow[];
  readonly risks: readonly RiskFactor[];
  readonly vocabulary: readonly Finding[];
};
