import { isNamed } from '#domain/practice/consultation/said-wrong.ts';
import { isSameWord, mattersIn } from '#domain/practice/debrief/alike-in-words.ts';
import { isAskedPlainly } from '#domain/practice/debrief/plain-words.ts';
import { isCheckedRecap, questionsIn } from '#domain/practice/debrief/questions-in-words.ts';
import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Fact } from '#domain/practice/patient/patient.ts';

/** The question is after the family. */
const OF_FAMILY = /\bfamily\b|\brelatives?\b/i;

const ASKS_OF_FAMILY = /^(?:history|presence):family/;

/** A question and the words of its matter. */
export type QuestionInWords = { readonly text: string; readonly matters: readonly string[] };

/** What a line asks by its words, whatever it was taken for; a recap asks for nothing. */
export function askedInWords({ text }: Pick<TurnOfTalk, 'text'>): readonly QuestionInWords[] {
  if (isCheckedRecap(text)) return [];
  return questionsIn(text).map(question => ({ text: question, matters: mattersIn(question) }));
}

/** Whether one of these questions asks for a fact by its words. */
export function isAskedIn(
  { asks, findings }: Pick<Fact, 'asks' | 'findings'>,
  questions: readonly QuestionInWords[],
): boolean {
  const isOfFamily = asks.some(intent => ASKS_OF_FAMILY.test(intent));
  return questions
    .filter(({ text }) => isOfFamily || !OF_FAMILY.test(text))
    .some(
      question =>
        isWordForWord(findings, question) ||
        findings.some(({ terms }) => terms.some(term => isSpelledOut(term, question))) ||
        isAskedPlainly(asks, question.text),
    );
}

/** Nearly none is there, and to look for whole words takes long. */
function isWordForWord(findings: Fact['findings'], { text }: QuestionInWords): boolean {
  const lower = text.toLowerCase();
  const isIn = findings.some(({ terms }) => terms.some(term => lower.includes(term.toLowerCase())));
  return isIn && isNamed({ findings }, text);
}

/** Said by clinicians only: "any swelling of the legs?" asks for a unilateral one, too. */
const OF_CLINICIANS: ReadonlySet<string> = new Set(mattersIn('unilateral bilateral'));

/** What a patient would say of themselves has words that stand in many questions: "I feel hot when others do not". */
const SENTENCE = /^(?:I|my|the|it)\b/i;
const LEAST_OF_SENTENCE = 3;

/** Whether a question has all words of a term, though not side by side: "lost any weight". */
function isSpelledOut(term: string, { matters }: QuestionInWords): boolean {
  const words = mattersIn(term).filter(word => !OF_CLINICIANS.has(word));
  const least = SENTENCE.test(term) ? LEAST_OF_SENTENCE : 2;
  return words.length >= least && words.every(word => matters.some(each => isSameWord(each, word)));
}
