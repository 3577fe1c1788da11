import type { PatientRecord } from '#domain/case/patient-record.ts';
import { guard } from '#domain/flow/guard.ts';
import { isStepDone } from '#domain/flow/step-done.ts';
import { STEPS, type Step, stepAt } from '#domain/flow/steps.ts';

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

/** The questionnaire has nothing to show without an open symptom; its answers are reviewed elsewhere. */
function canOpen(step: Step, record: PatientRecord, isTermsAccepted: boolean): boolean {
  const isEmptyQuestionnaire = step.path === '/questionnaire' && record.currentSymptom === null;
  return !isEmptyQuestionnaire && guard(step.path, record, isTermsAccepted).kind === 'stay';
}
