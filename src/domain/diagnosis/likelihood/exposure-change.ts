import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Told } from '#domain/diagnosis/likelihood/told.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';

/**
 * What is left of the diagnoses that hardly exist without an exposure, a bite or a journey, of which the case does not
 * tell: less where nobody has asked, next to nothing where it is denied.
 */
export function exposureChange(model: LikelihoodModel, told: Told): Change {
  const { untoldExposure, deniedExposure } = model.parameters;
  const excluded = excludedBy(told);
  const isDenied = (key: string) => told.findings.get(key) === false || excluded.has(key);
  const lacking = model.tables.exposed
    .filter(({ requires }) => !requires.some(key => told.findings.get(key)))
    .map(({ at, requires: [first] }) => ({ at, factor: isDenied(first) ? deniedExposure : untoldExposure }));
  return {
    name: { kind: 'exposure' },
    places: lacking.map(({ at }) => at),
    factors: lacking.map(({ factor }) => factor),
    other: 1,
  };
}

/** Who gives another answer to a question with one answer does not give this one. */
function excludedBy({ ticks, findings }: Told): ReadonlySet<string> {
  const single = ticks.filter(({ question }) => question.type === QUESTION_TYPE.single);
  const offered = single.flatMap(({ question }) => question.choices.flatMap(({ finding }) => finding ?? []));
  return new Set(offered.filter(key => !findings.get(key)));
}
