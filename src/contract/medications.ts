import { z } from 'zod';

const component = z
  .object({ id: z.int(), scientificName: z.string(), concentration: z.string(), unit: z.string() })
  .readonly()
  .meta({ id: 'MedicationComponent' });

const medication = z
  .object({
    id: z.int(),
    commercialName: z.string(),
    scientificName: z.string(),
    category: z.string(),
    /** What it comes as, the way in, and what a dose is told in; empty where nobody wrote it. */
    form: z.string(),
    route: z.string(),
    doseUnit: z.string(),
    strengths: z.array(z.string()).readonly(),
    usualDose: z.string(),
    usualFrequency: z.string(),
    /** Called by its international name; others are brands. */
    isGeneric: z.boolean(),
    synonyms: z.array(z.string()).readonly(),
    isCustom: z.boolean(),
    components: z.array(component).readonly(),
  })
  .readonly()
  .meta({ id: 'Medication' });

/** Ordered by commercial name, the components in their own order. */
export const medicationsResponse = z.array(medication).readonly();

export type CatalogueMedication = z.output<typeof medication>;
