import type { Attempt } from '#domain/practice/attempt/attempt.ts';
import { resultOf } from '#domain/practice/attempt/result-of.ts';
import { openReference } from '#domain/practice/patient/open-reference.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import { storeAttempt } from '#web/case/practice-attempts.ts';
import { addPracticeResult } from '#web/case/practice-results.ts';

/** The student has committed: from here on nothing changes, and what the patient has may be seen. */
export function commit(patient: PracticePatient, attempt: Attempt): void {
  const reference = openReference(patient);
  if (reference !== undefined) addPracticeResult(resultOf({ patient, reference, attempt, at: Date.now() }));
  storeAttempt({ ...attempt, stage: 'debrief' });
}
