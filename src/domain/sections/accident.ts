import { COMPLICATIONS_REQUIRED, OTHER_SPECIFY } from '#domain/sections/field.ts';
import { newestFirst } from '#domain/sections/newest-first.ts';
import { type EntryOf, section } from '#domain/sections/section.ts';

export const INJURY_TYPES = [
  'Fracture',
  'Sprain/Strain',
  'Laceration/Cut',
  'Burn',
  'Concussion',
  'Internal Injury',
  'Amputation',
  'Dislocation',
  'Crush Injury',
  'Puncture Wound',
  'Animal Bite',
  'Traumatic Brain Injury',
  'Spinal Cord Injury',
  'Whiplash',
  'Contusion/Bruise',
  'Eye Injury',
  'Dental Injury',
  'Poisoning',
  'Electrical Injury',
  'Drowning/Near-Drowning',
  'Frostbite',
  'Heat Stroke/Exhaustion',
  OTHER_SPECIFY,
] as const;

export const CAUSES = [
  'Fall',
  'Motor Vehicle Accident',
  'Sports Injury',
  'Work-related Accident',
  'Assault',
  'Domestic Accident',
  'Pedestrian Accident',
  'Bicycle Accident',
  'Motorcycle Accident',
  'Animal-related',
  'Machinery/Tool Accident',
  'Recreational Activity',
  'Natural Disaster',
  'Fire/Explosion',
  'Water-related Accident',
  'Medical Procedure Complication',
  'Self-inflicted',
  OTHER_SPECIFY,
] as const;

export const INJURY_LOCATIONS = [
  'Home',
  'Work',
  'School',
  'Public Place',
  'Road/Highway',
  'Sports Facility',
  'Hospital/Medical Facility',
  'Recreational Area',
  'Other',
] as const;

export const STAY_UNITS = ['Hours', 'Days', 'Weeks'] as const;

export const TREATMENTS = [
  'Surgery',
  'Cast/Splint',
  'Sutures/Stitches',
  'Medication',
  'Physical Therapy',
  'Occupational Therapy',
  'Wound Care',
  'Pain Management',
  'Immobilization',
  'Traction',
  'Blood Transfusion',
  'Respiratory Support',
  'Antibiotics',
] as const;

/** Accidents and injuries (history steps, sections 2, 3 and 5). */
export const accidents = section({
  key: 'accidentsInjuries',
  title: 'Accidents and Injuries',
  record: 'accident or injury',
  limit: 'many',
  addLabel: 'Add accident or injury',
  empty: 'No accidents or injuries recorded',
  removal: { title: 'Remove Accident/Injury Record' },
  fields: {
    accidentDate: {
      kind: 'date',
      label: 'Accident date',
      isPast: true,
      required: 'Accident date is required',
    },
    injuryType: {
      kind: 'choice',
      label: 'Injury type',
      options: INJURY_TYPES,
      otherIn: 'customInjuryType',
      required: 'Injury type is required',
    },
    customInjuryType: {
      kind: 'text',
      label: 'Which injury?',
      when: { injuryType: [OTHER_SPECIFY] },
      required: 'Please specify the injury type',
    },
    cause: {
      kind: 'choice',
      label: 'Cause of injury',
      options: CAUSES,
      otherIn: 'customCause',
      required: 'Cause of injury is required',
    },
    customCause: {
      kind: 'text',
      label: 'Which cause?',
      when: { cause: [OTHER_SPECIFY] },
      required: 'Please specify the cause',
    },
    location: {
      kind: 'choice',
      label: 'Location',
      options: INJURY_LOCATIONS,
      initial: 'Home',
      required: 'Location is required',
    },
    erVisit: { kind: 'flag', label: 'Emergency room visit' },
    hospitalization: { kind: 'flag', label: 'Hospitalized' },
    hospitalName: {
      kind: 'text',
      label: 'Hospital name',
      when: 'hospitalization',
      required: 'Hospital name is required when hospitalized',
    },
    lengthOfStay: {
      kind: 'number',
      label: 'Length of stay',
      min: 0,
      max: 365,
      isOptional: true,
      when: 'hospitalization',
    },
    stayUnit: {
      kind: 'choice',
      label: 'Counted in',
      options: STAY_UNITS,
      initial: 'Days',
      when: 'hospitalization',
    },
    treatmentReceived: { kind: 'choices', label: 'Treatment received', options: TREATMENTS },
    complications: {
      kind: 'text',
      label: 'Complications',
      initial: 'None',
      required: COMPLICATIONS_REQUIRED,
    },
    permanentEffects: { kind: 'flag', label: 'It left permanent effects' },
    permanentEffectsDetails: {
      kind: 'text',
      label: 'Describe the permanent effects',
      isLong: true,
      when: 'permanentEffects',
      required: 'Please describe the permanent effects',
    },
    rehabilitationRequired: { kind: 'flag', label: 'Rehabilitation required' },
    rehabilitationDetails: {
      kind: 'text',
      label: 'Rehabilitation details',
      isLong: true,
      when: 'rehabilitationRequired',
      required: 'Please provide rehabilitation details',
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  headline: ({ injuryType, cause }) => `${injuryType} (${cause})`,
  order: newestFirst('accidentDate'),
});

export type Accident = EntryOf<typeof accidents>;
