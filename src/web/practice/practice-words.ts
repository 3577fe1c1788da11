import type { Mode } from '#domain/practice/attempt/attempt.ts';
import type { Level } from '#domain/practice/patient/patient.ts';
import type { CommittedUrgency } from '#domain/practice/patient/reference.ts';

/** How like the textbook a patient is, in words. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  classic: 'Classic',
  atypical: 'Atypical',
  'red-herrings': 'Red herrings',
};

export const MODE_WORDS: Readonly<Record<Mode, string>> = { learning: 'Learning', exam: 'Exam' };

/** How soon a patient must be treated, in words. */
export const URGENCY_WORDS: Readonly<Record<CommittedUrgency, string>> = {
  emergency: 'At once',
  'same-day': 'Today',
  routine: 'Can wait',
};
