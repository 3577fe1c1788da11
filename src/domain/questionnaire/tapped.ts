import { type Choice, QUESTION_TYPE, type Question } from '#domain/questionnaire/question.ts';

/** A choice that was just taken, or left. */
export type Tapped = { readonly choice: Choice; readonly isOn: boolean };

/** Which choice a tap changed; none where the selection is the same. */
export function tappedIn(
  choices: readonly Choice[],
  before: readonly number[],
  after: readonly number[],
): Tapped | undefined {
  const taken = choices.find(({ id }) => after.includes(id) && !before.includes(id));
  if (taken) return { choice: taken, isOn: true };
  const left = choices.find(({ id }) => before.includes(id) && !after.includes(id));
  return left && { choice: left, isOn: false };
}

/** The choices that stand together after the tap: "none of these" and any other take each other's place. */
export function chosenAfter(
  { type }: Question,
  chosen: readonly Choice[],
  tapped: Tapped | undefined,
): readonly Choice[] {
  if (type !== QUESTION_TYPE.multi || !tapped?.isOn) return chosen;
  return tapped.choice.isDenial ? [tapped.choice] : chosen.filter(({ isDenial }) => !isDenial);
}
