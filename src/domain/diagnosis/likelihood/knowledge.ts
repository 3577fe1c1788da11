import type { Diagnosis } from '#domain/diagnosis/evidence.ts';
import { chanceListed } from '#domain/diagnosis/likelihood/chance.ts';
import type { Finding } from '#domain/findings/finding.ts';
import type { Complaint } from '#domain/review/complaint.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** A diagnosis with what the suggestion engine knows of it besides its points. */
export type KnownDiagnosis = Diagnosis & {
  /** What else it is called. */
  readonly synonyms: readonly string[];
  /** 1 very rare … 5 very common in a general clinic or emergency room. */
  readonly commonness: number;
  /** Keys of findings of which it hardly exists without one; whoever denies the first denies them all. */
  readonly requires: readonly string[];
  /** Complaint id → how often it is present: 1 rare, 2 some, 3 half, 4 most, 5 nearly all. */
  readonly findings: ReadonlyMap<number, number>;
  /** Risk factor id → how many times it multiplies the odds. */
  readonly risks: ReadonlyMap<number, number>;
  /** Ids of the risk factors that nobody leaves out who thinks of it: what endangers its treatment, too. */
  readonly essentials: ReadonlySet<number>;
};

export type RiskFactor = {
  readonly id: number;
  readonly section: HistorySectionKey;
  readonly label: string;
  /** The question a student would ask. */
  readonly prompt: string;
  /** 1 very rare … 5 very common among patients. */
  readonly commonness: number;
};

/** All that the engine reasons with. */
export type Knowledge = {
  readonly diagnoses: readonly KnownDiagnosis[];
  readonly complaints: readonly Complaint[];
  readonly risks: readonly RiskFactor[];
  readonly vocabulary: readonly Finding[];
  /** Complaint id → how often it is present with a diagnosis that does not list it. */
  readonly backgrounds: ReadonlyMap<number, number>;
};

/** What many diagnoses bring along, such as fatigue, is often there for another reason too; coughing blood is not. */
const SHARE_BY_CHANCE = 0.5;
const LIMITS = { least: 0.005, most: 0.08 } as const;

/** Prepares the catalogue for the engine. */
export function knowledgeOf(catalogue: Omit<Knowledge, 'backgrounds'>): Knowledge {
  const total = catalogue.diagnoses.reduce((sum, { commonness }) => sum + commonWeight(commonness), 0);
  const sums = new Map<number, number>();
  for (const { commonness, findings } of catalogue.diagnoses) {
    for (const [id, strength] of findings) {
      sums.set(id, (sums.get(id) ?? 0) + commonWeight(commonness) * chanceListed(strength));
    }
  }
  const backgrounds = [...sums].map(([id, sum]) => {
    const share = (SHARE_BY_CHANCE * sum) / total;
    return [id, Math.min(LIMITS.most, Math.max(LIMITS.least, share))] as const;
  });
  return { ...catalogue, backgrounds: new Map(backgrounds) };
}

/**
 * How many times as frequent each step of commonness is. The content's steps are about sixfold, but whoever tells a
 * history of something rare was seldom drawn by lot: ADR 21.
 */
const COMMONNESS_STEP = 1.8;

/** How much a diagnosis of this commonness weighs before anything is known. */
export function commonWeight(commonness: number): number {
  return COMMONNESS_STEP ** commonness;
}

/** How likely a patient with the diagnosis has the finding. */
export function chanceOfFinding(
  { backgrounds }: Pick<Knowledge, 'backgrounds'>,
  { findings }: Pick<KnownDiagnosis, 'findings'>,
  complaintId: number,
): number {
  const strength = findings.get(complaintId);
  return strength === undefined ? (backgrounds.get(complaintId) ?? LIMITS.least) : chanceListed(strength);
}
