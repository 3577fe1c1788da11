import { COMPLICATIONS, NOTES, on } from '#domain/sections/clauses.ts';
import { COMPLICATIONS_REQUIRED } from '#domain/sections/field.ts';
import { newestFirst } from '#domain/sections/newest-first.ts';
import { section } from '#domain/sections/section.ts';

export const TRANSFUSION_TYPES = [
  'Packed Red Blood Cells (PRBC)',
  'Platelets',
  'Fresh Frozen Plasma (FFP)',
  'Cryoprecipitate',
  'Whole Blood',
  'Albumin',
  'Immunoglobulin (IVIG)',
  'Factor VIII',
  'Factor IX',
  'Other',
] as const;

/** Transfusion history, beneath the operations (specification 15.3). */
export const transfusions = section({
  key: 'transfusionHistory',
  title: 'Transfusion History',
  record: 'transfusion',
  limit: 'many',
  addLabel: 'Add transfusion',
  empty: 'No transfusion history recorded',
  removal: { title: 'Remove Transfusion Record' },
  negative: {
    tap: 'No transfusions',
    told: 'No blood transfusions.',
    denies: ['blood-transfusion-past', 'regular-transfusions'],
  },
  fields: {
    transfusionDate: {
      kind: 'date',
      label: 'Transfusion date',
      isPast: true,
      required: 'Transfusion date is required',
    },
    transfusionType: {
      kind: 'choice',
      label: 'Transfusion type',
      options: TRANSFUSION_TYPES,
      required: 'Transfusion type is required',
    },
    unitsTransfused: {
      kind: 'number',
      label: 'Units transfused',
      min: 1,
      max: 20,
      required: 'Number of units must be at least 1',
    },
    indication: { kind: 'text', label: 'Indication', required: 'Indication is required' },
    hospital: { kind: 'text', label: 'Hospital', required: 'Hospital is required' },
    complications: {
      kind: 'text',
      label: 'Complications',
      initial: 'None',
      required: COMPLICATIONS_REQUIRED,
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  listedFirst: ['transfusionDate', 'complications'],
  prose: [
    [
      ['transfusionType', '…'],
      ['unitsTransfused', ', … unit(s)'],
      ['transfusionDate', on],
      ['indication', ', for …'],
    ],
    [['hospital', 'at {}']],
    COMPLICATIONS,
    NOTES,
  ],
  headline: transfusion => transfusion.transfusionType,
  order: newestFirst('transfusionDate'),
});
