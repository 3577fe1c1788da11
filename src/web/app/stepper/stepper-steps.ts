import type { PatientRecord } from '#domain/case/patient-record.ts';
import { guard } from '#domain/flow/guard.ts';
import type { Step } from '#domain/flow/step.ts';
import { isStepDone } from '#domain/flow/step-done.ts';
import { STEPS, stepAt } from '#domain/flow/steps.ts';

export type StepperStep = {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly canOpen: boolean;
};

type SessionSoFar = { readonly isTermsAccepted: boolean; readonly visited: readonly string[] };

/** The steps as the stepper draws them at a path; empty where it is hidden. */
export function stepperSteps(
  path: string,
  record: PatientRecord,
  { isTermsAccepted, visited }: SessionSoFar,
): readonly StepperStep[] {
  const current = stepAt(path);
  if (current === undefined) return [];
  return STEPS.map((step, index) => ({
    step,
    number: index + 1,
    isCurrent: step === current,
    isDone: isStepDone(step, record, visited),
    canOpen: step !== current && canOpen(step, record, isTermsAccepted),
  }));
}

function canOpen(step: Step, record: PatientRecord, isTermsAccepted: boolean): boolean {
  return step.isEmpty?.(record) !== true && guard(step.path, record, isTermsAccepted).kind === 'stay';
}
