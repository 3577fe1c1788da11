import { describe, expect, expectTypeOf, it } from 'vitest';
import type { HistoryEntry } from '#domain/case/patient-record.ts';
import { holds } from '#domain/sections/conditions.ts';
import { emptyEntry, errorsIn, settleEntry, visibleFields } from '#domain/sections/entry.ts';
import type { ChoiceField, Field, When } from '#domain/sections/field.ts';
import { PAGES } from '#domain/sections/pages.ts';
import type { pets } from '#domain/sections/pets.ts';
import type { EntryOf, Section } from '#domain/sections/section.ts';

const SECTIONS = PAGES.flatMap(page => page.sections);

function sectionOf(key: string): Section {
  const found = SECTIONS.find(section => section.key === key);
  if (!found) throw new Error(`There is no section ${key}`);
  return found;
}

function fieldOf(key: string, name: string): Field {
  const field = sectionOf(key).fields[name];
  if (!field) throw new Error(`${key} has no field ${name}`);
  return field;
}

/** The specification's required messages of an empty entry, by section (history steps, section 5). */
const REQUIRED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pastMedicalIllnesses: {
    name: 'Illness name is required',
    onsetDate: 'Onset date is required',
    diagnosisMethod: 'Diagnosis method is required',
    diagnosingHospital: 'Diagnosing hospital is required',
  },
  pastSurgicalHistory: {
    surgeryName: 'Surgery name is required',
    surgeryDate: 'Surgery date is required',
    hospital: 'Hospital is required',
    duration: 'Duration is required',
  },
  transfusionHistory: {
    transfusionDate: 'Transfusion date is required',
    transfusionType: 'Transfusion type is required',
    indication: 'Indication is required',
    hospital: 'Hospital is required',
  },
  accidentsInjuries: {
    accidentDate: 'Accident date is required',
    injuryType: 'Injury type is required',
    cause: 'Cause of injury is required',
  },
  medicationHistory: {
    commercialName: 'Commercial name is required',
    components: 'At least one active ingredient is required',
    dosage: 'Dosage is required',
    frequency: 'Frequency is required',
    prescribingSpecialist: 'Prescribing specialist is required for prescribed medications',
    indication: 'Indication/reason is required',
    startDate: 'Start date is required',
  },
  allergies: {
    allergenName: 'Allergen name is required',
    symptoms: 'At least one symptom is required',
  },
  travelHistory: {
    destination: 'Destination is required',
    travelDate: 'Travel date is required',
    returnDate: 'Return date is required',
  },
  vaccinationHistory: { dateReceived: 'Date received is required' },
  occupationalHistory: { occupation: 'Occupation title is required' },
  smokingHistory: {},
  alcoholHistory: {},
  livingConditions: {},
  petHistory: {},
};

const COMPLICATIONS = 'Complications field is required (enter "None" if no complications)';

/** Messages that appear only in a certain entry: section, what was entered, field, message. */
const CONDITIONAL: readonly (readonly [
  string,
  Readonly<Record<string, unknown>>,
  string,
  string | undefined,
])[] = [
  ['pastMedicalIllnesses', { hasDisability: true }, 'disabilityDetails', 'Please describe the disability'],
  ['pastSurgicalHistory', { complications: ' ' }, 'complications', COMPLICATIONS],
  ['transfusionHistory', { complications: '' }, 'complications', COMPLICATIONS],
  ['transfusionHistory', { unitsTransfused: 0 }, 'unitsTransfused', 'Number of units must be at least 1'],
  ['accidentsInjuries', { complications: '' }, 'complications', COMPLICATIONS],
  ['accidentsInjuries', { location: '' }, 'location', 'Location is required'],
  [
    'accidentsInjuries',
    { injuryType: 'Other (specify)' },
    'customInjuryType',
    'Please specify the injury type',
  ],
  ['accidentsInjuries', { cause: 'Other (specify)' }, 'customCause', 'Please specify the cause'],
  [
    'accidentsInjuries',
    { hospitalization: true },
    'hospitalName',
    'Hospital name is required when hospitalized',
  ],
  [
    'accidentsInjuries',
    { permanentEffects: true },
    'permanentEffectsDetails',
    'Please describe the permanent effects',
  ],
  [
    'accidentsInjuries',
    { rehabilitationRequired: true },
    'rehabilitationDetails',
    'Please provide rehabilitation details',
  ],
  ['medicationHistory', { route: '' }, 'route', 'Route is required'],
  ['medicationHistory', { prescriptionType: 'Over-the-Counter' }, 'prescribingSpecialist', undefined],
  ...['Patch Test', 'Skin Prick Test', 'Blood Test (RAST)', 'Oral Challenge'].map(
    discoveryMethod =>
      [
        'allergies',
        { discoveryMethod },
        'diagnosingSpecialist',
        'Specialist information is required for this discovery method',
      ] as const,
  ),
  ['allergies', { discoveryMethod: 'Medical Emergency' }, 'diagnosingSpecialist', undefined],
];

/** Number limits of section 9. */
const LIMITS: readonly (readonly [string, string, number, number])[] = [
  ['pastMedicalIllnesses', 'erVisits', 0, 999],
  ['transfusionHistory', 'unitsTransfused', 1, 20],
  ['pastSurgicalHistory', 'lengthOfStay', 0, 10000],
  ['accidentsInjuries', 'lengthOfStay', 0, 365],
  ['smokingHistory', 'quitAttempts', 0, 50],
  ['smokingHistory', 'quitDuration', 0, 100],
  ['alcoholHistory', 'quitAttempts', 0, 50],
  ['vaccinationHistory', 'ageAtVaccination', 0, 120],
  ['livingConditions', 'residenceFloor', 1, 100],
  ['livingConditions', 'householdMembers', 1, 50],
  ['petHistory', 'petCount', 1, 50],
  ['petHistory', 'yearsOwned', 0, 50],
  ['occupationalHistory', 'hoursPerWeek', 1, 168],
];

/** Defaults of sections 3 and 9. */
const DEFAULTS: readonly (readonly [string, string, unknown])[] = [
  ['pastMedicalIllnesses', 'medicationCompliance', 'Good'],
  ['pastMedicalIllnesses', 'readingType', 'None'],
  ['pastMedicalIllnesses', 'erVisits', 0],
  ['pastSurgicalHistory', 'anesthesiaType', 'General'],
  ['pastSurgicalHistory', 'complications', 'None'],
  ['transfusionHistory', 'unitsTransfused', 1],
  ['transfusionHistory', 'complications', 'None'],
  ['accidentsInjuries', 'location', 'Home'],
  ['accidentsInjuries', 'stayUnit', 'Days'],
  ['accidentsInjuries', 'complications', 'None'],
  ['medicationHistory', 'compliance', 'Good'],
  ['medicationHistory', 'route', 'Oral'],
  ['medicationHistory', 'prescriptionType', 'Prescribed'],
  ['medicationHistory', 'sideEffects', 'None'],
  ['allergies', 'reactionType', 'Mild'],
  ['smokingHistory', 'frequency', 'per day'],
  ['livingConditions', 'residenceFloor', 1],
  ['livingConditions', 'elevatorAccess', true],
  ['petHistory', 'indoorOutdoor', 'Indoor'],
  ['occupationalHistory', 'currentlyEmployed', true],
];

/** Enumerations of section 3: names to the letter where the specification has them, and how many there are. */
const OPTIONS: readonly (readonly [string, string, number, string])[] = [
  ['pastMedicalIllnesses', 'medicationCompliance', 5, 'Excellent, Good, Fair, Poor, Not Applicable'],
  ['pastSurgicalHistory', 'anesthesiaType', 4, 'General, Regional, Local, Sedation'],
  [
    'transfusionHistory',
    'transfusionType',
    10,
    'Packed Red Blood Cells (PRBC), Platelets, Fresh Frozen Plasma (FFP), Cryoprecipitate, Whole Blood, Albumin, Immunoglobulin (IVIG), Factor VIII, Factor IX, Other',
  ],
  [
    'accidentsInjuries',
    'injuryType',
    23,
    'Fracture, Sprain/Strain, Laceration/Cut, Burn, Concussion, Internal Injury, Amputation, Dislocation, Crush Injury, Puncture Wound, Animal Bite, Traumatic Brain Injury, Spinal Cord Injury, Whiplash, Contusion/Bruise, Eye Injury, Dental Injury, Poisoning, Electrical Injury, Drowning/Near-Drowning, Frostbite, Heat Stroke/Exhaustion, Other (specify)',
  ],
  [
    'accidentsInjuries',
    'cause',
    18,
    'Fall, Motor Vehicle Accident, Sports Injury, Work-related Accident, Assault, Domestic Accident, Pedestrian Accident, Bicycle Accident, Motorcycle Accident, Animal-related, Machinery/Tool Accident, Recreational Activity, Natural Disaster, Fire/Explosion, Water-related Accident, Medical Procedure Complication, Self-inflicted, Other (specify)',
  ],
  [
    'accidentsInjuries',
    'location',
    9,
    'Home, Work, School, Public Place, Road/Highway, Sports Facility, Hospital/Medical Facility, Recreational Area, Other',
  ],
  ['accidentsInjuries', 'stayUnit', 3, 'Hours, Days, Weeks'],
  [
    'accidentsInjuries',
    'treatmentReceived',
    13,
    'Surgery, Cast/Splint, Sutures/Stitches, Medication, Physical Therapy, Occupational Therapy, Wound Care, Pain Management, Immobilization, Traction, Blood Transfusion, Respiratory Support, Antibiotics',
  ],
  [
    'medicationHistory',
    'route',
    12,
    'Oral, Intravenous (IV), Intramuscular (IM), Subcutaneous (SC), Topical, Inhalation, Sublingual, Rectal, Transdermal, Nasal, Ophthalmic, Otic',
  ],
  ['medicationHistory', 'prescriptionType', 3, 'Prescribed, Over-the-Counter, Herbal/Supplement'],
  [
    'medicationHistory',
    'prescribingSpecialist',
    20,
    'General Practitioner, Cardiologist, Endocrinologist, Neurologist, Psychiatrist, Orthopedist, Dermatologist, Gastroenterologist, Pulmonologist, Nephrologist, Oncologist, Rheumatologist, Urologist, Gynecologist, Ophthalmologist, ENT Specialist, Emergency Physician, Pharmacist, Self-prescribed, Other',
  ],
  ['medicationHistory', 'compliance', 5, 'Excellent, Good, Fair, Poor, Stopped'],
  ['allergies', 'allergenType', 5, 'Medication, Food, Environmental, Contact, Other'],
  ['allergies', 'reactionType', 4, 'Mild, Moderate, Severe, Anaphylactic'],
  ['allergies', 'symptoms', 22, ''],
  [
    'allergies',
    'discoveryMethod',
    8,
    'Self-observed, Patch Test, Skin Prick Test, Blood Test (RAST), Oral Challenge, Medical Emergency, Family History, Other',
  ],
  [
    'allergies',
    'diagnosingSpecialist',
    7,
    'Allergist/Immunologist, Dermatologist, Emergency Physician, General Practitioner, Pediatrician, Pulmonologist, Other',
  ],
  [
    'smokingHistory',
    'smokingType',
    7,
    'Cigarettes, E-cigarettes/Vaping, Cigars, Pipe, Hookah/Shisha, Marijuana, Other tobacco products',
  ],
  ['smokingHistory', 'currentStatus', 3, 'Current, Former, Secondhand Only'],
  [
    'smokingHistory',
    'quitMethods',
    8,
    'Cold turkey, Nicotine patches, Nicotine gum, Prescription medication, Counseling/Support groups, Gradual reduction, Alternative therapies, Other',
  ],
  ['alcoholHistory', 'alcoholType', 6, 'Beer, Wine, Spirits/Liquor, Mixed drinks, All types, Other'],
  ['alcoholHistory', 'currentStatus', 2, 'Current, Former'],
  [
    'alcoholHistory',
    'frequency',
    6,
    'Daily, Several times a week, Weekly, Monthly, Occasionally, Special occasions only',
  ],
  [
    'alcoholHistory',
    'problemsRelated',
    9,
    'Legal issues, Work/School problems, Relationship problems, Health problems, Financial problems, Blackouts/Memory loss, Injuries while intoxicated, DUI/DWI, Treatment/Rehab',
  ],
  [
    'travelHistory',
    'purpose',
    9,
    'Tourism/Vacation, Business, Visiting family/friends, Medical treatment, Education/Study, Work assignment, Religious pilgrimage, Volunteer work, Other',
  ],
  [
    'travelHistory',
    'vaccinesReceived',
    13,
    'Yellow Fever, Hepatitis A, Hepatitis B, Typhoid, Japanese Encephalitis, Meningococcal, Rabies, Cholera, Polio booster, MMR booster, Tetanus/Diphtheria booster, Influenza, COVID-19',
  ],
  ['travelHistory', 'prophylacticMedications', 6, ''],
  ['vaccinationHistory', 'vaccineName', 24, ''],
  [
    'vaccinationHistory',
    'administeredBy',
    11,
    'Primary Care Physician, Pediatrician, Travel Clinic, Pharmacy, Public Health Department, Occupational Health, Hospital, Urgent Care, School/University, Military, Other',
  ],
  [
    'livingConditions',
    'housingType',
    10,
    'Single-family home, Apartment/Condominium, Townhouse, Mobile home, Assisted living facility, Nursing home, Homeless shelter, Temporary housing, Group home, Dormitory',
  ],
  [
    'livingConditions',
    'housingStability',
    6,
    'Stable long-term, Stable short-term, At risk of losing housing, Temporary housing, Unstable/Homeless, Recently relocated',
  ],
  [
    'livingConditions',
    'environmentalConcerns',
    11,
    'Mold, Lead paint/pipes, Asbestos, Poor ventilation, Pest infestation, Excessive noise, Air pollution, Water quality issues, Inadequate heating/cooling, Safety hazards, Overcrowding',
  ],
  [
    'petHistory',
    'petType',
    9,
    'Dog, Cat, Bird, Fish, Reptile, Rodent (hamster, guinea pig, etc.), Rabbit, Farm animals, Exotic pet',
  ],
  ['petHistory', 'indoorOutdoor', 3, 'Indoor, Outdoor, Both'],
  [
    'occupationalHistory',
    'industry',
    16,
    'Healthcare, Education, Manufacturing, Construction, Retail, Food Service, Transportation, Technology, Finance, Government, Agriculture, Mining, Military, Entertainment, Legal, Other',
  ],
  [
    'occupationalHistory',
    'exposureTypes',
    15,
    'Chemicals, Dust/Particulates, Radiation, Noise, Biological agents, Heavy metals, Asbestos, Silica, Pesticides, Solvents, Vibration, Extreme temperatures, Repetitive motion, Heavy lifting, Other',
  ],
];

/** The least that has to be entered for a condition to hold. */
function entered(when: When): Record<string, unknown> {
  if (typeof when === 'string') return { [when]: true };
  const values = Object.entries(when).map(([field, allowed]) => {
    const value = allowed.find(one => one !== '') ?? '';
    return [field, value === 'true' || value === 'false' ? value === 'true' : value];
  });
  return Object.fromEntries(values);
}

/** Whether a field can take what a condition asks of it. */
function canTake(field: Field | undefined, value: unknown): boolean {
  if (field?.kind === 'flag') return typeof value === 'boolean';
  return field?.kind === 'choice' && listed(field).includes(String(value));
}

function listed(field: ChoiceField): readonly string[] {
  if ('by' in field.options) return Object.values(field.options.of).flat();
  return 'from' in field.options ? [] : field.options;
}

describe.each(SECTIONS.map(section => [section.title, section] as const))('%s', (_, section) => {
  const empty = emptyEntry(section, 'x');

  it('shows exactly its required messages for an empty entry', () => {
    expect(errorsIn(section, empty)).toEqual(REQUIRED[section.key]);
  });

  const conditional = Object.entries(section.fields).flatMap(([name, field]) =>
    field.when === undefined ? [] : [[name, field, field.when] as const],
  );

  for (const [name, field, when] of conditional) {
    it(`shows '${field.label}' under its condition and hides its error otherwise`, () => {
      const values = entered(when);
      for (const [other, value] of Object.entries(values)) {
        expect(canTake(section.fields[other], value), `${other} = ${value}`).toBe(true);
      }
      const shown: HistoryEntry = { ...empty, ...values, id: 'x' };
      expect(visibleFields(section, shown)).toContain(name);
      const hiding: HistoryEntry = { ...shown, ...opposite(section, when), id: 'x' };
      expect(holds(when, hiding)).toBe(false);
      expect(errorsIn(section, hiding)).not.toHaveProperty(name);
      expect(settleEntry(section, { ...hiding, [name]: 'left over' })[name]).toEqual(empty[name]);
    });
  }

  it('names every field it refers to', () => {
    for (const field of Object.values(section.fields)) {
      const named = [
        ...(field.when === undefined ? [] : Object.keys(entered(field.when))),
        ...(field.kind === 'choice' && field.otherIn ? [field.otherIn] : []),
        ...(field.kind === 'date' && field.notBefore ? [field.notBefore] : []),
        ...(field.kind === 'choice' && 'by' in field.options ? [field.options.by] : []),
      ];
      for (const name of named) expect(section.fields).toHaveProperty(name);
    }
  });

  it('asks before it removes, and says what is empty', () => {
    expect(section.removal.title).toMatch(/^Remove /);
    expect(section.empty).toMatch(/^No .* recorded$/);
  });
});

/** What makes a condition fail. */
function opposite(section: Section, when: When): Record<string, unknown> {
  if (typeof when === 'string') return { [when]: false };
  const [field = ''] = Object.keys(when);
  if (section.fields[field]?.kind === 'flag') return { [field]: !entered(when)[field] };
  return { [field]: 'something else' };
}

describe('The specification', () => {
  for (const [key, values, name, message] of CONDITIONAL) {
    it(`says '${message ?? 'nothing'}' about ${name} with ${JSON.stringify(values)}`, () => {
      const section = sectionOf(key);
      expect(errorsIn(section, { ...emptyEntry(section, 'x'), ...values })[name]).toBe(message);
    });
  }

  for (const [key, name, min, max] of LIMITS) {
    it(`limits ${name} of ${key} to ${min} to ${max}`, () => {
      const section = sectionOf(key);
      expect(fieldOf(key, name)).toMatchObject({ min, max });
      const when = fieldOf(key, name).when;
      const base = { ...emptyEntry(section, 'x'), ...(when && entered(when)) };
      expect(settleEntry(section, { ...base, [name]: max + 1 })[name]).toBe(max);
      expect(settleEntry(section, { ...base, [name]: -5 })[name]).toBe(min);
      expect(settleEntry(section, { ...base, [name]: 'abc' })[name]).toBe(
        section.key === 'occupationalHistory' ? 0 : min,
      );
    });
  }

  for (const [key, name, value] of DEFAULTS) {
    it(`starts ${name} of ${key} as ${value}`, () => {
      expect(emptyEntry(sectionOf(key), 'x')[name]).toBe(value);
    });
  }

  for (const [key, name, count, texts] of OPTIONS) {
    it(`lists ${count} options for ${name} of ${key}`, () => {
      const field = fieldOf(key, name);
      const options = field.kind === 'choice' ? listed(field) : field.kind === 'choices' ? field.options : [];
      expect(new Set(options).size).toBe(count);
      if (texts !== '') expect(options.join(', ')).toBe(texts);
    });
  }

  it('puts the seven sections of the social history in this order', () => {
    const social = PAGES.find(({ path }) => path === '/social-history');
    expect(social?.sections.map(({ title }) => title)).toEqual([
      'Smoking History',
      'Alcohol History',
      'Travel History',
      'Vaccination History',
      'Living Conditions',
      'Pet History',
      'Occupational History',
    ]);
  });

  it('names the empty states and the removals', () => {
    const words = (key: string) => [sectionOf(key).empty, sectionOf(key).removal.title];
    expect(words('transfusionHistory')).toEqual([
      'No transfusion history recorded',
      'Remove Transfusion Record',
    ]);
    expect(words('accidentsInjuries')).toEqual([
      'No accidents or injuries recorded',
      'Remove Accident/Injury Record',
    ]);
    expect(words('allergies')[0]).toBe('No allergies recorded');
    expect(words('pastMedicalIllnesses')[1]).toBe('Remove Medical Condition');
    expect(words('pastSurgicalHistory')[1]).toBe('Remove Surgical Procedure');
    expect(sectionOf('pastMedicalIllnesses').catalogue?.nothingFound).toBe(
      'No medical conditions found matching your search.',
    );
  });

  it('refuses a second record of smoking, alcohol and living conditions only', () => {
    const single = SECTIONS.filter(({ limit }) => limit === 'one').map(({ key }) => key);
    expect(single).toEqual(['smokingHistory', 'alcoholHistory', 'livingConditions']);
  });
});

it('An entry has the types of its fields', () => {
  type Pet = EntryOf<typeof pets>;
  expectTypeOf<Pet['petType']>().toEqualTypeOf<string>();
  expectTypeOf<Pet['petCount']>().toEqualTypeOf<number>();
  expectTypeOf<Pet['petAllergies']>().toEqualTypeOf<boolean>();
});
