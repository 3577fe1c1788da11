/** The eleven sections of the summary contract, names to the letter (specification 22.2). */
export type StructuredHistory = {
  readonly PatientProfile: string;
  readonly ChiefComplaint: string;
  readonly Associatedsymptoms: string;
  readonly ReviewOfSystems: string;
  readonly PastMedicalHistory: string;
  readonly PastSurgicalHistory: string;
  readonly AccidentsAndInjuries: string;
  readonly MedicationHistory: string;
  readonly FamilyHistory: string;
  readonly SocialHistory: string;
  readonly FamilyDiagramImage: string;
};

/** The sections that are text. */
export type TextSection = Exclude<keyof StructuredHistory, 'FamilyDiagramImage'>;

/** The sections that are text, in the order a case is presented, with their headings. */
export const SECTION_TITLES = [
  ['PatientProfile', 'Patient profile'],
  ['ChiefComplaint', 'Chief complaint'],
  ['Associatedsymptoms', 'Associated symptoms'],
  ['ReviewOfSystems', 'Review of systems'],
  ['PastMedicalHistory', 'Past medical history'],
  ['PastSurgicalHistory', 'Past surgical history'],
  ['AccidentsAndInjuries', 'Accidents and injuries'],
  ['MedicationHistory', 'Medication history'],
  ['FamilyHistory', 'Family history'],
  ['SocialHistory', 'Social history'],
] as const satisfies readonly (readonly [TextSection, string])[];
