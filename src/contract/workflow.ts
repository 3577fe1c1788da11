import { z } from 'zod';

/** A text that may be missing or null: files written by other programs leave sections out. */
const text = z.string().nullish();

/** The sections of the structured history, each a readable block of text (specification 22.2). */
export const structuredHistory = z.object({
  PatientProfile: text,
  ChiefComplaint: text,
  Associatedsymptoms: text,
  ReviewOfSystems: text,
  PastMedicalHistory: text,
  PastSurgicalHistory: text,
  AccidentsAndInjuries: text,
  MedicationHistory: text,
  FamilyHistory: text,
  SocialHistory: text,
  FamilyDiagramImage: text,
});

/** What a backup file says of the patient (specification 23.12). */
const patientInfo = z.object({
  name: text,
  age: z.union([z.number(), z.string()]).nullish(),
  /** Ours: of an infant whose months are known. */
  ageMonths: z.number().nullish(),
  gender: text,
});

/**
 * The clinical document as the domain makes it; read part by part with `readDocument`, because files of other programs
 * may hold anything.
 */
export const clinicalDocument = z
  .looseObject({ version: z.number() })
  .meta({ description: 'The whole history as a document; the built-in PDF is set from it' });

/**
 * The body of the summary endpoint. The document is ours: the built-in PDF prints it, a workflow service of another
 * party does not get it. Without one the texts are printed.
 */
export const summaryRequest = z
  .object({
    patientId: text,
    patientName: text,
    structuredHistory: structuredHistory.nullish(),
    fullHistoryText: text,
    familyDiagramImage: text,
    patientInfo: patientInfo.nullish(),
    document: clinicalDocument.nullish(),
  })
  .meta({ id: 'SummaryRequest' });

export type SummaryRequest = z.output<typeof summaryRequest>;

/** Who made a PDF: the built-in service, another party's, or the built-in one because the other failed. */
export const PDF_SOURCES = ['builtin', 'webhook', 'fallback'] as const;

/** The stored PDF: where to fetch it and under which name to keep it, and who made it. */
export const summaryResponse = z
  .object({
    success: z.literal(true),
    message: z.string(),
    pdfUrl: z.string(),
    filename: z.string(),
    source: z.enum(PDF_SOURCES),
  })
  .meta({ id: 'SummaryAnswer' });

export type SummaryResponse = z.output<typeof summaryResponse>;
