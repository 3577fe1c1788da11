import { z } from 'zod';

/** PostgreSQL refuses the null character in texts. */
const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine(value => !value.includes('\0'), 'must not hold null characters');
const filled = (max: number) => text(max).min(1, 'must not be blank');

export const choiceSuggestion = z
  .object({
    complaintQuestionId: z.int().positive().max(2_147_483_647),
    choiceText: filled(200),
    questionText: filled(1000),
    isMultiChoice: z.boolean().default(false),
  })
  .meta({ id: 'ChoiceSuggestion' });

export const illnessSuggestion = z.object({ name: filled(200) }).meta({ id: 'IllnessSuggestion' });

export const procedureSuggestion = z.object({ name: filled(200) }).meta({ id: 'ProcedureSuggestion' });

const component = z.object({ scientificName: filled(200), concentration: text(100), unit: text(50) });

export const medicationSuggestion = z
  .object({
    commercialName: filled(200),
    category: text(200).transform(category => category || 'Other'),
    components: z.array(component).min(1).max(30),
  })
  .meta({ id: 'MedicationSuggestion' });

export type ChoiceSuggestion = z.input<typeof choiceSuggestion>;
export type IllnessSuggestion = z.input<typeof illnessSuggestion>;
export type ProcedureSuggestion = z.input<typeof procedureSuggestion>;
export type MedicationSuggestion = z.input<typeof medicationSuggestion>;

/** POST /api/suggestions/… : what a user added by hand, for the authors of the catalogue to look at. */
export const choiceSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/choices',
  summary: 'Suggest a choice for a question',
} as const;

export const illnessSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/illnesses',
  summary: 'Suggest an illness',
} as const;

export const procedureSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/procedures',
  summary: 'Suggest a procedure',
} as const;

export const medicationSuggestionEndpoint = {
  method: 'post',
  path: '/api/suggestions/medications',
  summary: 'Suggest a medication',
} as const;
