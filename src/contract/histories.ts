import { z } from 'zod';
import { saveHistoryEndpoint } from '#contract/endpoints/histories.ts';
import { clinicalDocument, structuredHistory } from '#contract/workflow.ts';

const text = z.string().nullish();

const patientInfo = z.object({
  name: text,
  age: z.union([z.number(), z.string()]).nullish(),
  /** Ours: of an infant whose months are known. */
  ageMonths: z.number().nullish(),
  gender: text,
});

/** What the list shows of a history: all but its texts. */
const patientOverview = z.object({
  patientInfo: patientInfo.nullish(),
  pdfUrl: text,
  filename: text,
  savedAt: text,
  /** Ours: the first diagnoses of the differential. */
  leadingDiagnoses: z.array(z.string()).readonly().nullish(),
});

/** The document of a saved history; names to the letter, other programs read them (specification 24.9). */
const patientData = patientOverview
  .extend({
    structuredSummary: structuredHistory.nullish(),
    fullHistoryText: text,
    /** Ours: the document as it was printed, and the case so that it can be gone on with. */
    document: clinicalDocument.nullish(),
    case: z.looseObject({ version: z.number() }).nullish(),
  })
  .meta({ id: 'PatientData' });

export type PatientData = z.output<typeof patientData>;
export type PatientOverview = z.output<typeof patientOverview>;

const title = z.string().trim().min(1, saveHistoryEndpoint.errors.title).max(200);
/** When the history was last saved; ISO 8601. */
const updatedAt = z.iso.datetime({ offset: true });
const id = z.uuid();

export const historyParameter = z.object({ id });

/** One page of the list. `search` is words to find in titles and patient names. */
export const historiesQuery = z.object({
  search: z.string().trim().max(200).default(''),
  offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(100).default(25),
});

export const savedHistory = z
  .object({ id, title: z.string(), patient_data: patientData, updated_at: updatedAt })
  .meta({ id: 'SavedHistory' });

/** `total` histories match the search, out of `all`. Newest first. */
export const historiesResponse = z
  .object({
    items: z.array(savedHistory.extend({ patient_data: patientOverview })),
    total: z.int(),
    all: z.int(),
  })
  .meta({ id: 'SavedHistories' });

export const newHistory = z.object({ title, patient_data: patientData });

/** `updated_at` is what the change started from: if somebody saved since, nothing is overwritten (409). */
export const changedHistory = newHistory.extend({ updated_at: updatedAt });

export const historySaved = z.object({ id, updated_at: updatedAt }).meta({ id: 'HistorySaved' });

/** 409: what is stored now, so that the user can choose. */
export const historyConflict = z
  .object({
    error: z.object({ message: z.string(), code: z.literal('edited_elsewhere') }),
    current: z.object({ title: z.string(), updated_at: updatedAt }),
  })
  .meta({ id: 'HistoryConflict' });

export type SavedHistory = z.output<typeof savedHistory>;
export type HistoriesResponse = z.output<typeof historiesResponse>;
export type HistoriesQuery = z.output<typeof historiesQuery>;
export type NewHistory = z.output<typeof newHistory>;
export type ChangedHistory = z.output<typeof changedHistory>;
export type HistorySaved = z.output<typeof historySaved>;
export type HistoryConflict = z.output<typeof historyConflict>;
