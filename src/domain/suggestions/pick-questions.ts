import type { Suspect } from '#domain/diagnosis/likelihood/suspects.ts';
import { directionOf, likeness, worthOf, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';

/** How much of a question's worth is lost when one that is exactly like it was picked before. */
const LOSS_BY_LIKENESS = 0.5;

/** What a question must be worth at least, in nats: anything less is only noise. */
const LEAST_WORTH = 5e-4;

/** Only the worthiest are compared with each other: no loss would bring the rest forward. */
const CANDIDATES_A_PICK = 4;

export type Picking = {
  readonly count: number;
  /** How much more a yes is worth that points at something that must not be missed; 0 is no more. */
  readonly alarm: number;
  /** What a question must be worth at least beside the best one, from 0 to 1. */
  readonly besideBest: number;
};

type Candidate = {
  readonly question: YesNoQuestion;
  readonly worth: number;
  readonly direction: Float64Array;
  likest: number;
};

/**
 * Picks the questions that tell the suspects apart best, one after the other; each costs those like it some of
 * their worth, so that eight questions are not one question asked eight times. Equals go by id.
 */
export function pickQuestions(
  questions: readonly YesNoQuestion[],
  suspects: readonly Suspect[],
  picking: Picking,
): YesNoQuestion[] {
  const { count } = picking;
  const left: Candidate[] = worthiest(questions, suspects, picking).map(candidate => ({
    ...candidate,
    direction: directionOf(candidate.question, suspects),
    likest: 0,
  }));
  const picked: YesNoQuestion[] = [];
  while (picked.length < count && left.length > 0) {
    const best = left.reduce(better);
    left.splice(left.indexOf(best), 1);
    picked.push(best.question);
    for (const other of left) {
      other.likest = Math.max(other.likest, likeness(other.direction, best.direction));
    }
  }
  return picked;
}

/** The questions that are worth asking at all, the best ones only. */
function worthiest(
  questions: readonly YesNoQuestion[],
  suspects: readonly Suspect[],
  { count, alarm, besideBest }: Picking,
): Pick<Candidate, 'question' | 'worth'>[] {
  const all = questions.map(question => ({ question, worth: worthOf(question, suspects, alarm) }));
  const most = all.reduce((max, { worth }) => Math.max(max, worth), 0);
  const least = Math.max(LEAST_WORTH, besideBest * most);
  return all
    .filter(({ worth }) => worth >= least)
    .sort((a, b) => b.worth - a.worth || a.question.id - b.question.id)
    .slice(0, CANDIDATES_A_PICK * count);
}

function better(a: Candidate, b: Candidate): Candidate {
  const gain = valueLeft(b) - valueLeft(a);
  return gain > 0 || (gain === 0 && b.question.id < a.question.id) ? b : a;
}

function valueLeft({ worth, likest }: Candidate): number {
  return worth * (1 - LOSS_BY_LIKENESS * likest);
}
