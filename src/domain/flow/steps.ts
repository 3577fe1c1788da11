/** What a page needs of the case before it may be shown; see `guard.ts`. */
export type Need =
  | 'profile'
  | 'chiefComplaint'
  | 'noCurrentSymptom'
  | 'chiefComplaintAnswered'
  | 'symptomsAnswered'
  | 'reviewCompleted';

export type Step = {
  readonly path: string;
  /** Shown in the stepper and, unless `backName` differs, in 'Back to …' and 'Continue to …'. */
  readonly name: string;
  readonly backName?: string;
  readonly needs: readonly Need[];
};

const PROFILE: readonly Need[] = ['profile'];
const COMPLAINT: readonly Need[] = [...PROFILE, 'chiefComplaint'];
const ANSWERED: readonly Need[] = [...COMPLAINT, 'noCurrentSymptom', 'chiefComplaintAnswered'];
const ALL_ANSWERED: readonly Need[] = [...ANSWERED, 'symptomsAnswered'];
const REVIEWED: readonly Need[] = [...ALL_ANSWERED, 'reviewCompleted'];

/**
 * The steps of a session in order. Routes, stepper, guard and button labels all read this table
 * (specification, section 2, "Progress indicator" and "Flow guard").
 */
export const STEPS: readonly Step[] = [
  { path: '/patient-profile', name: 'Patient Profile', needs: [] },
  { path: '/chief-complaint', name: 'Chief Complaint', needs: PROFILE },
  { path: '/questionnaire', name: 'Questionnaire', needs: COMPLAINT },
  { path: '/associated-symptoms', name: 'Associated Symptoms', needs: ANSWERED },
  { path: '/ai-suggested-symptoms', name: 'AI-Suggested Symptoms', needs: ANSWERED },
  { path: '/review-of-systems', name: 'Review of Systems', needs: ALL_ANSWERED },
  { path: '/past-medical-illnesses', name: 'Past Medical History', needs: REVIEWED },
  {
    path: '/past-surgical-history',
    name: 'Past Surgical History',
    backName: 'Surgical History',
    needs: REVIEWED,
  },
  { path: '/accidents-injuries', name: 'Accidents & Injuries', needs: REVIEWED },
  { path: '/medication-history', name: 'Medication History', needs: REVIEWED },
  { path: '/family-history', name: 'Family History', needs: REVIEWED },
  { path: '/social-history', name: 'Social History', needs: REVIEWED },
  { path: '/summary', name: 'Summary', needs: REVIEWED },
];

/** A real page that counts as the associated-symptoms step. */
export const CONFIRMATION: Step = {
  path: '/chief-complaint-confirmation',
  name: 'Confirmation',
  needs: ANSWERED,
};

/** The step that a path belongs to, or undefined outside the session. */
export function stepAt(path: string): Step | undefined {
  return STEPS.find(step => step.path === (path === CONFIRMATION.path ? '/associated-symptoms' : path));
}

/** The step after the one at `path`; the last step is its own successor. */
export function stepAfter(path: string): Step {
  const index = indexOf(path);
  return STEPS[Math.min(index + 1, STEPS.length - 1)] ?? missing(path);
}

/** The step before the one at `path`; the first step is its own predecessor. */
export function stepBefore(path: string): Step {
  return STEPS[Math.max(indexOf(path) - 1, 0)] ?? missing(path);
}

/** 'Back to Surgical History': the label of the Back button of the page at `path`. */
export function backLabel(path: string): string {
  const step = stepBefore(path);
  return `Back to ${step.backName ?? step.name}`;
}

/** 'Continue to Summary': the label of the Continue button of the page at `path`. */
export function continueLabel(path: string): string {
  return `Continue to ${stepAfter(path).name}`;
}

function indexOf(path: string): number {
  const step = stepAt(path);
  return step ? STEPS.indexOf(step) : missing(path);
}

function missing(path: string): never {
  throw new RangeError(`${path} is not a step of the session`);
}
