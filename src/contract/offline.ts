import { z } from 'zod';
import { diagnosisMethodsResponse } from '#contract/diagnosis-methods.ts';
import { feedbackCategoriesResponse } from '#contract/feedback-categories.ts';
import { illnessesResponse } from '#contract/illnesses.ts';
import { medicationsResponse } from '#contract/medications.ts';
import { practicePatientResponse } from '#contract/practice.ts';
import { proceduresResponse } from '#contract/procedures.ts';
import type { CatalogueRows } from '#domain/catalogue/catalogue-rows.ts';
import type { Packed } from '#domain/catalogue/packed-rows.ts';

const columns = z.record(z.string(), z.array(z.unknown()).readonly()).readonly();

export const offlineCatalogueResponse = z
  .object({
    contentVersion: z.string(),
    rows: z
      .custom<Packed<CatalogueRows>>(value => z.record(z.string(), columns).safeParse(value).success)
      .meta({ type: 'object', description: 'Table by table, column by column' }),
    illnesses: illnessesResponse,
    procedures: proceduresResponse,
    diagnosisMethods: diagnosisMethodsResponse,
    medications: medicationsResponse,
    feedbackCategories: feedbackCategoriesResponse,
  })
  .readonly()
  .meta({ id: 'OfflineCatalogue' });

export const offlinePracticeResponse = z
  .array(practicePatientResponse)
  .readonly()
  .meta({ id: 'OfflinePractice' });

export type OfflineCatalogueResponse = z.output<typeof offlineCatalogueResponse>;
export type OfflinePracticeResponse = z.output<typeof offlinePracticeResponse>;
