import type { Source, Statement } from '#domain/findings/statements.ts';

/** What is known of a finding, and where it was told first; a contradiction counts as present until it is settled. */
export type KnownFinding = { readonly isPresent: boolean; readonly source: Source };

export type KnownFindings = ReadonlyMap<string, KnownFinding>;

/** What the statements say of each finding; those of one question may be left out, to see what was known before it. */
export function knownFindings(
  statements: readonly Statement[],
  except?: { readonly symptomId: number; readonly questionId: number },
): KnownFindings {
  const known = new Map<string, KnownFinding>();
  for (const { key, isPresent, source } of statements) {
    const isExcepted =
      source.kind === 'answer' &&
      source.symptomId === except?.symptomId &&
      source.questionId === except.questionId;
    const earlier = known.get(key);
    if (isExcepted || earlier?.isPresent || (earlier && !isPresent)) continue;
    known.set(key, { isPresent, source });
  }
  return known;
}

/** 'told under chest pain', 'denied in the review of systems'. */
export function whereKnown({ isPresent, source }: KnownFinding): string {
  const verb = isPresent ? 'told' : 'denied';
  if (source.kind === 'review') return `${verb} in the review of systems`;
  if (source.kind === 'symptom') return 'a symptom of this case';
  return `${verb} under ${source.text.toLowerCase()}`;
}
