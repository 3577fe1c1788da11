/** Whoever checks what they understood asks for a yes or a correction at the end: "Is that right?", "Have I missed anything?" */
const CHECKED =
  /\b(?:is|was) (?:that|this|it) (?:about |a )?(?:right|correct|it|fair\b.*)\W*$|\b(?:have|did|do) I (?:get|got|have|miss|missed|forget|forgotten|leave|left|understand|understood)\b[^?.]*\W*$|\b(?:anything|something) (?:missing|(?:that )?I(?:'ve| have)? (?:missed|forgotten|misunderstood|left out))\W*$|\banything\b[^?.]*\b(?:correct|put right|wrong)\W*$|[,.?:] (?:right|correct|yes)\W*$/i;

/** Whether the student asks if they have understood the patient, and not the other way round. */
export function isOwnUnderstanding(words: string): boolean {
  return CHECKED.test(words.replace(/[’`]/g, "'"));
}

/** Asks the patient to say in their own words what was explained or agreed. */
const TOLD_BACK =
  /\b(?:say|tell|repeat|explain)\b[^?.]{0,24}\bback to me\b|\btell me back\b|\bback to me what\b|\bin your own words\b[^?]*\b(?:I(?:'ve| have)|we(?:'ve| have)|just said|agreed|happens next|going to do)\b|\b(?:tell|say to|remind) me (?:again )?what (?:we(?:'ve| have) agreed|I(?:'ve| have) (?:just )?(?:said|told)|happens next|you(?:'re| are| will|'ll) (?:going to )?do)\b/i;

/** Whether the student wants to hear what the patient has understood. */
export function asksToTellBack(words: string): boolean {
  return TOLD_BACK.test(words.replace(/[’`]/g, "'"));
}
