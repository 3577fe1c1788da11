import type { Suspect } from '#domain/suggestions/posterior.ts';
import { likeness, worthOf, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';

/** How much of a question's worth is lost when one that is exactly like it was picked before. */
const LOSS_BY_LIKENESS = 0.5;

/** What a question must be worth at least, in nats and beside the best one: anything less is only noise. */
const LEAST_WORTH = { alone: 5e-4, besideBest: 0.02 } as const;

export type Picking = {
  readonly count: number;
  /** How much more a yes is worth that points at something that must not be missed; 0 is no more. */
  readonly alarm: number;
};

type Candidate = { readonly question: YesNoQuestion; readonly worth: number; likest: number };

/**
 * Picks the questions that tell the suspects apart best, one after the other; each costs those like it some of
 * their worth, so that eight questions are not one question asked eight times. Equals go by id.
 */
export function pickQuestions(
  questions: readonly YesNoQuestion[],
  suspects: readonly Suspect[],
  { count, alarm }: Picking,
): YesNoQuestion[] {
  const candidates: Candidate[] = questions.map(question => ({
    question,
    worth: worthOf(question, suspects, alarm),
    likest: 0,
  }));
  const most = candidates.reduce((max, { worth }) => Math.max(max, worth), 0);
  const least = Math.max(LEAST_WORTH.alone, LEAST_WORTH.besideBest * most);
  const left = candidates.filter(({ worth }) => worth >= least);
  const picked: YesNoQuestion[] = [];
  while (picked.length < count && left.length > 0) {
    const best = left.reduce(better);
    left.splice(left.indexOf(best), 1);
    picked.push(best.question);
    for (const other of left) {
      other.likest = Math.max(other.likest, likeness(other.question, best.question, suspects));
    }
  }
  return picked;
}

function better(a: Candidate, b: Candidate): Candidate {
  const gain = valueLeft(b) - valueLeft(a);
  return gain > 0 || (gain === 0 && b.question.id < a.question.id) ? b : a;
}

function valueLeft({ worth, likest }: Candidate): number {
  return worth * (1 - LOSS_BY_LIKENESS * likest);
}
