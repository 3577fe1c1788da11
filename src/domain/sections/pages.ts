import { accidents } from '#domain/sections/accident.ts';
import { alcohol } from '#domain/sections/alcohol.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { livingConditions } from '#domain/sections/living-conditions.ts';
import { medications } from '#domain/sections/medication.ts';
import { FAMILY_NEGATIVE, type Negative } from '#domain/sections/negative.ts';
import { occupations } from '#domain/sections/occupation.ts';
import { pets } from '#domain/sections/pets.ts';
import type { Section } from '#domain/sections/section.ts';
import { smoking } from '#domain/sections/smoking.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { transfusions } from '#domain/sections/transfusion.ts';
import { travels } from '#domain/sections/travel.ts';
import { vaccinations } from '#domain/sections/vaccination.ts';
import type { HistorySectionKey } from '#domain/suggestions/history-section.ts';

/** The section of the summary contract that tells a page. */
export type SummarySection =
  | 'PastMedicalHistory'
  | 'PastSurgicalHistory'
  | 'AccidentsAndInjuries'
  | 'MedicationHistory'
  | 'SocialHistory';

type PageOf<S extends Section> = {
  readonly summary: SummarySection;
  /** Whose recommendations stand on the page. */
  readonly recommended: HistorySectionKey;
  readonly title: string;
  /** One sentence under the title: what to ask here. */
  readonly lead: string;
  /** In the order of the page, in which the summary and the full text tell them too. */
  readonly sections: readonly S[];
};

export const pastMedicalPage = {
  summary: 'PastMedicalHistory',
  recommended: 'past_medical',
  title: 'Past Medical History',
  lead: 'Which illnesses has the patient had, and how are they now?',
  sections: [illnesses],
} as const satisfies PageOf<Section>;

export const pastSurgicalPage = {
  summary: 'PastSurgicalHistory',
  recommended: 'past_surgical',
  title: 'Past Surgical History',
  lead: 'Which operations and transfusions has the patient had?',
  sections: [surgeries, transfusions],
} as const satisfies PageOf<Section>;

export const accidentsPage = {
  summary: 'AccidentsAndInjuries',
  recommended: 'accidents_injuries',
  title: 'Accidents & Injuries',
  lead: 'Which accidents and injuries left a mark?',
  sections: [accidents],
} as const satisfies PageOf<Section>;

export const medicationPage = {
  summary: 'MedicationHistory',
  recommended: 'medications',
  title: 'Medication History',
  lead: 'What does the patient take, and what can the patient not tolerate?',
  sections: [medications, allergies],
} as const satisfies PageOf<Section>;

export const socialPage = {
  summary: 'SocialHistory',
  recommended: 'social',
  title: 'Social History',
  lead: 'How does the patient live, work and travel?',
  sections: [smoking, alcohol, travels, vaccinations, livingConditions, pets, occupations],
} as const satisfies PageOf<Section>;

/** Which sections stand on which page, in the order of the session. A new section is one file and its place in a page. */
const pages = [pastMedicalPage, pastSurgicalPage, accidentsPage, medicationPage, socialPage] as const;

type SectionKey = (typeof pages)[number]['sections'][number]['key'];

/** A section as it stands on a page: the case has a list for its entries. */
export type PlacedSection = Section & { readonly key: SectionKey };

export type HistoryPage = PageOf<PlacedSection>;

export const PAGES: readonly HistoryPage[] = pages;

/** Every section of past history, page by page. */
export const SECTIONS: readonly PlacedSection[] = PAGES.flatMap(({ sections }) => sections);

/** The lists of past history a case carries: one for each section, and the family. */
export type HistoryList = SectionKey | 'familyHistory';

export const HISTORY_LISTS: readonly HistoryList[] = [...SECTIONS.map(({ key }) => key), 'familyHistory'];

/** What one tap denies of each list that has such a tap, in the order of the session. */
export const NEGATIVES: ReadonlyMap<HistoryList, Negative> = new Map<HistoryList, Negative>([
  ...SECTIONS.flatMap(({ key, negative }) => (negative ? [[key, negative] as const] : [])),
  ['familyHistory', FAMILY_NEGATIVE],
]);
