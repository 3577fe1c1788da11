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

/** A word that has a capital within a sentence is a name. */
function isName({ facts, person, opening }: PracticePatient, word: string): boolean {
  const spoken = [person.name, person.informantName, opening, ...facts.map(({ says }) => says)];
  return spoken.some(text => text?.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}*/gu)?.includes(word));
}
