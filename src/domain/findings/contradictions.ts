import { type KnownFinding, whereKnown } from '#domain/findings/known-findings.ts';
import type { Source, Statement } from '#domain/findings/statements.ts';
import { isPlural } from '#domain/text/is-plural.ts';

/** A finding that the case both tells and denies, with the first statement of either kind. */
export type Contradiction = {
  readonly key: string;
  readonly present: Statement;
  readonly denied: Statement;
};

/** What the case says both ways, in the order of the interview. */
export function contradictionsIn(statements: readonly Statement[]): Contradiction[] {
  const byKey = Map.groupBy(statements, ({ key }) => key);
  return [...byKey].flatMap(([key, group]) => {
    const present = group.find(({ isPresent }) => isPresent);
    const denied = group.find(({ isPresent }) => !isPresent);
    return present && denied ? [{ key, present, denied }] : [];
  });
}

/** The first statement from elsewhere against each thing that is said here. */
export function saidOtherwise(
  statements: readonly Statement[],
  isHere: (source: Source) => boolean,
): Statement[] {
  const here = statements.filter(({ source }) => isHere(source));
  return here.flatMap(
    ({ key, isPresent }) =>
      statements.find(other => other.key === key && other.isPresent !== isPresent && !isHere(other.source)) ??
      [],
  );
}

/** 'Breathlessness was told under chest pain', 'Palpitations are a symptom of this case'. */
export function saidOf(name: string, known: KnownFinding): string {
  const [is, was] = isPlural(name) ? ['are', 'were'] : ['is', 'was'];
  return `${name} ${known.source.kind === 'symptom' || known.source.kind === 'history' ? is : was} ${whereKnown(known)}`;
}
