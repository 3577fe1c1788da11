import type { Content } from './content.ts';
import type { Problem } from './problem.ts';
import type { Rule } from './rule.ts';
import { ages } from './rules/ages.ts';
import { cases } from './rules/cases.ts';
import { catalogueSizes } from './rules/catalogue-sizes.ts';
import { catalogues } from './rules/catalogues.ts';
import { conditions } from './rules/conditions.ts';
import { dimensions } from './rules/dimensions.ts';
import { duplicateTexts } from './rules/duplicate-texts.ts';
import { fileName } from './rules/file-name.ts';
import { findingRaised } from './rules/finding-raised.ts';
import { findings } from './rules/findings.ts';
import { firstQuestion } from './rules/first-question.ts';
import { kinds } from './rules/kinds.ts';
import { knownKeys } from './rules/known-keys.ts';
import { mustNotMiss } from './rules/must-not-miss.ts';
import { noneOfThese } from './rules/none-of-these.ts';
import { points } from './rules/points.ts';
import { raisable } from './rules/raisable.ts';
import { redFlags } from './rules/red-flags.ts';
import { sex } from './rules/sex.ts';
import { sizes } from './rules/sizes.ts';
import { sources } from './rules/sources.ts';
import { timeRanges } from './rules/time-ranges.ts';

export const ALL_RULES: readonly Rule[] = [
  fileName,
  knownKeys,
  sizes,
  kinds,
  firstQuestion,
  dimensions,
  noneOfThese,
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
  duplicateTexts,
  sources,
  catalogues,
  catalogueSizes,
  cases,
];

/** Every fault which the rules find in the content. */
export function problemsIn(content: Content, rules: readonly Rule[] = ALL_RULES): readonly Problem[] {
  return rules.flatMap(rule => [...rule.check(content)].map(fault => ({ ...fault, rule: rule.name })));
}
