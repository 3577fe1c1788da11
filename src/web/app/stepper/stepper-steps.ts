import type { PatientRecord } from '#domain/case/patient-record.ts';
import { furthestPath, guard } from '#domain/flow/guard.ts';
import { STEPS, type Step, stepAt } from '#domain/flow/steps.ts';

export type StepperStep = {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
  readonly isDone: boolean;
  readonly canOpen: boolean;
};

/** The steps as the stepper draws them at a path; empty where it is hidden. */
export function stepperSteps(
  path: string,
  record: PatientRecord,
  isTermsAccepted: boolean,
): readonly StepperStep[] {
  const current = stepAt(path);
  if (current === undefined) return [];
  const reached = STEPS.findIndex(step => step.path === furthestPath(record));
  return STEPS.map((step, index) => ({
    step,
    number: index + 1,
    isCurrent: step === current,
    isDone: index < reached,
    canOpen: step !== current && canOpen(step, record, isTermsAccepted),
  }));
}

/** The questionnaire has nothing to show without an open symptom; its answers are reviewed elsewhere. */
function canOpen(step: Step, record: PatientRecord, isTermsAccepted: boolean): boolean {
  const isEmptyQuestionnaire = step.path === '/questionnaire' && record.currentSymptom === null;
  return !isEmptyQuestionnaire && guard(step.path, record, isTermsAccepted).kind === 'stay';
}
