import type { CompiledContent } from '#content/compile/compiled-content.ts';
import { isReached, type JudgedCase } from '#content/play/judge-case.ts';
import type { Contribution, DiagnosisResult } from '#domain/diagnosis/diagnosis-result.ts';

const SHOWN = 5;

/** A judged case in words: the first five, and the points behind the first and the expected diagnosis. */
export function describeCase(judged: JudgedCase, compiled: CompiledContent): string {
  const { teachingCase, results, rank, faults } = judged;
  const { complaint, title, patient, expected } = teachingCase;
  const asked = teachingCase.rank === 1 ? 'first' : `in the first ${teachingCase.rank}`;
  const expectedName = compiled.diagnoses.find(({ key }) => key === expected)?.name;
  const [winner, second] = results;
  const explained = [winner, second, results.find(({ name }) => name === expectedName)];
  return [
    `${isReached(judged) ? 'ok  ' : 'FAIL'} ${complaint}: ${title} (${patient.sex}, ${patient.age})`,
    `     expected ${expected} ${asked}: ${rank === null ? 'it has no points' : `rank ${rank}`}`,
    ...faults.map(fault => `     fault: ${fault}`),
    ...results.slice(0, SHOWN).map((result, index) => `     ${index + 1}. ${lineOf(result)}`),
    ...[...new Set(explained)].flatMap(result =>
      result === undefined ? [] : [`     ${whyOf(result, compiled)}`],
    ),
  ].join('\n');
}

function lineOf({ name, points, probability, mustNotMiss }: DiagnosisResult): string {
  return `${name}${mustNotMiss ? ' (!)' : ''}: ${round(points)} points, ${round(probability)} %`;
}

function whyOf({ name, contributions, factors }: DiagnosisResult, compiled: CompiledContent): string {
  const parts = contributions.map(
    contribution => `${wordsOf(contribution, compiled)} ${signed(contribution.points)}`,
  );
  const times = factors.map(({ kind, factor }) => `${kind} × ${factor}`);
  return `${name}: ${[...parts, ...times].join('; ')}`;
}

function wordsOf(contribution: Contribution, compiled: CompiledContent): string {
  if (contribution.kind === 'base') return 'head start';
  const question = compiled.questions.find(({ id }) => id === contribution.questionId);
  const choice = compiled.choices.find(({ id }) => id === contribution.choiceId);
  return `${question?.key}: ${choice?.text}`;
}

function signed(points: number): string {
  return points > 0 ? `+${points}` : String(points);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
