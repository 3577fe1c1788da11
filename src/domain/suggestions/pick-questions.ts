import type { Suspect } from '#domain/suggestions/posterior.ts';
import { information, likeness, type YesNoQuestion } from '#domain/suggestions/yes-no-question.ts';

/** How much of a question's worth is lost when one that is exactly like it was picked before. */
const LOSS_BY_LIKENESS = 0.7;

/** Less than this tells nothing that would change anybody's mind. */
const LEAST_INFORMATION = 1e-5;

type Candidate = { readonly question: YesNoQuestion; readonly worth: number; likest: number };

/**
 * Picks the questions that tell the suspects apart best, one after the other; each costs those like it some of
 * their worth, so that eight questions are not one question asked eight times. Equals go by id.
 */
export function pickQuestions(
  questions: readonly YesNoQuestion[],
  suspects: readonly Suspect[],
  count: number,
): YesNoQuestion[] {
  const left: Candidate[] = questions
    .map(question => ({ question, worth: information(question, suspects), likest: 0 }))
    .filter(({ worth }) => worth > LEAST_INFORMATION);
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
  const gain = valueOf(b) - valueOf(a);
  return gain > 0 || (gain === 0 && b.question.id < a.question.id) ? b : a;
}

function valueOf({ worth, likest }: Candidate): number {
  return worth * (1 - LOSS_BY_LIKENESS * likest);
}
