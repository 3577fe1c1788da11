/** Whoever checks what they understood asks for a yes or a correction: "Is that right?", "Have I missed anything?" */
const CHECKED = /\b(?:right|correct|missed|misunderst\w+|(?:did|have) I (?:get|got|understood|forgotten))\b/i;

/** So many words say something back; fewer only ask whether it was right. */
const LEAST_WORDS = 14;

/** Whether the student asks if they have understood the patient, and not the other way round. */
export function isOwnUnderstanding(words: string): boolean {
  return CHECKED.test(words);
}

/** Whether the student says back what they understood before asking whether it is right. */
export function isSaidBack(words: string): boolean {
  return isOwnUnderstanding(words) && words.trim().split(/\s+/).length >= LEAST_WORDS;
}
