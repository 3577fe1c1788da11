import type { Diagnosis } from '#domain/diagnosis/evidence.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** A diagnosis with what the suggestion engine knows of it besides its points. */
export type KnownDiagnosis = Diagnosis & {
  /** 1 very rare … 5 very common in a general clinic or emergency room. */
  readonly commonness: number;
  /** Complaint id → how often it is present: 1 rare, 2 some, 3 half, 4 most, 5 nearly all. */
  readonly findings: ReadonlyMap<number, number>;
  /** Risk factor id → how many times it multiplies the odds. */
  readonly risks: ReadonlyMap<number, number>;
};

export type RiskFactor = {
  readonly id: number;
  readonly section: HistorySectionKey;
  readonly label: string;
  /** The question a student would ask. */
  readonly prompt: string;
  /** 1 very rare … 5 very common among patients. */
  readonly commonness: number;
  /** Words in the case that already answer it. */
  readonly answeredBy: readonly string[];
};

/** All that the engine reasons with. */
export type Knowledge = {
  readonly diagnoses: readonly KnownDiagnosis[];
  readonly complaints: readonly Complaint[];
  readonly risks: readonly RiskFactor[];
};
