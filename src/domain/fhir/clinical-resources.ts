import type {
  AllergyIntolerance,
  Condition,
  Immunization,
  MedicationStatement,
  Observation,
  Procedure,
  Reference,
} from 'fhir/r4';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { codeOfFinding } from '#domain/fhir/finding-codes.ts';
import {
  clean,
  concept,
  fhirDate,
  LOINC,
  loinc,
  NOT_RECORDED,
  noted,
  ofFhir,
  toldDate,
} from '#domain/fhir/plain.ts';
import type { KnownOfCase } from '#domain/fhir/told.ts';

/** Whom it is about, and when it was told. */
export type Teller = { readonly subject: Reference; readonly at: string };

const VERIFICATION = 'condition-ver-status';

/** A condition that was told or denied: nobody has confirmed what a patient says. */
export function conditionOfFinding({ subject, at }: Teller, { finding, isPresent }: KnownOfCase): Condition {
  return {
    resourceType: 'Condition',
    ...(isPresent && { clinicalStatus: ofFhir('condition-clinical', 'active') }),
    verificationStatus: ofFhir(VERIFICATION, isPresent ? 'unconfirmed' : 'refuted'),
    code: concept(finding.name, codeOfFinding(finding.key)),
    subject,
    recordedDate: at,
  };
}

/** An illness of past history. `findingKey` names the finding it is, where it is one. */
export function conditionOfIllness({ subject, at }: Teller, entry: HistoryEntry, findingKey = ''): Condition {
  return {
    resourceType: 'Condition',
    clinicalStatus: ofFhir('condition-clinical', 'active'),
    verificationStatus: ofFhir(VERIFICATION, 'unconfirmed'),
    category: [ofFhir('condition-category', 'problem-list-item')],
    code: concept(entry.name, codeOfFinding(findingKey)),
    subject,
    ...toldDate(entry.onsetDate, 'onsetDateTime', 'onsetString'),
    recordedDate: at,
    ...noted(entry.notes),
  };
}

/** A symptom, a sign, a habit or an exposure: there or not. */
export function observationOfFinding(
  { subject, at }: Teller,
  { finding, isPresent }: KnownOfCase,
): Observation {
  return {
    resourceType: 'Observation',
    status: 'preliminary',
    code: concept(finding.name, codeOfFinding(finding.key)),
    subject,
    effectiveDateTime: at,
    valueBoolean: isPresent,
  };
}

/** Something told in words: of the social history, an accident. */
export function observationInWords(
  { subject, at }: Teller,
  code: Observation['code'],
  words: string,
): Observation {
  return {
    resourceType: 'Observation',
    status: 'preliminary',
    code,
    subject,
    effectiveDateTime: at,
    valueString: clean(words) || NOT_RECORDED,
  };
}

const AGE_UNITS = { a: 'years', mo: 'months' } as const;

/** How old the patient is: the date of birth is not asked. */
export function ageObservation(
  { subject, at }: Teller,
  value: number,
  unit: keyof typeof AGE_UNITS,
): Observation {
  return {
    resourceType: 'Observation',
    status: 'final',
    code: loinc('30525-0', 'Age'),
    subject,
    effectiveDateTime: at,
    valueQuantity: { value, unit: AGE_UNITS[unit], system: 'http://unitsofmeasure.org', code: unit },
  };
}

/** Whether the patient is pregnant. */
export function pregnancyObservation(
  { subject, at }: Teller,
  { finding, isPresent }: PregnancyTold,
): Observation {
  const answer =
    finding.key === 'possible-pregnancy' && isPresent
      ? undefined
      : { system: LOINC, ...(isPresent ? PREGNANT : NOT_PREGNANT) };
  return {
    resourceType: 'Observation',
    status: 'preliminary',
    code: loinc('82810-3', 'Pregnancy status'),
    subject,
    effectiveDateTime: at,
    valueCodeableConcept: concept(isPresent ? finding.name : `Denied: ${finding.name}`, answer),
  };
}

type PregnancyTold = Pick<KnownOfCase, 'isPresent'> & {
  readonly finding: Pick<KnownOfCase['finding'], 'key' | 'name'>;
};

const PREGNANT = { code: 'LA15173-0', display: 'Pregnant' };
const NOT_PREGNANT = { code: 'LA26683-5', display: 'Not pregnant' };

/** A medicine of past history. */
export function medicationOf({ subject, at }: Teller, entry: HistoryEntry): MedicationStatement {
  const words = [entry.dosage, entry.frequency].map(clean).filter(Boolean).join(', ');
  const route = clean(entry.route);
  const start = fhirDate(entry.startDate);
  return {
    resourceType: 'MedicationStatement',
    status: entry.compliance === 'Stopped' ? 'stopped' : 'active',
    medicationCodeableConcept: concept(entry.commercialName),
    subject,
    ...(start !== undefined && { effectivePeriod: { start } }),
    dateAsserted: at,
    ...(words + route !== '' && {
      dosage: [{ ...(words !== '' && { text: words }), ...(route !== '' && { route: concept(route) }) }],
    }),
    ...noted(entry.notes),
  };
}

const CATEGORIES: Readonly<Record<string, NonNullable<AllergyIntolerance['category']>[number]>> = {
  Medication: 'medication',
  Food: 'food',
  Environmental: 'environment',
  Contact: 'environment',
};

const SEVERITIES: Readonly<Record<string, 'mild' | 'moderate' | 'severe'>> = {
  Mild: 'mild',
  Moderate: 'moderate',
  Severe: 'severe',
  Anaphylactic: 'severe',
};

/** An allergy of past history. */
export function allergyOf({ subject, at }: Teller, entry: HistoryEntry): AllergyIntolerance {
  const category = CATEGORIES[clean(entry.allergenType)];
  const severity = SEVERITIES[clean(entry.reactionType)];
  const symptoms = Array.isArray(entry.symptoms) ? entry.symptoms.map(clean).filter(Boolean) : [];
  return {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: ofFhir('allergyintolerance-clinical', 'active'),
    verificationStatus: ofFhir('allergyintolerance-verification', 'unconfirmed'),
    ...(category && { category: [category] }),
    ...(severity === 'severe' && { criticality: 'high' as const }),
    code: concept(entry.allergenName),
    patient: subject,
    ...toldDate(entry.onsetDate, 'onsetDateTime', 'onsetString'),
    recordedDate: at,
    ...noted(entry.notes),
    ...(symptoms.length > 0 && {
      reaction: [{ manifestation: symptoms.map(symptom => concept(symptom)), ...(severity && { severity }) }],
    }),
  };
}

/** A kind of allergy that was told or denied. */
export function allergyOfFinding(
  { subject, at }: Teller,
  { finding, isPresent }: KnownOfCase,
): AllergyIntolerance {
  return {
    resourceType: 'AllergyIntolerance',
    clinicalStatus: ofFhir('allergyintolerance-clinical', isPresent ? 'active' : 'inactive'),
    verificationStatus: ofFhir('allergyintolerance-verification', isPresent ? 'unconfirmed' : 'refuted'),
    code: concept(finding.name),
    patient: subject,
    recordedDate: at,
  };
}

/** An operation or a transfusion. */
export function procedureOf(
  { subject }: Teller,
  name: unknown,
  date: unknown,
  entry: HistoryEntry,
): Procedure {
  const complications = clean(entry.complications);
  return {
    resourceType: 'Procedure',
    status: 'completed',
    code: concept(name),
    subject,
    ...toldDate(date, 'performedDateTime', 'performedString'),
    ...(!/^(?:none)?$/i.test(complications) && { complication: [concept(complications)] }),
    ...noted(entry.notes),
  };
}

/** A vaccination. */
export function immunizationOf({ subject }: Teller, entry: HistoryEntry): Immunization {
  const told = toldDate(entry.dateReceived, 'occurrenceDateTime', 'occurrenceString');
  return {
    resourceType: 'Immunization',
    status: 'completed',
    vaccineCode: concept(entry.vaccineName),
    patient: subject,
    ...(Object.keys(told).length > 0 ? told : { occurrenceString: NOT_RECORDED }),
    ...noted(entry.notes),
  };
}
