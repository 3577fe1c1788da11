import { z } from 'zod';
import { text } from './key.ts';

export const described = z.strictObject({ name: text, description: text });

export const medication = z.strictObject({
  commercialName: text,
  category: text,
  components: z
    .array(z.strictObject({ scientificName: z.string(), concentration: z.coerce.string(), unit: z.string() }))
    .default([]),
});

export const labTests = z.strictObject({
  tests: z.array(z.strictObject({ name: text, unit: text })),
  units: z.array(text),
});

export const feedbackCategory = z.strictObject({ name: text, description: text, icon: text });

export type DescribedEntry = z.infer<typeof described>;
export type MedicationEntry = z.infer<typeof medication>;
export type LabTestsEntry = z.infer<typeof labTests>;
export type FeedbackCategoryEntry = z.infer<typeof feedbackCategory>;
