import { type Due, dueAfter } from '#domain/practice/attempt/due.ts';
import type { PracticeResult } from '#domain/practice/attempt/result.ts';

/** Whether a patient can be taken in an exam: at once, from a time on, or not any more. */
export type ExamOpening = { readonly isOpen: boolean; readonly from: number | null };

/** An exam of a patient is taken once; then not before that patient is due again. */
export function examOpening(results: readonly PracticeResult[], patientId: number, now: number): ExamOpening {
  if (!results.some(result => result.patientId === patientId && result.mode === 'exam'))
    return { isOpen: true, from: null };
  const due: Due | undefined = dueAfter(results).find(one => one.patientId === patientId);
  return { isOpen: due !== undefined && due.from <= now, from: due?.from ?? null };
}
