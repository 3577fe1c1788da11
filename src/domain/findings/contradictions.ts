import type { Statement } from '#domain/findings/statements.ts';

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
