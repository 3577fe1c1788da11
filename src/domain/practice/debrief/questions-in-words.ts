import { isOwnUnderstanding } from '#domain/practice/consultation/own-understanding.ts';

/** Begins as a question does that has no question mark. What we do, and when something happens, only tell. */
const ASKS =
  /^(?:(?:and|so|but|ok|okay|well|now|right|sorry|then|also)\b[\s,.]*)*(?:any|ever|do|does|did|have|has|had|are|is|was|were|can|could|tell me|describe|i(?:'d| would) (?:now )?like to ask|(?:when|where|who|which|why) (?:do|does|did|is|are|was|were|has|have|had)|what (?!we\b|i\b)|how (?:do|does|did|is|are|was|were|has|have|had|long|much|many|often|bad|about))\b/i;

/** Whoever says what they meant was misunderstood before. */
const PUT_RIGHT =
  /\bi (?:really )?(?:mean|meant|asked about|asked whether|asked if|was asking|wanted to know)\b|\b(?:ask|asking) (?:it |that |you )?again\b|\bnot what i\b|\bwasn't asking\b/i;

/** What to do if it gets worse is advice, however it ends: "If you get a fever you ring us, all right?" */
const SAFETY_NET =
  /\bif\b.*\b(?:ring|call|phone|come (?:back|in|straight)|get help|go (?:straight )?to|999|112|ambulance)\b|\b(?:ring|call|phone|come (?:back|straight)) .*\bif\b/i;

/** Told things are taken up, or a contradiction is. */
const TAKEN_UP =
  /\byou (?:said|say|told|mentioned|were saying|spoke)\b|\b(?:just )?to be (?:clear|sure)\b|^\W*so (?!(?:do|does|did|have|has|had|are|is|was|were|can|could|any|what|when|where|who|which|how|why)\b)/i;

/** Says back what was understood, and not only asks whether it was right. */
const LEAST_SAID_BACK = 14;

/** The sentences of a line that ask: a plan, an explanation or a recap asks for nothing. */
export function questionsIn(text: string): readonly string[] {
  const sentences = text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter(sentence => ASKS.test(sentence) || !SAFETY_NET.test(sentence));
  if (isPutRight(text)) return sentences;
  return sentences.filter(sentence => sentence.endsWith('?') || ASKS.test(sentence));
}

/** Whether the student says what they meant, after they were taken to mean something else. */
export function isPutRight(text: string): boolean {
  return PUT_RIGHT.test(text);
}

/** Whether the student takes up what was told, or makes sure of it. */
export function isTakenUp(text: string): boolean {
  return TAKEN_UP.test(text);
}

/** Whether the student says back what they understood and asks whether it is right. */
export function isCheckedRecap(text: string): boolean {
  return isOwnUnderstanding(text) && text.trim().split(/\s+/).length >= LEAST_SAID_BACK;
}
