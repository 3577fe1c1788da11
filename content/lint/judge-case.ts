import type { DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { Evidence } from '#domain/diagnosis/evidence.ts';
import type { CompiledContent } from './compiled-content.ts';
import type { TeachingCase } from './content.ts';
import { playCase } from './play-case.ts';

/** What the differential made of a teaching case. `rank` counts from 1, and is null where the diagnosis has no points. */
export type JudgedCase = {
  readonly teachingCase: TeachingCase;
  readonly results: readonly DiagnosisResult[];
  readonly rank: number | null;
  readonly isMustNotMiss: boolean;
  readonly faults: readonly string[];
};

export function judgeCase(
  teachingCase: TeachingCase,
  compiled: CompiledContent,
  evidence: Evidence,
): JudgedCase {
  const { answers, faults } = playCase(teachingCase, compiled);
  const { age, sex } = teachingCase.patient;
  const results = differential(answers, evidence, { age, gender: sex === 'male' ? 'Male' : 'Female' });
  const expected = compiled.diagnoses.find(({ key }) => key === teachingCase.expected);
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
