import { fields, oneOf, type Reader, text, wholeListOf, wholeNumber } from '#domain/reading/reader.ts';
import { HISTORY_SECTIONS, type HistorySectionKey } from '#domain/suggestions/history-section.ts';
import { SOURCES, type SuggestionSource } from '#domain/suggestions/symptom-analysis.ts';
import { storedItem } from '#web/case/stored-item.ts';
import { storedStore } from '#web/case/stored-store.ts';

/** What was recommended for a section, and for which complaint. */
export type Recommendations = {
  readonly recommendations: readonly string[];
  readonly explanation: string;
  readonly source: SuggestionSource;
  readonly chiefComplaintId: number;
};

type Cache = { readonly [section in HistorySectionKey]?: Recommendations };

const recommendations: Reader<Recommendations> = fields({
  recommendations: wholeListOf(text),
  explanation: text,
  source: oneOf(SOURCES),
  chiefComplaintId: wholeNumber,
});

/** The recommendations of the case in progress, section by section; kept in the browser. */
export const useRecommendationCache = storedStore(
  storedItem<Cache>('recommendations', {
    initial: () => ({}),
    read: fields({}, Object.fromEntries(HISTORY_SECTIONS.map(section => [section, recommendations]))),
  }),
);

/** Keeps the recommendations of a section. */
export function storeRecommendations(section: HistorySectionKey, recommended: Recommendations): void {
  useRecommendationCache.setState({ [section]: recommended });
}
