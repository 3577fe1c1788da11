import { denialOf } from '#content/read/denial.ts';
import { isUncertain } from '#content/read/uncertain.ts';
import type { ChoiceEntry, QuestionEntry } from '#content/schema/complaint.ts';
import type { Dimension } from '#domain/questionnaire/dimension.ts';

type Points = Readonly<Record<string, number>>;

/** From so many points for one answer on, the other answers speak against the diagnosis: by 1, and by 2. */
type Strength = { readonly mild: number; readonly strong: number };

const NEVER = Number.POSITIVE_INFINITY;

/** Who gives one answer does not give the others. */
const OF_ONE_ANSWER: Strength = { mild: 3, strong: 6 };

/** Who denies all that a question offers lacks what is typical; who ticks one thing may have the rest as well. */
const OF_A_DENIAL: Strength = { mild: 4, strong: 6 };

/** What makes it worse or better varies from patient to patient: only what is nearly always so counts. */
const OF_A_MODIFIER: Strength = { mild: 5, strong: NEVER };

const MODIFIERS: readonly Dimension[] = ['aggravating', 'relieving'];

/**
 * The points of a question's choices: what is written, and what follows from it for the diagnoses of which nothing is
 * written there (ADR 16). A diagnosis that some answer makes likely becomes less likely by another answer to the same
 * question. Whoever cannot say says nothing.
 */
export function pointsOf(question: QuestionEntry): ReadonlyMap<ChoiceEntry, Points> {
  const { choices } = question;
  const most = mostPoints(choices);
  return new Map(
    choices.map(choice => [choice, { ...derived(strengthFor(question, choice), most), ...choice.points }]),
  );
}

function strengthFor({ kind, covers, choices }: QuestionEntry, choice: ChoiceEntry): Strength | null {
  if (isUncertain(choice.text) || kind === 'order') return null;
  const isModifier = covers.some(dimension => MODIFIERS.includes(dimension));
  if (kind === 'multi') return denialOf(choices, true) === choice && !isModifier ? OF_A_DENIAL : null;
  return isModifier ? OF_A_MODIFIER : OF_ONE_ANSWER;
}

function derived(strength: Strength | null, most: ReadonlyMap<string, number>): Points {
  if (strength === null) return {};
  return Object.fromEntries(
    [...most].flatMap(([diagnosis, points]) => {
      if (points >= strength.strong) return [[diagnosis, -2]];
      return points >= strength.mild ? [[diagnosis, -1]] : [];
    }),
  );
}

/** Diagnosis → the most points that an answer to the question gives it. */
function mostPoints(choices: readonly ChoiceEntry[]): ReadonlyMap<string, number> {
  const most = new Map<string, number>();
  for (const [diagnosis, points] of choices.flatMap(choice => Object.entries(choice.points)))
    most.set(diagnosis, Math.max(points, most.get(diagnosis) ?? 0));
  return most;
}
