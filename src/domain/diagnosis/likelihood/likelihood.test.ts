import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { aModel, someCaseFacts } from '#domain/diagnosis/likelihood/knowledge.fixture.ts';
import { likelihoodWords } from '#domain/diagnosis/likelihood/likelihood-words.ts';
import type { LikelihoodModel } from '#domain/diagnosis/likelihood/model.ts';
import { DANGEROUS_FROM, MOST_LISTED, mustNotMissIn } from '#domain/diagnosis/likelihood/must-not-miss.ts';
import {
  aModelWithQuestions,
  someAnswers,
  toldAgain,
} from '#domain/diagnosis/likelihood/questions.fixture.ts';
import { explained } from '#domain/diagnosis/likelihood/steps.ts';
import { suspectsIn } from '#domain/diagnosis/likelihood/suspects.ts';
import { asker } from '#domain/diagnosis/likelihood/to-ask.ts';
import { weigh } from '#domain/diagnosis/likelihood/weigh.ts';

const of = (model: LikelihoodModel, facts: CaseFacts) => [...weigh(model, facts).chances];

/** As equal as sums of floating numbers are. */
function expectEqual(now: readonly number[], before: readonly number[]): void {
  expect(now.length).toBe(before.length);
  for (const [at, chance] of now.entries()) expect(chance).toBeCloseTo(before[at] ?? 0, 12);
}

const holds = (check: (model: LikelihoodModel, facts: CaseFacts) => void) =>
  fc.assert(fc.property(aModelWithQuestions, someAnswers, check));

describe('Likelihoods', () => {
  it('add up to 1 with what is something else', () => {
    holds((model, facts) => {
      const chances = of(model, facts);
      expect(chances).toHaveLength(model.knowledge.diagnoses.length + 1);
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
      expect(chances.at(-1)).toBeGreaterThan(0);
    });
  });

  it('do not depend on the order in which anything was told', () => {
    holds((model, facts) => {
      const turned = {
        ...facts,
        answers: facts.answers.toReversed(),
        presentIds: facts.presentIds.toReversed(),
        absentIds: facts.absentIds.toReversed(),
      };
      expect(of(model, turned)).toEqual(of(model, facts));
    });
  });

  it('are 0 for what the sex or the age makes impossible, whatever is told', () => {
    holds((model, facts) => {
      const chances = of(model, facts);
      for (const [at, { sexFactors, ageFactors }] of model.knowledge.diagnoses.entries()) {
        const { age, gender } = facts;
        const isOfSex = gender === null || sexFactors[gender === 'Male' ? 'male' : 'female'] > 0;
        const isOfAge = !ageFactors.some(
          ({ from, to, factor }) => age !== null && age >= from && age <= to && factor === 0,
        );
        if (!isOfSex || !isOfAge) expect(chances[at]).toBe(0);
      }
    });
  });

  it('do not change when a finding that an answer told is told again, anywhere', () => {
    holds((model, facts) => {
      const [told] = facts.answers.filter(
        ({ choiceId }) => model.choices.get(Number(choiceId))?.choice.finding,
      );
      fc.pre(told !== undefined);
      const chiefless = { ...facts, chiefComplaintId: null };
      const finding = model.choices.get(Number(told.choiceId))?.choice.finding ?? '';
      const again = toldAgain(model, Number(told.choiceId));
      const chosen = new Set(facts.answers.map(({ choiceId }) => Number(choiceId)));
      const answered = new Set([...chosen].map(id => model.choices.get(id)?.complaintId));
      const elsewhere = again.filter(
        id => !chosen.has(id) && answered.has(model.choices.get(id)?.complaintId),
      );
      const answers = elsewhere.map(id => ({ questionId: Math.floor(id / 10), choiceId: String(id) }));
      const before = of(model, chiefless);
      expectEqual(of(model, { ...chiefless, answers: [...facts.answers, ...answers] }), before);
      expectEqual(of(model, { ...chiefless, present: [finding, finding] }), before);
      expectEqual(of(model, { ...chiefless, answers: [...facts.answers, told] }), before);
    });
  });

  it('never fall for the leader with a further symptom that nearly all its patients have', () => {
    fc.assert(
      fc.property(aModelWithQuestions, someAnswers, fc.nat(), (model, facts, pick) => {
        const [leader] = suspectsIn(model, facts);
        const typical = [...(leader?.diagnosis.findings ?? [])]
          .filter(([, strength]) => strength === 5)
          .map(([id]) => id)
          .filter(id => !facts.presentIds.includes(id) && !facts.absentIds.includes(id));
        const symptom = typical[pick % Math.max(1, typical.length)];
        fc.pre(leader !== undefined && symptom !== undefined);
        const place = model.placeOf.get(leader.diagnosis.id) ?? -1;
        const before = of(model, facts)[place] ?? 0;
        const after = of(model, { ...facts, presentIds: [...facts.presentIds, symptom] })[place] ?? 0;
        expect(after).toBeGreaterThanOrEqual(before - 1e-12);
      }),
    );
  });

  it('never fall for a diagnosis with a further tick that speaks for it and for nothing else', () => {
    holds((model, facts) => {
      const chosen = new Set(facts.answers.map(({ choiceId }) => Number(choiceId)));
      const tick = [...model.choices.values()].find(
        ({ choice, values }) =>
          !chosen.has(choice.id) && values.length === 1 && (values[0]?.points ?? 0) > 0 && !choice.finding,
      );
      const at = tick?.values[0]?.at ?? -1;
      fc.pre(tick !== undefined);
      const answer = { questionId: tick.question.id, choiceId: String(tick.choice.id) };
      const bare = { ...facts, presentIds: [], absentIds: [], chiefComplaintId: null };
      const after = of(model, { ...bare, answers: [...facts.answers, answer] })[at] ?? 0;
      expect(after).toBeGreaterThanOrEqual((of(model, bare)[at] ?? 0) - 1e-12);
    });
  });
});

describe('The steps of a likelihood', () => {
  it('multiply the odds before any answer to the odds now', () => {
    holds((model, facts) => {
      const weighed = weigh(model, facts);
      const places = model.knowledge.diagnoses.map((_, place) => place);
      const chances = weighed.chances;
      for (const [place, { before, steps }] of explained(weighed, places).entries()) {
        const odds = steps.reduce((product, { factor }) => product * factor, before / (1 - before));
        const now = chances[place] ?? 0;
        const others = chances.reduce((sum, chance, at) => (at === place ? sum : sum + chance), 0);
        expect(odds / (now / others || 1)).toBeCloseTo(now === 0 ? 0 : 1, 9);
      }
    });
  });

  it('name each ticked choice once', () => {
    holds((model, facts) => {
      const [first] = explained(weigh(model, facts), [0]);
      const ticks = first?.steps.flatMap(step => (step.kind === 'answer' ? step.choiceId : [])) ?? [];
      expect(new Set(ticks).size).toBe(ticks.length);
      for (const id of ticks) expect(facts.answers.map(({ choiceId }) => Number(choiceId))).toContain(id);
    });
  });
});

describe('What must not be missed', () => {
  it('is dangerous, likely enough, at most eight, and orders by danger', () => {
    holds((model, facts) => {
      const weighed = weigh(model, facts);
      const chances = weighed.chances;
      const places = mustNotMissIn(weighed, facts);
      expect(places.length).toBeLessThanOrEqual(MOST_LISTED);
      for (const place of places) {
        expect(model.knowledge.diagnoses[place]?.mustNotMiss).toBe(true);
        expect(chances[place]).toBeGreaterThanOrEqual(DANGEROUS_FROM);
      }
      const dangers = places.map(place => chances[place] ?? 0);
      expect(dangers).toEqual(dangers.toSorted((a, b) => b - a));
    });
  });
});

describe('What to ask', () => {
  it('is nothing that was told, denied or answered', () => {
    holds((model, facts) => {
      const ask = asker(weigh(model, facts), facts);
      const answered = facts.answers.map(({ questionId }) => questionId);
      const spokenOf = [facts.chiefComplaintId, ...facts.presentIds, ...facts.absentIds];
      for (const place of model.knowledge.diagnoses.keys()) {
        for (const question of ask(place)) {
          expect(question.worth).toBeGreaterThan(0);
          if (question.kind === 'question') expect(answered).not.toContain(question.questionId);
          if (question.kind === 'symptom') expect(spokenOf).not.toContain(question.complaintId);
        }
      }
    });
  });
});

describe('A likelihood in words', () => {
  it.each([
    [1, 'very likely'],
    [0.8, 'very likely'],
    [0.79, 'likely'],
    [0.5, 'likely'],
    [0.3, 'possible'],
    [0.05, 'unlikely'],
    [0.009, 'very unlikely'],
    [0, 'very unlikely'],
  ] as const)('%d is %s', (likelihood, words) => {
    expect(likelihoodWords(likelihood)).toBe(words);
  });
});

describe('A case without answers', () => {
  it('is weighed by who the patient is and what leads there', () => {
    fc.assert(
      fc.property(aModel, someCaseFacts, (model, { facts }) => {
        const { changes } = weigh(model, facts);
        const kinds = changes.map(({ name: { kind } }) => kind);
        expect(kinds.includes('chief')).toBe(facts.chiefComplaintId !== null);
        expect(kinds.includes('age')).toBe(facts.age !== null);
      }),
    );
  });
});
