import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** Words that are no names, so that they lose their capital in mid-sentence. */
const SMALL =
  /^(a|about|all|an|and|at|behind|both|but|down|every|for|from|here|high|he|he's|her|his|in|it|it's|its|just|like|little|maybe|more|most|my|nine|no|nobody|none|not|nothing|on|once|one|only|our|over|right|she|she's|since|six|some|sometimes|that|that's|the|there|there's|they|this|three|twenty|two|up|usually|we|we've|well|when|yes|yesterday|you)\b/i;

/** The same once more, as somebody says it who has said it before. */
export function again(patient: PracticePatient, text: string): string {
  const words = SMALL.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
  return replyOf(patient, 'again', text).replace('{text}', words);
}
