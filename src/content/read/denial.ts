/** "No strength in one arm" begins like a denial but is none: only the last of several choices may be so worded. */
const DENYING = /^(none|no|neither|nothing|never|not)\b/i;

const PLAINLY_DENYING = /^(none of these|none|no|no, never|never|neither|nothing)$/i;

/** The choice that denies everything a question asks for: of a multiple choice question the last, if it says so. */
export function denialOf<Choice extends { readonly text: string }>(
  choices: readonly Choice[],
  isMultiple: boolean,
): Choice | undefined {
  if (!isMultiple) return choices.find(({ text }) => PLAINLY_DENYING.test(text));
  const last = choices.at(-1);
  return last !== undefined && DENYING.test(last.text) ? last : undefined;
}
