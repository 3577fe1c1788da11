import { ROUTES, type Route } from '#domain/flow/routes.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

const PATHS: Readonly<Record<HistorySectionKey, Route>> = {
  past_medical: ROUTES.pastMedicalIllnesses,
  past_surgical: ROUTES.pastSurgicalHistory,
  accidents_injuries: ROUTES.accidentsInjuries,
  medications: ROUTES.medicationHistory,
  family: ROUTES.familyHistory,
  social: ROUTES.socialHistory,
};

/** The page on which a section of the history is asked about. */
export function pathOfHistory(section: HistorySectionKey): Route {
  return PATHS[section];
}
