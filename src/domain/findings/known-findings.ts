import type { Source, Statement } from '#domain/findings/statements.ts';
import { inSentence } from '#domain/text/in-sentence.ts';

/** What is known of a finding, and where it was told first; a contradiction counts as present until it is settled. */
export type KnownFinding = { readonly isPresent: boolean; readonly source: Source };

export type KnownFindings = ReadonlyMap<string, KnownFinding>;

/** One question of one symptom. */
export type QuestionPlace = { readonly symptomId: number; readonly questionId: number };

/** What the statements say of each finding; those of one question may be left out, to see what was known before it. */
export function knownFindings(statements: readonly Statement[], except?: QuestionPlace): KnownFindings {
  const known = new Map<string, KnownFinding>();
  for (const { key, isPresent, source } of statements) {
    const earlier = known.get(key);
    if (isFrom(source, except) || earlier?.isPresent || (earlier && !isPresent)) continue;
    known.set(key, { isPresent, source });
  }
  return known;
}

/** Whether this was said by the answer to that question. */
export function isFrom(source: Source, place: QuestionPlace | undefined): boolean {
  return (
    source.kind === 'answer' &&
    source.symptomId === place?.symptomId &&
    source.questionId === place.questionId
  );
}

/** 'told under chest pain', 'denied in the review of systems'. */
export function whereKnown({ isPresent, source }: KnownFinding): string {
  const verb = isPresent ? 'told' : 'denied';
  if (source.kind === 'review') return `${verb} in the review of systems`;
  if (source.kind === 'symptom') return 'a symptom of this case';
  if (source.kind === 'history') return `${isPresent ? 'recorded' : 'denied'} in past history`;
  return `${verb} under ${inSentence(source.text)}`;
}
