import type { PatientBeside } from '#content/play/told-case.ts';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { emptyEntry } from '#domain/sections/entry.ts';
import { type PlacedSection, SECTIONS } from '#domain/sections/pages.ts';
import { condition, DEFAULT_SEVEN } from '#tests/examples/families.ts';

/** Who takes the histories of the twelve cases. */
export const TAKEN = { historyTaker: 'Maya Lind', historyTakerPosition: '4th Year Medical Student' } as const;

let lastId = 0;

/** An entry of a section with the section's defaults beside what is said. */
function entry(key: PlacedSection['key'], values: Readonly<Record<string, unknown>>): HistoryEntry {
  const section = SECTIONS.find(other => other.key === key);
  lastId += 1;
  const id = `e${lastId}`;
  return { ...(section ? emptyEntry(section, id) : {}), ...values, id };
}

const medicine = (name: string, dose: string, rest: Readonly<Record<string, unknown>>) =>
  entry('medicationHistory', {
    commercialName: `${name} ${dose}`,
    components: [
      { id: 'c', scientificName: name, concentration: dose.split(' ')[0], unit: dose.split(' ')[1] },
    ],
    dosage: '1 tablet(s)',
    frequency: '1 time per day',
    prescribingSpecialist: 'General Practitioner',
    ...rest,
  });

const readings = (...rows: readonly (readonly [string, string, string])[]) =>
  JSON.stringify(rows.map(([TestName, TestValue, TestUnit]) => ({ TestName, TestValue, TestUnit })));

const family = (relationship: string, rest: Partial<(typeof DEFAULT_SEVEN)[number]>) =>
  DEFAULT_SEVEN.map(member => (member.relationship === relationship ? { ...member, ...rest } : member));

const EARLY_HEART = DEFAULT_SEVEN.map(member => {
  if (member.relationship === 'Father')
    return {
      ...member,
      isAlive: false,
      ageAtDeath: 52,
      causeOfDeath: 'Heart attack',
      medicalConditions: [condition('Heart attack', 49)],
    };
  if (member.relationship === 'Grandfather (Paternal)')
    return { ...member, isAlive: false, ageAtDeath: 50, causeOfDeath: 'Heart attack' };
  if (member.relationship === 'Mother')
    return { ...member, currentAge: 81, medicalConditions: [condition('Type 2 diabetes', 60)] };
  return member;
});

/** A lorry driver with a heart attack in the family, and a rich history of his own. */
export const DRIVER: PatientBeside = {
  profile: {
    ...TAKEN,
    name: 'Thomas Reed',
    maritalStatus: 'Married',
    occupation: 'Lorry driver',
    residence: 'Leeds',
    admissionType: 'Emergency',
    familyHistory: EARLY_HEART,
    pastMedicalIllnesses: [
      entry('pastMedicalIllnesses', {
        name: 'Hypertension',
        onsetDate: '2012',
        diagnosisMethod: 'Ambulatory measurement',
        diagnosingHospital: 'Leeds General Infirmary',
        medicationCompliance: 'Fair',
      }),
      entry('pastMedicalIllnesses', {
        name: 'Hyperlipidaemia',
        onsetDate: '2016~',
        diagnosisMethod: 'Blood test',
        diagnosingHospital: 'Park Surgery',
        readingValue: readings(['LDL Cholesterol', '4.9', 'mmol/L'], ['LDL Cholesterol', '3.1', 'mmol/L']),
      }),
    ],
    pastSurgicalHistory: [
      entry('pastSurgicalHistory', {
        surgeryName: 'Appendicectomy',
        surgeryDate: '1988',
        hospital: 'Leeds',
        duration: '1',
        lengthOfStay: 3,
      }),
    ],
    medicationHistory: [
      medicine('Ramipril', '5 mg', { startDate: '2012', indication: 'hypertension' }),
      medicine('Atorvastatin', '40 mg', { startDate: '2016', indication: 'hyperlipidaemia' }),
    ],
    allergies: [
      entry('allergies', {
        allergenName: 'Penicillin',
        allergenType: 'Medication',
        reactionType: 'Severe',
        symptoms: ['Hives', 'Wheezing'],
      }),
    ],
    smokingHistory: [
      entry('smokingHistory', {
        smokingType: 'Cigarettes',
        currentStatus: 'Current',
        amount: '20',
        duration: '35 years',
        packYears: 35,
      }),
    ],
    alcoholHistory: [
      entry('alcoholHistory', {
        alcoholType: 'Beer',
        currentStatus: 'Current',
        amount: '6',
        frequency: 'Weekly',
      }),
    ],
  },
  words: {
    'own-words': 'It feels like somebody is standing on my chest',
    'own-ideas': 'My heart, like my father',
    'own-concerns': 'That I shall lose my licence',
    'own-expectations': 'To know whether it is a heart attack',
  },
};

/** A widower who takes much, and lives three floors up. */
export const WIDOWER: PatientBeside = {
  profile: {
    ...TAKEN,
    name: 'Walter Shaw',
    maritalStatus: 'Widowed',
    occupation: 'Retired',
    pastMedicalIllnesses: [
      entry('pastMedicalIllnesses', {
        name: 'Atrial fibrillation',
        onsetDate: '2019-03',
        diagnosisMethod: 'ECG',
        diagnosingHospital: 'City Hospital',
        erVisits: 2,
      }),
      entry('pastMedicalIllnesses', {
        name: 'Type 2 diabetes mellitus',
        onsetDate: '2008',
        diagnosisMethod: 'Blood test',
        diagnosingHospital: 'Health centre',
        readingValue: readings(['HbA1c', '8.1', '%'], ['HbA1c', '7.2', '%'], ['Creatinine', '1.4', 'mg/dL']),
      }),
      entry('pastMedicalIllnesses', {
        name: 'Osteoarthritis of the knees',
        onsetDate: '2011~',
        diagnosisMethod: 'X-ray',
        diagnosingHospital: 'City Hospital',
        medicationCompliance: 'Not Applicable',
        hasDisability: true,
        disabilityDetails: 'walks with a stick',
      }),
    ],
    pastSurgicalHistory: [
      entry('pastSurgicalHistory', {
        surgeryName: 'Cholecystectomy',
        surgeryDate: '1995',
        hospital: 'City Hospital',
        duration: '2',
        lengthOfStay: 5,
        complications: 'wound infection',
      }),
      entry('pastSurgicalHistory', {
        surgeryName: 'Hip replacement',
        surgeryDate: '1990',
        hospital: 'City Hospital',
        duration: '2',
      }),
    ],
    transfusionHistory: [
      entry('transfusionHistory', {
        transfusionDate: '1990',
        transfusionType: 'Packed Red Blood Cells (PRBC)',
        unitsTransfused: 2,
        indication: 'blood loss at operation',
        hospital: 'City Hospital',
      }),
    ],
    accidentsInjuries: [
      entry('accidentsInjuries', {
        accidentDate: '2021',
        injuryType: 'Fracture',
        cause: 'Fall',
        location: 'Home',
        hospitalization: true,
        hospitalName: 'City Hospital',
        lengthOfStay: 4,
        treatmentReceived: ['Cast/Splint', 'Physical Therapy'],
      }),
    ],
    medicationHistory: [
      medicine('Apixaban', '5 mg', {
        frequency: '2 times per day',
        startDate: '2019-03',
        indication: 'atrial fibrillation',
      }),
      medicine('Bisoprolol', '2.5 mg', {
        startDate: '2019-03',
        indication: 'atrial fibrillation',
        sideEffects: 'cold hands',
      }),
      medicine('Metformin', '1000 mg', {
        frequency: '2 times per day',
        startDate: '2008',
        indication: 'diabetes',
      }),
      medicine('Paracetamol', '500 mg', {
        frequency: 'As needed (PRN)',
        startDate: '2012',
        indication: 'knee pain',
        prescriptionType: 'Over-the-Counter',
        prescribingSpecialist: '',
      }),
    ],
    livingConditions: [
      entry('livingConditions', {
        housingType: 'Apartment/Condominium',
        housingStability: 'Stable long-term',
        residenceFloor: 3,
        elevatorAccess: false,
        householdMembers: 1,
      }),
    ],
    petHistory: [entry('petHistory', { petType: 'Cat', yearsOwned: 8 })],
    occupationalHistory: [
      entry('occupationalHistory', {
        occupation: 'Tailor',
        industry: 'Manufacturing',
        currentlyEmployed: false,
        startDate: '1965',
        endDate: '2005',
      }),
    ],
    familyHistory: family('Mother', {
      isAlive: false,
      ageAtDeath: 79,
      causeOfDeath: 'Stroke',
      medicalConditions: [condition('Stroke', 79)],
    }),
  },
  words: { 'own-words': 'I cannot get up the stairs any more without stopping' },
};
