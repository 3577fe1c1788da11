/** Where the questionnaire was opened from, when it has to lead back there. */
export type ReturnTo = 'review-of-systems' | 'ai-suggested-symptoms';

/**
 * The AI step. Both `returnToConfirmation` and its own return flag lead there (`docs/decisions`: where a finished
 * questionnaire goes).
 */
const AI_STEP = '/ai-suggested-symptoms';

/** Where a completed questionnaire leads (specification, section 4, "Symptom completion"). */
export function afterSymptom(returnTo: ReturnTo | null, returnToConfirmation: boolean): string {
  if (returnTo === 'review-of-systems') return '/review-of-systems';
  if (returnTo === 'ai-suggested-symptoms' || returnToConfirmation) return AI_STEP;
  return '/associated-symptoms';
}

/** Where Cancel in a questionnaire leads (specification, section 4, "Cancel in questionnaire"). */
export function afterCancel(returnTo: ReturnTo | null, isChiefComplaint: boolean): string {
  if (returnTo === 'review-of-systems') return '/review-of-systems';
  if (returnTo === 'ai-suggested-symptoms') return AI_STEP;
  return isChiefComplaint ? '/chief-complaint' : '/associated-symptoms';
}
