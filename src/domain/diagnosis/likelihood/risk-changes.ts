import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { chanceOfRisk } from '#domain/diagnosis/likelihood/chance.ts';
import type { Change } from '#domain/diagnosis/likelihood/change.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import type { Ticked } from '#domain/diagnosis/likelihood/ticks.ts';

export function riskChanges(model: LikelihoodModel, facts: CaseFacts, answers: Ticked): Change[] {
  const { knowledge, parameters } = model;
  const riskOf = new Map(knowledge.vocabulary.map(({ key, riskId }) => [key, riskId]));
  const risks = new Map(knowledge.risks.map(risk => [risk.id, risk]));
  const told = new Map<number, { key: string; isPresent: boolean; isAnswer: boolean }>();
  const tell = (keys: Iterable<string>, isPresent: boolean, isAnswer: boolean) => {
    for (const key of keys) {
      const id = riskOf.get(key);
      if (id == null || told.has(id)) continue;
      told.set(id, { key, isPresent, isAnswer });
    }
  };
  tell(answers.present, true, true);
  tell(facts.present, true, false);
  tell(answers.denied, false, true);
  tell(facts.denied, false, false);
  const spokenOf = new Map(
    answers.ticks.map(({ choice, values }) => [choice.finding, new Set(values.map(v => v.at))]),
  );
  return [...told]
    .sort(([a], [b]) => a - b)
    .flatMap(([id, { key, isPresent, isAnswer }]) => {
      const commonness = risks.get(id)?.commonness ?? 1;
      const usual = chanceOfRisk(commonness);
      const weight = isAnswer ? parameters.riskOfAnswer : 1;
      if (weight === 0) return [];
      const places: number[] = [];
      const factors: number[] = [];
      knowledge.diagnoses.forEach(({ risks: own }, at) => {
        const odds = own.get(id);
        if (odds === undefined || odds === 1 || (isPresent && spokenOf.get(key)?.has(at))) return;
        const chance = chanceOfRisk(commonness, odds);
        places.push(at);
        factors.push((isPresent ? chance / usual : (1 - chance) / (1 - usual)) ** weight);
      });
      return [{ name: { kind: 'risk' as const, finding: key, isPresent }, places, factors, other: 1 }];
    });
}
