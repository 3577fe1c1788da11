import { z } from 'zod';
import { FINDING_KINDS } from '#domain/findings/finding.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';

const finding = z
  .object({
    key: z.string(),
    name: z.string(),
    words: z.string(),
    ask: z.string().nullable(),
    synonyms: z.array(z.string()).readonly(),
    kind: z.enum(FINDING_KINDS),
    complaintId: z.int().nullable(),
    section: z.enum(HISTORY_SECTIONS).nullable(),
    riskId: z.int().nullable(),
    genderFilter: z.enum(['male', 'female', 'both']),
    ages: z.object({ from: z.number(), to: z.number() }).readonly(),
  })
  .readonly()
  .meta({ id: 'Finding', description: 'One atomic clinical statement, which a patient has or has not' });

/** The whole vocabulary, by key. */
export const findingsResponse = z.array(finding).readonly();

export type FindingsResponse = z.output<typeof findingsResponse>;
