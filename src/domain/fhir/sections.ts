import type { CodeableConcept, Resource } from 'fhir/r4';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { symptomsOf } from '#domain/case/symptoms.ts';
import { responseOf } from '#domain/fhir/answers.ts';
import {
  allergyOf,
  allergyOfFinding,
  conditionOfFinding,
  conditionOfIllness,
  immunizationOf,
  medicationOf,
  observationInWords,
  observationOfFinding,
  pregnancyObservation,
  procedureOf,
  type Teller,
} from '#domain/fhir/clinical-resources.ts';
import { familyOf } from '#domain/fhir/family.ts';
import { clean, loinc } from '#domain/fhir/plain.ts';
import type { FindingPlace, KnownOfCase, Told } from '#domain/fhir/told.ts';
import { readMembers } from '#domain/pedigree/model/read-members.ts';
import { accidents } from '#domain/sections/accident.ts';
import { alcohol } from '#domain/sections/alcohol.ts';
import { livingConditions } from '#domain/sections/living-conditions.ts';
import { occupations } from '#domain/sections/occupation.ts';
import type { HistoryList, PlacedSection } from '#domain/sections/pages.ts';
import { pets } from '#domain/sections/pets.ts';
import { smoking } from '#domain/sections/smoking.ts';
import { travels } from '#domain/sections/travel.ts';
import { entryWords } from '#domain/summary/facts/entry-words.ts';

/** A section before its resources have addresses. */
export type DraftSection = {
  readonly title: string;
  readonly code: CodeableConcept;
  readonly resources: readonly Resource[];
  /** Said of a section without resources: asked, and there is none; in the words of the patient. */
  readonly denial: string | null;
};

const PREGNANT = { finding: { key: 'pregnancy', name: 'Pregnancy' }, isPresent: true } as const;

const CHIEF = loinc('10154-3', 'Chief complaint');

const NONE_KNOWN = /^no known (?:drug )?allerg/i;

/** The sections of the document: those of the International Patient Summary, and what else a history has. */
export function sectionsOf(
  told: Told,
  teller: Teller,
  illnessKeys: ReadonlyMap<string, string>,
): DraftSection[] {
  return [
    ...storySections(told, teller),
    ...pastSections(told, teller, illnessKeys),
    ...lifeSections(told, teller),
  ];
}

function storySections({ record, findings }: Told, teller: Teller): DraftSection[] {
  const symptoms = symptomsOf(record);
  const complaints = symptoms.map(({ id, text }) =>
    observationInWords(
      teller,
      id === record.chiefComplaint?.id ? CHIEF : { text: 'Associated symptom' },
      text,
    ),
  );
  const responses = symptoms.flatMap(symptom => responseOf(teller, symptom, record.answers) ?? []);
  return [
    drafted('Chief complaint', CHIEF, complaints),
    drafted('History of present illness', loinc('10164-2', 'History of Present illness'), responses),
    drafted(
      'Findings told and denied',
      loinc('10187-3', 'Review of systems'),
      known(findings, 'findings').map(each => observationOfFinding(teller, each)),
    ),
  ];
}

function pastSections(told: Told, teller: Teller, illnessKeys: ReadonlyMap<string, string>): DraftSection[] {
  const { record, findings } = told;
  const allergies = record.allergies.filter(({ allergenName }) => !NONE_KNOWN.test(clean(allergenName)));
  const noAllergies =
    allergies.length < record.allergies.length ? 'No known allergies.' : denial(told, 'allergies');
  return [
    drafted(
      'Problems',
      loinc('11450-4', 'Problem list'),
      [
        ...record.pastMedicalIllnesses.map(entry =>
          conditionOfIllness(teller, entry, illnessKeys.get(clean(entry.name).toLowerCase())),
        ),
        ...known(findings, 'problems').map(each => conditionOfFinding(teller, each)),
        ...record.accidentsInjuries.map(entry => inWords(teller, accidents, entry)),
      ],
      denial(told, 'pastMedicalIllnesses'),
    ),
    drafted(
      'Medications',
      loinc('10160-0', 'History of Medication use'),
      [
        ...record.medicationHistory.map(entry => medicationOf(teller, entry)),
        ...known(findings, 'medicines').map(each => observationOfFinding(teller, each)),
      ],
      denial(told, 'medicationHistory'),
    ),
    drafted(
      'Allergies and intolerances',
      loinc('48765-2', 'Allergies and adverse reactions'),
      [
        ...allergies.map(entry => allergyOf(teller, entry)),
        ...known(findings, 'allergies').map(each => allergyOfFinding(teller, each)),
      ],
      noAllergies,
    ),
    drafted(
      'Past procedures',
      loinc('47519-4', 'History of Procedures'),
      [
        ...record.pastSurgicalHistory.map(entry =>
          procedureOf(teller, entry.surgeryName, entry.surgeryDate, entry),
        ),
        ...record.transfusionHistory.map(entry =>
          procedureOf(teller, `Transfusion: ${clean(entry.transfusionType)}`, entry.transfusionDate, entry),
        ),
      ],
      denial(told, 'pastSurgicalHistory'),
    ),
  ];
}

const SOCIAL: readonly (readonly [section: PlacedSection, code: CodeableConcept])[] = [
  [smoking, loinc('72166-2', 'Tobacco smoking status')],
  [alcohol, loinc('11331-6', 'History of Alcohol use')],
  [occupations, loinc('11340-3', 'History of Occupation')],
  [travels, loinc('10182-4', 'History of Travel')],
  [livingConditions, { text: 'Living conditions' }],
  [pets, { text: 'Pets' }],
];

function lifeSections(told: Told, teller: Teller): DraftSection[] {
  const { record, findings } = told;
  const vaccinations = record.vaccinationHistory.map(entry => immunizationOf(teller, entry));
  const family = [
    ...familyOf(teller, readMembers(record.familyHistory)),
    ...known(findings, 'family').map(each => observationOfFinding(teller, each)),
  ];
  const pregnancy = pregnancyOf(told, teller);
  return [
    // Only where told: that nobody spoke of vaccinations says nothing of them.
    ...(vaccinations.length > 0
      ? [drafted('Immunizations', loinc('11369-6', 'History of Immunization'), vaccinations)]
      : []),
    drafted('Social history', loinc('29762-2', 'Social history'), [
      ...SOCIAL.flatMap(([section, code]) => socialOf(told, teller, section, code)),
      ...known(findings, 'social').map(each => observationOfFinding(teller, each)),
    ]),
    ...(record.gender === 'Male' && pregnancy.length === 0
      ? []
      : [drafted('Pregnancy', loinc('10162-6', 'History of pregnancies'), pregnancy)]),
    drafted(
      'Family history',
      loinc('10157-6', 'History of family member diseases'),
      family,
      denial(told, 'familyHistory'),
    ),
  ];
}

/** What was told of it; where only a complaint or an answer says it, that it is so. */
function pregnancyOf({ findings, isPregnant }: Told, teller: Teller) {
  const told = known(findings, 'pregnancy').map(each => pregnancyObservation(teller, each));
  return told.length === 0 && isPregnant ? [pregnancyObservation(teller, PREGNANT)] : told;
}

/** What was recorded, or the words in which all of it was denied. */
function socialOf(
  { record, negatives }: Told,
  teller: Teller,
  section: PlacedSection,
  code: CodeableConcept,
) {
  const denied = negatives.get(section.key);
  const words = record[section.key].map(entry => wordsOf(section, entry));
  return [...words, ...(denied && words.length === 0 ? [denied.told] : [])].map(text =>
    observationInWords(teller, code, text),
  );
}

function inWords(teller: Teller, section: PlacedSection, entry: HistoryEntry) {
  return observationInWords(teller, { text: section.title }, wordsOf(section, entry));
}

function wordsOf(section: PlacedSection, entry: HistoryEntry): string {
  const { line, rest } = entryWords(section, entry);
  return [line, ...rest].join('. ');
}

function known(findings: Told['findings'], place: FindingPlace): readonly KnownOfCase[] {
  return findings.get(place) ?? [];
}

function denial({ negatives }: Told, list: HistoryList): string | null {
  return negatives.get(list)?.told ?? null;
}

function drafted(
  title: string,
  code: CodeableConcept,
  resources: readonly Resource[],
  denied: string | null = null,
): DraftSection {
  return { title, code, resources, denial: denied };
}
