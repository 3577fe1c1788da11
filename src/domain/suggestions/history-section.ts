/** The history sections one can ask recommendations for (specification 13.19). */
export const HISTORY_SECTIONS = [
  'past_medical',
  'past_surgical',
  'accidents_injuries',
  'medications',
  'family',
  'social',
] as const;

export type HistorySectionKey = (typeof HISTORY_SECTIONS)[number];
