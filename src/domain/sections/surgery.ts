import { COMPLICATIONS, isZero, NOTES, on } from '#domain/sections/clauses.ts';
import { COMPLICATIONS_REQUIRED } from '#domain/sections/field.ts';
import { operationLine } from '#domain/sections/operation-line.ts';
import { section } from '#domain/sections/section.ts';

export const ANESTHESIA_TYPES = ['General', 'Regional', 'Local', 'Sedation'] as const;

/** Past surgical history (specification 15.1). */
export const surgeries = section({
  key: 'pastSurgicalHistory',
  title: 'Surgical History',
  record: 'surgical procedure',
  limit: 'many',
  addLabel: 'Add surgical procedure',
  empty: 'No surgical procedures recorded',
  removal: { title: 'Remove Surgical Procedure' },
  negative: { tap: 'No operations', told: 'No previous operations.', toldBeside: 'No other operations.' },
  catalogue: {
    source: 'procedures',
    nameField: 'surgeryName',
    duplicate: 'This surgery has already been added',
    search: 'Search surgical procedures',
    nothingFound: 'No surgical procedures found matching your search.',
    loading: 'Loading surgeries...',
    saveError: 'Failed to manage surgery. Please try again.',
  },
  fields: {
    surgeryName: { kind: 'text', label: 'Surgery', required: 'Surgery name is required' },
    surgeryDate: {
      kind: 'date',
      label: 'Surgery date',
      isPast: true,
      ask: 'when?',
      required: 'Surgery date is required',
    },
    hospital: {
      kind: 'text',
      label: 'Hospital',
      ask: 'at which hospital?',
      required: 'Hospital is required',
    },
    anesthesiaType: {
      kind: 'choice',
      label: 'Type of anesthesia',
      options: ANESTHESIA_TYPES,
      initial: 'General',
    },
    duration: {
      kind: 'text',
      label: 'Duration',
      unit: 'hours',
      ask: 'how long did it take?',
      required: 'Duration is required',
    },
    lengthOfStay: {
      kind: 'number',
      label: 'Length of stay',
      unit: 'days',
      min: 0,
      max: 10000,
      isOptional: true,
    },
    complications: {
      kind: 'text',
      label: 'Complications',
      initial: 'None',
      ask: 'any complications?',
      required: COMPLICATIONS_REQUIRED,
    },
    notes: { kind: 'text', label: 'Notes', isLong: true },
  },
  listedFirst: ['surgeryDate', 'complications'],
  prose: [
    [
      ['surgeryName', '{}'],
      ['surgeryDate', on],
    ],
    [
      ['hospital', 'at {}'],
      ['anesthesiaType', ' under … anaesthesia'],
      ['duration', ', lasting …'],
      ['lengthOfStay', value => (isZero(value) ? ', as a day case' : `, with a stay of ${value}`)],
    ],
    COMPLICATIONS,
    NOTES,
  ],
  headline: surgery => surgery.surgeryName,
  quick: {
    label: 'Add an operation in one line',
    example: 'appendicectomy at 14',
    nameField: 'surgeryName',
    read: operationLine,
  },
});
