import type { HistoryEntry, PatientRecord } from '#domain/case/patient-record.ts';
import { PAGES } from '#domain/sections/pages.ts';
import type { Section } from '#domain/sections/section.ts';
import { factsOf } from '#domain/summary/entry-text.ts';

/** Values that a physician says in other words, or not at all. */
const REWORDED: Readonly<Record<string, RegExp>> = {
  'accidentsInjuries.complications': /^None$/,
  'pastSurgicalHistory.complications': /^None$/,
  'transfusionHistory.complications': /^None$/,
  'accidentsInjuries.location': /./,
  'allergies.discoveryMethod': /./,
  'pastMedicalIllnesses.medicationCompliance': /^Not Applicable$/,
  'medicationHistory.compliance': /^Stopped$/,
  'medicationHistory.prescriptionType': /^Herbal/,
  'medicationHistory.sideEffects': /^None$/,
  'smokingHistory.currentStatus': /./,
  'smokingHistory.frequency': /^per /,
  'medicationHistory.frequency': /times? per day$/,
  'alcoholHistory.currentStatus': /./,
  'alcoholHistory.alcoholType': /^All types$/,
  'smokingHistory.quitAttempts': /^[12]$/,
  'alcoholHistory.quitAttempts': /^[12]$/,
  'livingConditions.householdMembers': /^1$/,
  'petHistory.petCount': /^1$/,
  'petHistory.indoorOutdoor': /^Both$/,
  'vaccinationHistory.administeredBy': /^Other$/,
  'pastSurgicalHistory.lengthOfStay': /^0 /,
  'accidentsInjuries.lengthOfStay': /^0 /,
  'vaccinationHistory.ageAtVaccination': /^0 /,
  'petHistory.yearsOwned': /^0 /,
};

/** Without spaces, commas and joints, on which a list and a line of a column may differ. */
const squeezed = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\s,]+/g, '')
    .replaceAll('and', '');

/** The recorded facts whose value is nowhere in a text; what is told in other words is passed over. */
export function factsMissingFrom(text: string, record: PatientRecord): string[] {
  const whole = squeezed(text);
  return PAGES.flatMap(({ sections }) => sections).flatMap(section =>
    record[section.key].flatMap(entry =>
      valuesOf(section, entry)
        .filter(([, value]) => !whole.includes(squeezed(value)))
        .map(([name, value]) => `${section.key}.${name}: ${value}`),
    ),
  );
}

function valuesOf(section: Section, entry: HistoryEntry): (readonly [string, string])[] {
  return factsOf(section, entry).flatMap(({ name, value }) => {
    const isOther = REWORDED[`${section.key}.${name}`]?.test(value);
    return isOther || typeof entry[name] === 'boolean' ? [] : [[name, value] as const];
  });
}
