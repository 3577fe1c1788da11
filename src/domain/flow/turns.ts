import { stepAfter } from '#domain/flow/steps.ts';

/** Where the questionnaire was opened from, when it has to lead back there. */
export type ReturnTo = 'review-of-systems' | 'ai-suggested-symptoms';

/**
 * The step after the associated symptoms. Both `returnToConfirmation` and the return flag of the AI step
 * lead there (`docs/decisions`: where a finished questionnaire goes).
 */
function afterAssociatedSymptoms(): string {
  return stepAfter('/associated-symptoms').path;
}

/** Where a completed questionnaire leads (specification, section 4, "Symptom completion"). */
export function afterSymptom(returnTo: ReturnTo | null, returnToConfirmation: boolean): string {
  if (returnTo === 'review-of-systems') return '/review-of-systems';
  if (returnTo === 'ai-suggested-symptoms' || returnToConfirmation) return afterAssociatedSymptoms();
  return '/associated-symptoms';
}

/** Where Cancel in a questionnaire leads (specification, section 4, "Cancel in questionnaire"). */
export function afterCancel(returnTo: ReturnTo | null, isChiefComplaint: boolean): string {
  if (returnTo === 'review-of-systems') return '/review-of-systems';
  if (returnTo === 'ai-suggested-symptoms') return afterAssociatedSymptoms();
  return isChiefComplaint ? '/chief-complaint' : '/associated-symptoms';
}
