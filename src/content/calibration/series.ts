import { basename } from 'node:path';
import { type Chances, type Forecast, forecastOf } from '#content/calibration/forecast.ts';
import type { PlayableContent } from '#content/play/playable-content.ts';
import { randomFrom } from '#content/play/random-from.ts';
import { toldFacts } from '#content/play/told-facts.ts';
import type { TeachingCase } from '#content/read/content.ts';
import { differential } from '#domain/diagnosis/differential.ts';
import type { CaseFacts } from '#domain/diagnosis/likelihood/case-facts.ts';
import { weigh } from '#domain/diagnosis/likelihood/weigh.ts';

/** Patients of one kind, as both models see them. */
export type Series = {
  readonly name: string;
  readonly sum: readonly Forecast[];
  readonly likelihood: readonly Forecast[];
};

/** Who tells little tells this share of the answers, drawn by lot. */
const TOLD = 0.4;

const DRAWS = 2;

const SEED = 20_261_122;

/** The partly told patients and the blind stories, file by file, all together, and once more telling little. */
export function playedSeries(vignettes: readonly TeachingCase[], playable: PlayableContent): Series[] {
  const random = randomFrom(SEED);
  const byFile = Map.groupBy(vignettes, ({ file }) => basename(file, '.yaml').replaceAll('-', ' '));
  const whole = (vignette: TeachingCase) => [toldFacts(vignette, playable)];
  const little = (vignette: TeachingCase) =>
    Array.from({ length: DRAWS }, () => toldFacts(vignette, playable, () => random() < TOLD));
  const files = [...byFile].map(([name, group]) => played(name, group, { playable, told: whole }));
  return [
    ...files,
    played('all together', vignettes, { playable, told: whole }),
    played('all, 40 % of the answers', vignettes, { playable, told: little }),
  ];
}

type Playing = {
  readonly playable: PlayableContent;
  readonly told: (vignette: TeachingCase) => readonly CaseFacts[];
};

function played(name: string, vignettes: readonly TeachingCase[], { playable, told }: Playing): Series {
  const cases = vignettes.flatMap(vignette => {
    const truth = playable.diagnosis(vignette.expected)?.id ?? 0;
    return told(vignette).map(facts => ({ facts, truth }));
  });
  return {
    name,
    sum: cases.map(({ facts, truth }) => forecastOf(shares(playable, facts), truth)),
    likelihood: cases.map(({ facts, truth }) => forecastOf(chances(playable, facts), truth)),
  };
}

function shares({ evidence }: PlayableContent, { answers, age, gender }: CaseFacts): Chances {
  return differential(answers, evidence, { age, gender }).map(({ id, probability }) => ({
    id,
    chance: probability / 100,
  }));
}

function chances({ likelihood }: PlayableContent, facts: CaseFacts): Chances {
  const all = weigh(likelihood, facts).chances;
  return likelihood.knowledge.diagnoses.map(({ id }, place) => ({ id, chance: all[place] ?? 0 }));
}
