import { ROUTES, type Route } from '#domain/flow/routes.ts';

export const WAYS_BACK = ['review-of-systems', 'ai-suggested-symptoms', 'summary'] as const;

/** Where the questionnaire was opened from, when it has to lead back there. */
export type ReturnTo = (typeof WAYS_BACK)[number];

/**
 * The AI step. Both `returnToConfirmation` and its own return flag lead there (ADR 14, item 3).
 */
const AI_STEP = ROUTES.aiSuggestedSymptoms;

/** Where a completed questionnaire leads (specification 9.28). */
export function routeAfterSymptom(returnTo: ReturnTo | null, returnToConfirmation: boolean): Route {
  if (returnTo === 'review-of-systems') return ROUTES.reviewOfSystems;
  if (returnTo === 'summary') return ROUTES.summary;
  if (returnTo === 'ai-suggested-symptoms' || returnToConfirmation) return AI_STEP;
  return ROUTES.associatedSymptoms;
}

/** Where Cancel in a questionnaire leads (specification 9.31). */
export function routeAfterCancel(returnTo: ReturnTo | null, isChiefComplaint: boolean): Route {
  if (returnTo === 'review-of-systems') return ROUTES.reviewOfSystems;
  if (returnTo === 'summary') return ROUTES.summary;
  if (returnTo === 'ai-suggested-symptoms') return AI_STEP;
  return isChiefComplaint ? ROUTES.chiefComplaint : ROUTES.associatedSymptoms;
}
