/** Whoever checks what they understood asks for a yes or a correction: "Is that right?", "Have I missed anything?" */
const CHECKED = /\b(?:right|correct|missed|misunderst\w+|(?:did|have) I (?:get|got|understood|forgotten))\b/i;

/** Whether the student asks if they have understood the patient, and not the other way round. */
export function isOwnUnderstanding(words: string): boolean {
  return CHECKED.test(words);
}
