import type { Rule } from '#content/lint/rule.ts';
import { ages } from '#content/lint/rules/ages.ts';
import { bundle } from '#content/lint/rules/bundle.ts';
import { cases } from '#content/lint/rules/cases.ts';
import { catalogueSizes } from '#content/lint/rules/catalogue-sizes.ts';
import { catalogueSynonyms } from '#content/lint/rules/catalogue-synonyms.ts';
import { catalogues } from '#content/lint/rules/catalogues.ts';
import { conditions } from '#content/lint/rules/conditions.ts';
import { dimensions } from '#content/lint/rules/dimensions.ts';
import { duplicateTexts } from '#content/lint/rules/duplicate-texts.ts';
import { fileName } from '#content/lint/rules/file-name.ts';
import { findingRaised } from '#content/lint/rules/finding-raised.ts';
import { findings } from '#content/lint/rules/findings.ts';
import { firstQuestion } from '#content/lint/rules/first-question.ts';
import { fit } from '#content/lint/rules/fit.ts';
import { grabBag } from '#content/lint/rules/grab-bag.ts';
import { kinds } from '#content/lint/rules/kinds.ts';
import { knownKeys } from '#content/lint/rules/known-keys.ts';
import { means } from '#content/lint/rules/means.ts';
import { mustNotMiss } from '#content/lint/rules/must-not-miss.ts';
import { noneOfThese } from '#content/lint/rules/none-of-these.ts';
import { path } from '#content/lint/rules/path.ts';
import { plainChoice } from '#content/lint/rules/plain-choice.ts';
import { points } from '#content/lint/rules/points.ts';
import { provenance } from '#content/lint/rules/provenance.ts';
import { raisable } from '#content/lint/rules/raisable.ts';
import { redFlags } from '#content/lint/rules/red-flags.ts';
import { sex } from '#content/lint/rules/sex.ts';
import { sizes } from '#content/lint/rules/sizes.ts';
import { sources } from '#content/lint/rules/sources.ts';
import { timeRanges } from '#content/lint/rules/time-ranges.ts';
import { vocabulary } from '#content/lint/rules/vocabulary.ts';
import { lookAlike } from '#content/practice/patients/rules/look-alike.ts';
import { patientAnswers } from '#content/practice/patients/rules/patient-answers.ts';
import { patientContradictions } from '#content/practice/patients/rules/patient-contradictions.ts';
import { patientCues } from '#content/practice/patients/rules/patient-cues.ts';
import { patientEntries } from '#content/practice/patients/rules/patient-entries.ts';
import { patientExpert } from '#content/practice/patients/rules/patient-expert.ts';
import { patientKeys } from '#content/practice/patients/rules/patient-keys.ts';
import { patientMustHave } from '#content/practice/patients/rules/patient-must-have.ts';
import { patientNames } from '#content/practice/patients/rules/patient-names.ts';
import { patientReach } from '#content/practice/patients/rules/patient-reach.ts';
import { patientSources } from '#content/practice/patients/rules/patient-sources.ts';
import { patientWording } from '#content/practice/patients/rules/patient-wording.ts';
import type { Content } from '#content/read/content.ts';
import type { Problem } from '#content/read/problem.ts';

export const ALL_RULES: readonly Rule[] = [
  fileName,
  knownKeys,
  sizes,
  kinds,
  firstQuestion,
  dimensions,
  noneOfThese,
  means,
  bundle,
  grabBag,
  plainChoice,
  path,
  conditions,
  timeRanges,
  points,
  redFlags,
  mustNotMiss,
  raisable,
  findings,
  findingRaised,
  sex,
  ages,
  fit,
  duplicateTexts,
  sources,
  vocabulary,
  provenance,
  catalogues,
  catalogueSynonyms,
  catalogueSizes,
  cases,
  patientKeys,
  patientAnswers,
  patientEntries,
  patientNames,
  lookAlike,
  patientContradictions,
  patientMustHave,
  patientWording,
  patientCues,
  patientSources,
  patientReach,
  patientExpert,
];

/** Every fault which the rules find in the content. */
export function problemsIn(content: Content, rules: readonly Rule[] = ALL_RULES): readonly Problem[] {
  return rules.flatMap(rule => [...rule.check(content)].map(fault => ({ ...fault, rule: rule.name })));
}
