import { z } from 'zod';
import { filledText, plainText } from '#contract/text.ts';

const filled = (max: number) => filledText(max, 'must not be blank');

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

const component = z.object({
  scientificName: filled(200),
  concentration: plainText(100),
  unit: plainText(50),
});

export const medicationSuggestion = z
  .object({
    commercialName: filled(200),
    category: plainText(200).transform(category => category || 'Other'),
    components: z.array(component).min(1).max(30),
  })
  .meta({ id: 'MedicationSuggestion' });

export type ChoiceSuggestion = z.input<typeof choiceSuggestion>;
export type IllnessSuggestion = z.input<typeof illnessSuggestion>;
export type ProcedureSuggestion = z.input<typeof procedureSuggestion>;
export type MedicationSuggestion = z.input<typeof medicationSuggestion>;
