import { isSameWord, mattersIn } from '#domain/practice/debrief/alike-in-words.ts';
import { questionsIn } from '#domain/practice/debrief/questions-in-words.ts';
import type { TurnOfTalk } from '#domain/practice/debrief/turn-of-talk.ts';
import type { Jargon } from '#domain/practice/understanding/reading.ts';

/** Says in the same breath what the word means. */
const EXPLAINED =
  /\b(?:that is|that's|i\.?e\.?|meaning|which means|in other words|in plain words|by that I mean|I mean|what we call|so-called)\b/i;

/** The words of a question that the patient may not know: not their own, and not explained in the same sentence. */
export function jargonIn({ text, manner }: TurnOfTalk, before: readonly TurnOfTalk[]): readonly Jargon[] {
  const questions = questionsIn(text);
  const isKnown = (word: string) => before.some(({ reply }) => reply.text.toLowerCase().includes(word));
  return manner.jargon.filter(one => {
    const sentence = questions.find(question => question.toLowerCase().includes(one.word));
    return sentence !== undefined && !isKnown(one.word) && !isExplained(one, sentence);
  });
}

function isExplained({ word, plain }: Jargon, sentence: string): boolean {
  if (EXPLAINED.test(sentence)) return true;
  const others = mattersIn(sentence.toLowerCase().replaceAll(word, ' '));
  return mattersIn(plain).some(each => others.some(other => isSameWord(each, other)));
}
