import type { SuggestionCase } from '#contract/symptom-suggestions.ts';
import { monthsOld } from '#domain/case/age.ts';
import type { Engine } from '#domain/suggestions/engine.ts';

/**
 * The case as a language model hears of it: age, sex, and complaints in the catalogue's own words. Nothing that was
 * typed goes out: no name, no residence, no occupation, no notes.
 */
export function caseForModel(request: SuggestionCase, engine: Pick<Engine, 'textsOf'>) {
  const { patientProfile, chiefComplaint, associatedSymptoms, negativeSymptoms } = request;
  const months = monthsOld(patientProfile);
  return {
    age: patientProfile.age,
    ...(months !== null && { ageInMonths: months }),
    sex: patientProfile.gender,
    chiefComplaint: engine.textsOf([chiefComplaint])[0] ?? 'not known',
    present: engine.textsOf(associatedSymptoms),
    denied: engine.textsOf(negativeSymptoms),
  };
}
