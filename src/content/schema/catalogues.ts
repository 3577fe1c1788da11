import { z } from 'zod';
import { text } from '#content/schema/key.ts';
import { product } from '#content/schema/medicine-product.ts';
import { isMedicineForm, type MedicineForm } from '#domain/sections/medicine-form.ts';

/** What else it is called: lay words, other spellings, abbreviations. */
const synonyms = z.array(text).default([]);

export const described = z.strictObject({ name: text, description: text, synonyms });

export const familyCondition = z.strictObject({ name: text, synonyms });

const form = z.custom<MedicineForm>(word => typeof word === 'string' && isMedicineForm(word), 'is no form');

/** A brand. What it comes as is said unless it is a tablet. */
export const medication = z.strictObject({
  commercialName: text,
  category: text,
  form: form.default('tablet'),
  components: z
    .array(z.strictObject({ scientificName: z.string(), concentration: z.coerce.string(), unit: z.string() }))
    .default([]),
});

/** A medicine by its international name, with the products it comes as; it holds what it is called unless that is said. */
export const generic = z.strictObject({
  name: text,
  category: text,
  substances: z.array(text).min(1).optional(),
  products: z.array(product).min(1),
});

const namedOtherwise = z.strictObject({ name: text, synonyms: z.array(text).min(1) });

/** Names of substances and of kinds of medicine: once here, and not at every medication that has them. */
export const medicineNames = z.strictObject({
  substances: z.array(namedOtherwise),
  categories: z.array(namedOtherwise),
});

export const labTests = z.strictObject({
  tests: z.array(z.strictObject({ name: text, unit: text })),
  units: z.array(text),
});

export const feedbackCategory = z.strictObject({ name: text, description: text, icon: text });

export type DescribedEntry = z.infer<typeof described>;
export type GenericEntry = z.infer<typeof generic>;
export type MedicationEntry = z.infer<typeof medication>;
export type MedicineNamesEntry = z.infer<typeof medicineNames>;
export type FamilyConditionEntry = z.infer<typeof familyCondition>;
export type LabTestsEntry = z.infer<typeof labTests>;
export type FeedbackCategoryEntry = z.infer<typeof feedbackCategory>;
