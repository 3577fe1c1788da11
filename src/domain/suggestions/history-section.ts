/** The history sections one can ask recommendations for (history steps, section 3, "AI history sections"). */
export const HISTORY_SECTIONS = [
  'past_medical',
  'past_surgical',
  'accidents_injuries',
  'medications',
  'family',
  'social',
] as const;

export type HistorySectionKey = (typeof HISTORY_SECTIONS)[number];

/** The page on which a section's recommendations stand. */
const SECTION_AT: Readonly<Record<string, HistorySectionKey>> = {
  '/past-medical-illnesses': 'past_medical',
  '/past-surgical-history': 'past_surgical',
  '/accidents-injuries': 'accidents_injuries',
  '/medication-history': 'medications',
  '/family-history': 'family',
  '/social-history': 'social',
};

/** The section whose recommendations belong on the page at `path`; undefined elsewhere. */
export function historySectionAt(path: string): HistorySectionKey | undefined {
  return SECTION_AT[path];
}
