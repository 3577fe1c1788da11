import type { Mode } from '#domain/practice/attempt/attempt.ts';
import type { Level } from '#domain/practice/patient/patient.ts';

/** How like the textbook a patient is, in words. */
export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  classic: 'Classic',
  atypical: 'Atypical',
  'red-herrings': 'Red herrings',
};

export const MODE_WORDS: Readonly<Record<Mode, string>> = { learning: 'Learning', exam: 'Exam' };
