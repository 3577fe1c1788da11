import type { PatientRecord } from '#domain/case/patient-record.ts';
import { furthestPath } from '#domain/flow/guard.ts';
import { STEPS, type Step } from '#domain/flow/steps.ts';
import { PAGES } from '#domain/sections/pages.ts';

/** Steps that the case itself proves: nobody gets past them without doing them. */
const PROVEN: readonly string[] = [
  '/patient-profile',
  '/chief-complaint',
  '/questionnaire',
  '/review-of-systems',
];

/**
 * Whether a step is behind the student. That it may be opened is not enough: a step one could have passed by is done
 * once it was visited, or the case holds something that was entered there.
 */
export function isStepDone(step: Step, record: PatientRecord, visited: readonly string[]): boolean {
  const reached = STEPS.findIndex(({ path }) => path === furthestPath(record));
  if (STEPS.indexOf(step) >= reached) return false;
  return PROVEN.includes(step.path) || visited.includes(step.path) || hasContent(step.path, record);
}

function hasContent(path: string, record: PatientRecord): boolean {
  if (path === '/associated-symptoms') return record.associatedSymptoms.length > 0;
  if (path === '/family-history') return record.familyHistory.length > 0;
  const sections = PAGES.find(page => page.path === path)?.sections ?? [];
  return sections.some(({ key }) => record[key].length > 0);
}
