import { z } from 'zod';
import { URGENCIES } from '#domain/diagnosis/urgency.ts';

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

/** One line of the differential for the built-in PDF; `probability` in percent, its share of the evidence. */
const differentialLine = z.object({
  name: z.string(),
  probability: z.number().min(0).max(100),
  likelihood: z.number().min(0).max(1).optional().meta({ description: 'By the whole history' }),
  mustNotMiss: z.boolean(),
  isFlagged: z.boolean().optional().meta({ description: 'An answer raised a red flag of it' }),
  urgency: z.enum(URGENCIES).optional(),
  dangerPlace: z.int().optional().meta({ description: 'Its place among those not to be missed here' }),
});

/** A member of the family, read field by field by `readMembers`: the built-in PDF draws the pedigree from them. */
const familyMember = z.looseObject({ id: z.string(), relationship: z.string() });

/**
 * The body of the summary endpoint. The last four fields are ours: the built-in PDF prints them, a workflow
 * service of another party does not get them.
 */
export const summaryRequest = z
  .object({
    patientId: text,
    patientName: text,
    structuredHistory: structuredHistory.nullish(),
    fullHistoryText: text,
    familyDiagramImage: text,
    patientInfo: patientInfo.nullish(),
    differentialDiagnoses: z.array(differentialLine).max(500).optional(),
    interim: z.boolean().optional(),
    familyHistory: z.array(familyMember).max(500).optional(),
  })
  .meta({ id: 'SummaryRequest' });

export type SummaryRequest = z.output<typeof summaryRequest>;
export type HistorySection = keyof z.output<typeof structuredHistory>;

/** The stored PDF: where to fetch it and under which name to keep it. */
export const summaryResponse = z
  .object({
    success: z.literal(true),
    message: z.string(),
    pdfUrl: z.string(),
    filename: z.string(),
  })
  .meta({ id: 'SummaryAnswer' });

export type SummaryResponse = z.output<typeof summaryResponse>;
