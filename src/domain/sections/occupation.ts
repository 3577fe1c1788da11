import { NOTES } from '#domain/sections/clauses.ts';
import { newestFirst } from '#domain/sections/newest-first.ts';
import { section } from '#domain/sections/section.ts';

export const INDUSTRIES = [
  'Healthcare',
  'Education',
  'Manufacturing',
  'Construction',
  'Retail',
  'Food Service',
  'Transportation',
  'Technology',
  'Finance',
  'Government',
  'Agriculture',
  'Mining',
  'Military',
  'Entertainment',
  'Legal',
  'Other',
] as const;

export const EXPOSURE_TYPES = [
  'Chemicals',
  'Dust/Particulates',
  'Radiation',
  'Noise',
  'Biological agents',
  'Heavy metals',
  'Asbestos',
  'Silica',
  'Pesticides',
  'Solvents',
  'Vibration',
  'Extreme temperatures',
  'Repetitive motion',
  'Heavy lifting',
  'Other',
] as const;

const byStart = newestFirst('startDate');

/** Occupational history: current jobs first, then by start date (specification 20.29). */
export const occupations = section({
  key: 'occupationalHistory',
  title: 'Occupational History',
  record: 'occupation',
  limit: 'many',
  addLabel: 'Add occupation',
  empty: 'No occupational history recorded',
  removal: { title: 'Remove Occupational Record' },
  fields: {
    occupation: { kind: 'text', label: 'Occupation', required: 'Occupation title is required' },
    industry: { kind: 'choice', label: 'Industry', options: INDUSTRIES, custom: true },
    currentlyEmployed: { kind: 'flag', label: 'Currently employed here', initial: true },
    startDate: { kind: 'date', label: 'Start date', isPast: true },
    endDate: {
      kind: 'date',
      label: 'End date',
      notBefore: 'startDate',
      when: { currentlyEmployed: ['false'] },
    },
    hoursPerWeek: { kind: 'number', label: 'Hours per week', min: 1, max: 168, isOptional: true },
    shiftWork: { kind: 'flag', label: 'Shift work' },
    hazardousExposure: { kind: 'flag', label: 'Hazardous exposure' },
    exposureTypes: {
      kind: 'choices',
      label: 'Exposed to',
      options: EXPOSURE_TYPES,
      when: 'hazardousExposure',
    },
    workRelatedIllness: { kind: 'flag', label: 'Work-related illness' },
    illnessDetails: { kind: 'text', label: 'Illness details', isLong: true, when: 'workRelatedIllness' },
    disabilityAccommodations: { kind: 'flag', label: 'Disability accommodations' },
    accommodationDetails: {
      kind: 'text',
      label: 'Accommodation details',
      isLong: true,
      when: 'disabilityAccommodations',
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  prose: [
    [
      ['occupation', '{}'],
      ['industry', ' (…)'],
      ['startDate', ', from …'],
      ['endDate', ' to …'],
      [
        'currentlyEmployed',
        (_, { currentlyEmployed, endDate }) => (currentlyEmployed === false && !endDate ? ', no longer' : ''),
      ],
      ['hoursPerWeek', ', … hour(s) a week'],
      ['shiftWork', ', in shifts'],
    ],
    [
      ['hazardousExposure', 'hazardous exposure'],
      ['exposureTypes', ' to …'],
    ],
    [
      ['workRelatedIllness', 'a work-related illness'],
      ['illnessDetails', ', …'],
    ],
    [
      ['disabilityAccommodations', 'the workplace is adapted'],
      ['accommodationDetails', ', …'],
    ],
    NOTES,
  ],
  headline: job => job.occupation,
  period: { from: 'startDate', to: 'endDate', isOngoing: job => job.currentlyEmployed },
  badge: job => (job.currentlyEmployed ? 'Current' : 'Previous'),
  order: (a, b, asOf) => Number(b.currentlyEmployed) - Number(a.currentlyEmployed) || byStart(a, b, asOf),
});
