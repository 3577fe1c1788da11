import { chanceOfRisk } from '#domain/diagnosis/likelihood/chance.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { RiskFactor } from '#domain/diagnosis/likelihood/knowledge.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Told } from '#domain/diagnosis/likelihood/told.ts';

/** A risk factor and the finding by which the case speaks of it. */
type ToldRisk = { readonly risk: RiskFactor; readonly finding: string; readonly isPresent: boolean };

/**
 * What conditions, operations, medicines, family and habits multiply the weights by: the odds ratios of the content,
 * beside how usual each is. What an answer told or denied has been weighed with it.
 */
export function riskChanges(model: LikelihoodModel, told: Told): Change[] {
  return risksIn(model, told).map(({ risk, finding, isPresent }) => {
    const usual = chanceOfRisk(risk.commonness);
    const bearing = model.bearingOn.get(risk.id) ?? [];
    return {
      name: { kind: 'risk', finding, isPresent },
      places: bearing.map(({ at }) => at),
      factors: bearing.map(({ odds }) => {
        const chance = chanceOfRisk(risk.commonness, odds);
        return isPresent ? chance / usual : (1 - chance) / (1 - usual);
      }),
      other: 1,
    };
  });
}

/** Each risk factor once: present when one of its findings is. */
function risksIn({ riskOf, findingsOfRisk }: LikelihoodModel, { findings, byAnswers }: Told): ToldRisk[] {
  const spokenOf = new Set([...findings.keys()].flatMap(key => riskOf.get(key) ?? []));
  return [...spokenOf]
    .sort((a, b) => a.id - b.id)
    .flatMap(risk => {
      const keys = (findingsOfRisk.get(risk.id) ?? []).map(({ key }) => key).filter(key => findings.has(key));
      if (keys.some(key => byAnswers.has(key))) return [];
      const [finding] = keys.toSorted((a, b) => Number(findings.get(b)) - Number(findings.get(a)));
      return finding === undefined ? [] : [{ risk, finding, isPresent: findings.get(finding) === true }];
    });
}
