import { z } from 'zod';
import { choicesTold, findingKeys } from '#contract/told-case.ts';
import { MONTH_LIMITS } from '#domain/case/age.ts';
import { GENDERS } from '#domain/case/patient-record.ts';
import { PHASES, SOURCES } from '#domain/suggestions/symptom-analysis.ts';

const text = z.string().max(500);

const symptom = z.object({ id: z.int(), text }).readonly();

/** Each of them once. */
const symptoms = z
  .array(symptom)
  .max(500)
  .transform(all => [...new Map(all.map(one => [one.id, one])).values()]);

/** The case as it is told to whoever makes suggestions; names to the letter (specification 28.16). */
export const suggestionCase = z.object({
  patientProfile: z.object({
    name: text.default(''),
    age: z.int().min(0).max(150).nullable(),
    /** Ours: only of an infant whose months are known. */
    ageMonths: z.int().min(MONTH_LIMITS.min).max(MONTH_LIMITS.max).optional(),
    gender: z.enum(GENDERS),
    maritalStatus: text.default(''),
    residence: text.default(''),
    occupation: text.default(''),
    admissionType: text.default(''),
  }),
  chiefComplaint: symptom,
  associatedSymptoms: symptoms.default([]),
  /** Asked and denied; a webhook gets them in phase 2 only. */
  negativeSymptoms: symptoms.default([]),
  /** Ours: what was answered, so that the built-in engine can weigh it. It never leaves this server. */
  answers: choicesTold.default([]),
  /** Ours: keys of the findings that were told or denied anywhere, past history included. They never leave this server. */
  present: findingKeys.default([]),
  denied: findingKeys.default([]),
});

export type SuggestionCase = z.output<typeof suggestionCase>;

export const symptomSuggestionsRequest = suggestionCase
  .extend({
    currentPhase: z.enum(PHASES),
    /** Ours: complaints that were answered or passed over and are not to be suggested again. */
    exclude: z.array(z.int()).max(2000).default([]),
  })
  .meta({ id: 'SymptomSuggestionsRequest' });

export type SymptomSuggestionsRequest = z.output<typeof symptomSuggestionsRequest>;

const suggestion = z
  .object({ id: z.int(), label: z.string(), explanation: z.string() })
  .readonly()
  .meta({ id: 'Suggestion' });

/** Best first. `source` tells who suggested; `fallback` is the built-in engine in place of a service that failed. */
export const symptomSuggestionsResponse = z
  .object({ suggestions: z.array(suggestion).readonly(), source: z.enum(SOURCES) })
  .meta({ id: 'SymptomSuggestions' });

export type SymptomSuggestionsResponse = z.output<typeof symptomSuggestionsResponse>;
