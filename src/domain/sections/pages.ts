import { accidents } from '#domain/sections/accident.ts';
import { alcohol } from '#domain/sections/alcohol.ts';
import { allergies } from '#domain/sections/allergy.ts';
import { illnesses } from '#domain/sections/illness.ts';
import { livingConditions } from '#domain/sections/living-conditions.ts';
import { medications } from '#domain/sections/medication.ts';
import { occupations } from '#domain/sections/occupation.ts';
import { pets } from '#domain/sections/pets.ts';
import type { Section } from '#domain/sections/section.ts';
import { smoking } from '#domain/sections/smoking.ts';
import { surgeries } from '#domain/sections/surgery.ts';
import { transfusions } from '#domain/sections/transfusion.ts';
import { travels } from '#domain/sections/travel.ts';
import { vaccinations } from '#domain/sections/vaccination.ts';

/** The section of the summary contract that tells a page. */
export type SummarySection =
  | 'PastMedicalHistory'
  | 'PastSurgicalHistory'
  | 'AccidentsAndInjuries'
  | 'MedicationHistory'
  | 'SocialHistory';

export type HistoryPage = {
  readonly path: string;
  readonly summary: SummarySection;
  readonly title: string;
  /** One sentence under the title: what to ask here. */
  readonly lead: string;
  /** In the order of the page. */
  readonly sections: readonly Section[];
};

/** Which sections stand on which page. A new section is one file and one line here. */
export const PAGES: readonly HistoryPage[] = [
  {
    path: '/past-medical-illnesses',
    summary: 'PastMedicalHistory',
    title: 'Past Medical History',
    lead: 'Which illnesses has the patient had, and how are they now?',
    sections: [illnesses],
  },
  {
    path: '/past-surgical-history',
    summary: 'PastSurgicalHistory',
    title: 'Past Surgical History',
    lead: 'Which operations and transfusions has the patient had?',
    sections: [surgeries, transfusions],
  },
  {
    path: '/accidents-injuries',
    summary: 'AccidentsAndInjuries',
    title: 'Accidents & Injuries',
    lead: 'Which accidents and injuries left a mark?',
    sections: [accidents],
  },
  {
    path: '/medication-history',
    summary: 'MedicationHistory',
    title: 'Medication History',
    lead: 'What does the patient take, and what can the patient not tolerate?',
    sections: [medications, allergies],
  },
  {
    path: '/social-history',
    summary: 'SocialHistory',
    title: 'Social History',
    lead: 'How does the patient live, work and travel?',
    sections: [smoking, alcohol, travels, vaccinations, livingConditions, pets, occupations],
  },
];
