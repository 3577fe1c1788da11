import type { Suspect } from '#domain/diagnosis/likelihood/suspects.ts';
import { EXPLANATION_LIMIT } from '#domain/suggestions/suggestion.ts';
import { chanceOfYes, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { listed } from '#domain/text/listed.ts';

/** A yes must come from at least this share of patients with a diagnosis before it 'often comes with' it. */
const OFTEN = 0.45;

/** Said where no diagnosis stands out. */
const OTHERWISE = 'Helps to tell the likely causes apart.';

/** The share of a question's pull that a diagnosis needs to be named second. */
const WORTH_NAMING = 0.25;

type Pull = {
  readonly name: string;
  readonly chance: number;
  readonly pull: number;
  readonly isGrave: boolean;
};

/**
 * Which diagnoses a symptom tells apart, in plain words of at most 300 characters. It speaks of how often they come
 * together, never of certainty and never of treatment.
 */
export function explainSymptom(question: YesNoQuestion, suspects: readonly Suspect[]): string {
  const mean = chanceOfYes(question, suspects);
  const pulls = suspects.map(({ diagnosis, chance }, i): Pull => {
    const yes = question.chances[i] ?? 0;
    return {
      name: diagnosis.name,
      chance: yes,
      pull: chance * (yes - mean),
      isGrave: diagnosis.mustNotMiss,
    };
  });
  const raised = strongest(pulls, 1);
  const lowered = strongest(pulls, -1).slice(0, 1);
  if (raised.length === 0) return OTHERWISE;
  const texts = [
    sentences(raised, lowered),
    sentences(raised.slice(0, 1), lowered),
    sentences(raised.slice(0, 1), []),
  ];
  return texts.find(text => text.length <= EXPLANATION_LIMIT) ?? OTHERWISE;
}

/** The two that a yes moves most in this direction, the second only if it is moved much too. */
function strongest(pulls: readonly Pull[], direction: 1 | -1): Pull[] {
  const [first, second] = pulls
    .filter(({ pull }) => pull * direction > 0)
    .sort((a, b) => (b.pull - a.pull) * direction)
    .slice(0, 2);
  if (!first) return [];
  return second && second.pull / first.pull > WORTH_NAMING ? [first, second] : [first];
}

function sentences(raised: readonly Pull[], lowered: readonly Pull[]): string {
  const howOften = raised.some(({ chance }) => chance >= OFTEN) ? 'Often comes with' : 'Can come with';
  const against =
    lowered.length === 0 ? '' : `, less so with ${listed(lowered.map(({ name }) => inSentence(name)))}`;
  return `${howOften} ${named(raised)}${against}.`;
}

/** The names, with a word of warning at those that must not be missed. */
function named(pulls: readonly Pull[]): string {
  const names = pulls.map(({ name }) => inSentence(name));
  if (pulls.length > 1 && pulls.every(({ isGrave }) => isGrave))
    return `${listed(names)} (both not to be missed)`;
  return listed(names.map((name, i) => (pulls[i]?.isGrave ? `${name} (not to be missed)` : name)));
}
