import { create } from 'zustand';
import { HISTORY_SECTIONS, type HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { SOURCES, type SuggestionSource } from '#domain/suggestions/symptom-analysis.ts';
import { useCase } from '#web/case/case-store.ts';
import { forget, keep, readKept } from '#web/case/kept.ts';

/** What was recommended for a section, and for which complaint. */
export type Recommendations = {
  readonly recommendations: readonly string[];
  readonly explanation: string;
  readonly source: SuggestionSource;
  readonly chiefComplaintId: number;
};

type Cache = { readonly [section in HistorySectionKey]?: Recommendations };

/** The recommendations of the case in progress, section by section; kept in the browser. */
export const useRecommendationCache = create<Cache>()(() => readCache(readKept('recommendations')));

/** Keeps the recommendations of a section. */
export function keepRecommendations(section: HistorySectionKey, recommendations: Recommendations): void {
  useRecommendationCache.setState({ [section]: recommendations });
  keep('recommendations', JSON.stringify(useRecommendationCache.getState()));
}

// A reset leaves a case without a complaint: nothing recommended before is for the next patient.
useCase.subscribe(({ record }, before) => {
  if (record.chiefComplaint !== null || before.record.chiefComplaint === null) return;
  forget('recommendations');
  useRecommendationCache.setState({}, true);
});

/** Reads the kept recommendations; whatever has not the right shape is asked for anew. */
export function readCache(raw: string | null): Cache {
  const stored = parsed(raw);
  if (typeof stored !== 'object' || stored === null) return {};
  const sections = HISTORY_SECTIONS.flatMap(section => {
    const kept = (stored as Record<string, unknown>)[section];
    return isRecommendations(kept) ? [[section, kept] as const] : [];
  });
  return Object.fromEntries(sections);
}

function parsed(raw: string | null): unknown {
  try {
    return raw === null ? null : JSON.parse(raw);
  } catch {
    return null;
  }
}

function isRecommendations(value: unknown): value is Recommendations {
  if (typeof value !== 'object' || value === null) return false;
  const { recommendations, explanation, source, chiefComplaintId } = value as Record<string, unknown>;
  return (
    Array.isArray(recommendations) &&
    recommendations.every(text => typeof text === 'string') &&
    typeof explanation === 'string' &&
    SOURCES.some(known => known === source) &&
    Number.isInteger(chiefComplaintId)
  );
}
