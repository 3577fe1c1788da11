import type { PatientRecord } from '#domain/case/patient-record.ts';
import { furthestPath } from '#domain/flow/guard.ts';
import type { Step } from '#domain/flow/step.ts';
import { STEPS } from '#domain/flow/steps.ts';

/**
 * Whether a step is behind the student. That it may be opened is not enough: a step one could have passed by is done
 * once it was visited, or the case holds something that was entered there.
 */
export function isStepDone(step: Step, record: PatientRecord, visited: readonly string[]): boolean {
  const furthest = furthestPath(record);
  const passed = STEPS.slice(
    0,
    STEPS.findIndex(({ path }) => path === furthest),
  );
  if (!passed.some(({ path }) => path === step.path)) return false;
  return visited.includes(step.path) || step.isProven?.(record) === true;
}
