import type { PatientRecord } from '#domain/case/patient-record.ts';
import { CONFIRMATION, type Need, STEPS } from '#domain/flow/steps.ts';

export const PUBLIC_PATHS: readonly string[] = ['/', '/terms', '/login', '/register', '/reset-password'];

/** How long the guard waits before it looks at a page, in ms (specification, section 9). */
export const GUARD_DELAY_MS = 100;

export type Verdict = { readonly kind: 'stay' } | { readonly kind: 'go'; readonly to: string };

const STAY: Verdict = { kind: 'stay' };

/** In the order of the steps: whoever lacks something goes to the first place where it can be had. */
const NEEDS: readonly { need: Need; met: (record: PatientRecord) => boolean; at: string }[] = [
  { need: 'profile', met: record => record.age !== null && record.gender !== null, at: '/patient-profile' },
  { need: 'chiefComplaint', met: record => record.chiefComplaint !== null, at: '/chief-complaint' },
  { need: 'noCurrentSymptom', met: record => record.currentSymptom === null, at: '/questionnaire' },
  {
    need: 'chiefComplaintAnswered',
    met: record => record.chiefComplaint?.isAnswered === true,
    at: '/questionnaire',
  },
  {
    need: 'symptomsAnswered',
    met: record => record.associatedSymptoms.every(symptom => symptom.isAnswered),
    at: '/associated-symptoms',
  },
  { need: 'reviewCompleted', met: record => record.reviewOfSystemsCompleted, at: '/review-of-systems' },
];

/**
 * Whether the page at `path` may be shown, or where to go instead (specification, section 2, "Flow guard").
 * Paths outside the session are none of its business: they stay, so that an unknown one reads 'not found'.
 */
export function guard(path: string, record: PatientRecord, isAccepted: boolean): Verdict {
  const page = [...STEPS, CONFIRMATION].find(step => step.path === path);
  if (!page) return STAY;
  if (!isAccepted) return { kind: 'go', to: '/terms' };
  const lacking = NEEDS.find(({ need, met }) => page.needs.includes(need) && !met(record));
  return lacking ? { kind: 'go', to: lacking.at } : STAY;
}

/** The furthest place the session has reached: where 'Resume session' leads. */
export function furthestPath(record: PatientRecord): string {
  return NEEDS.find(({ met }) => !met(record))?.at ?? '/summary';
}
