import { playCase } from '#content/play/play-case.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import type { TeachingCase } from '#content/read/content.ts';
import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { differential } from '#domain/diagnosis/differential.ts';

/** What the differential made of a teaching case. `rank` counts from 1, and is null where the diagnosis has no points. */
export type JudgedCase = {
  readonly teachingCase: TeachingCase;
  readonly results: readonly DiagnosisResult[];
  readonly rank: number | null;
  readonly isMustNotMiss: boolean;
  readonly faults: readonly string[];
};

export function judgeCase(teachingCase: TeachingCase, playable: PlayableContent): JudgedCase {
  const { answers, faults } = playCase(teachingCase, playable);
  const { age, sex } = teachingCase.patient;
  const results = differential(answers, playable.evidence, {
    age,
    gender: sex === 'male' ? 'Male' : 'Female',
  });
  const expected = playable.diagnosis(teachingCase.expected);
  const at = results.findIndex(({ id, points }) => id === expected?.id && points > 0);
  return {
    teachingCase,
    results,
    rank: at < 0 ? null : at + 1,
    isMustNotMiss: expected?.mustNotMiss ?? false,
    faults,
  };
}

/** Whether the expected diagnosis came as far up as its author asked, and first if that is what was asked. */
export function isReached({ rank, teachingCase }: JudgedCase): boolean {
  return rank !== null && rank <= teachingCase.rank;
}
