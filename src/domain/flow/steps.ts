import * as need from '#domain/flow/needs.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { always, historyStep, type Step } from '#domain/flow/step.ts';
import {
  accidentsPage,
  medicationPage,
  pastMedicalPage,
  pastSurgicalPage,
  socialPage,
} from '#domain/sections/pages.ts';

/**
 * The steps of a session in order. Router, stepper, guard and button labels all read this table
 * (specification 3.1 and 3.2).
 */
export const STEPS = [
  {
    path: ROUTES.patientProfile,
    name: 'Patient Profile',
    needs: [],
    gives: [need.profile],
    isProven: always,
  },
  {
    path: ROUTES.chiefComplaint,
    name: 'Chief Complaint',
    needs: need.PROFILED,
    gives: [need.chiefComplaint],
    isProven: always,
  },
  {
    path: ROUTES.questionnaire,
    name: 'Questionnaire',
    needs: need.COMPLAINING,
    gives: [need.noCurrentSymptom, need.chiefComplaintAnswered],
    isProven: always,
    isEmpty: need.noCurrentSymptom,
  },
  {
    path: ROUTES.associatedSymptoms,
    alsoAt: ROUTES.confirmation,
    name: 'Associated Symptoms',
    needs: need.ANSWERED,
    gives: [need.symptomsAnswered],
    isProven: record => record.associatedSymptoms.length > 0,
  },
  { path: ROUTES.aiSuggestedSymptoms, name: 'AI-Suggested Symptoms', needs: need.ANSWERED },
  {
    path: ROUTES.reviewOfSystems,
    name: 'Review of Systems',
    needs: need.ALL_ANSWERED,
    gives: [need.reviewCompleted],
    isProven: always,
  },
  historyStep(ROUTES.pastMedicalIllnesses, pastMedicalPage),
  { ...historyStep(ROUTES.pastSurgicalHistory, pastSurgicalPage), backName: 'Surgical History' },
  historyStep(ROUTES.accidentsInjuries, accidentsPage),
  historyStep(ROUTES.medicationHistory, medicationPage),
  {
    path: ROUTES.familyHistory,
    name: 'Family History',
    needs: need.REVIEWED,
    isProven: record => record.familyHistory.length > 0,
  },
  historyStep(ROUTES.socialHistory, socialPage),
  { path: ROUTES.summary, name: 'Summary', needs: need.REVIEWED },
] as const satisfies readonly Step[];

type Row = (typeof STEPS)[number];

/** A step that is a page of past history. */
export type HistoryStep = Extract<Row, Required<Pick<Step, 'page'>>>;

/** The address of a step, or of a page that counts as one. */
export type StepPath = Row['path'] | Extract<Row, Required<Pick<Step, 'alsoAt'>>>['alsoAt'];

type Listed = Step & { readonly path: StepPath };

const steps: readonly Listed[] = STEPS;

/** The pages of past history among the steps. */
export const HISTORY_STEPS: readonly HistoryStep[] = STEPS.filter(step => 'page' in step);

/** The step that a path belongs to, or undefined outside the session. */
export function stepAt(path: HistoryStep['path']): HistoryStep;
export function stepAt(path: StepPath): Listed;
export function stepAt(path: string): Listed | undefined;
export function stepAt(path: string): Listed | undefined {
  return steps.find(step => step.path === path || step.alsoAt === path);
}

/** The step after the one at `path`; the last step is its own successor. */
export function stepAfter(path: StepPath): Listed {
  const step = stepAt(path);
  return steps[steps.indexOf(step) + 1] ?? step;
}

/** The step before the one at `path`; the first step is its own predecessor. */
export function stepBefore(path: StepPath): Listed {
  const step = stepAt(path);
  return steps[steps.indexOf(step) - 1] ?? step;
}

/** 'Back to Surgical History': the label of the Back button of the page at `path`. */
export function backLabel(path: StepPath): string {
  const step = stepBefore(path);
  return `Back to ${step.backName ?? step.name}`;
}

/** 'Continue to Summary': the label of the Continue button of the page at `path`. */
export function continueLabel(path: StepPath): string {
  return `Continue to ${stepAfter(path).name}`;
}
