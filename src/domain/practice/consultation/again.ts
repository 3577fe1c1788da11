import { replyOf } from '#domain/practice/consultation/usual-reply.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';

/** What keeps its capital in mid-sentence wherever it stands. */
const CAPITAL =
  /^(I|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|January|February|March|April|May|June|July|August|September|October|November|December)$/;

/** The same once more, as somebody says it who has said it before. */
export function again(patient: PracticePatient, text: string): string {
  const [first = ''] = text.split(/[^\p{L}]/u);
  const words =
    CAPITAL.test(first) || isName(patient, first) ? text : text.charAt(0).toLowerCase() + text.slice(1);
  return replyOf(patient, 'again', text).replace('{text}', words);
}

/** Whatever is longer is told again in fewer sentences. */
const LONG = 120;
const SENTENCES_TOLD_AGAIN = 2;

/** The beginning of something long, which mostly says what was asked. */
export function inShort(text: string): string {
  const sentences = text.split(/(?<=[.!?]) /);
  return text.length > LONG ? sentences.slice(0, SENTENCES_TOLD_AGAIN).join(' ') : text;
}

/** A word that has a capital within a sentence is a name. */
function isName({ facts, person, opening }: PracticePatient, word: string): boolean {
  const spoken = [person.name, person.informantName, opening, ...facts.map(({ says }) => says)];
  return spoken.some(text => text?.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}*/gu)?.includes(word));
}
