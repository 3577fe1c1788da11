import type { Answer, OfferedChoice } from '#domain/case/answer.ts';
import { SEPARATOR } from '#domain/questionnaire/custom-choice.ts';
import { SEQUENCE_ARROW } from '#domain/questionnaire/new-answer.ts';
import { QUESTION_TYPE } from '#domain/questionnaire/question.ts';
import { chosenIn } from '#domain/questionnaire/said.ts';
import { isOnScale } from '#domain/summary/clinical-label.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { oneOfMany } from '#domain/text/one-of-many.ts';

/** The patient speaks: such words are quoted, not told as the history taker's. */
const FIRST_PERSON = /\b(?:I|I['’]\w+|[Mm]y|[Mm]e|[Mm]ine|[Mm]yself)\b/;

const NONE_OF_THESE = /^none of (?:these|this|them|the above)$/i;

/**
 * An answer as it stands within a sentence of the history: the attributes in a physician's words. Empty when it tells
 * nothing but findings, which are told together.
 */
export function answerWords(answer: Answer): string {
  const { offered } = answer;
  return offered === undefined ? wordsOfText(answer) : wordsOfChoices(answer, offered);
}

function wordsOfChoices(answer: Answer, offered: readonly OfferedChoice[]): string {
  const chosen = chosenIn(answer);
  const attributes = offered.filter(choice => chosen.has(choice.id) && !isFindingOnly(choice, offered));
  const words = attributes.map(({ phrase, text }) => phrase ?? choiceWords(oneLine(text)));
  return answer.questionType === QUESTION_TYPE.order ? words.join(', then ') : inList(words);
}

/** A finding in a certain shape is told as that; the bare finding, and its denial, are told with the others. */
function isFindingOnly(choice: OfferedChoice, offered: readonly OfferedChoice[]): boolean {
  if (choice.phrase !== undefined) return false;
  const asksFindings = offered.some(({ finding }) => finding !== undefined);
  return (choice.finding ?? choice.denies) !== undefined || (choice.isDenial === true && asksFindings);
}

function wordsOfText(answer: Answer): string {
  const text = oneLine(answer.choiceText);
  switch (answer.questionType) {
    case QUESTION_TYPE.number:
      return isOnScale(answer) ? `${text} out of 10` : text;
    case QUESTION_TYPE.duration:
      return oneOfMany(text);
    case QUESTION_TYPE.notes:
      return FIRST_PERSON.test(text) ? `“${text}”` : text;
    case QUESTION_TYPE.order:
      return text.split(SEQUENCE_ARROW).map(choiceWords).join(', then ');
    case QUESTION_TYPE.multi:
      return inList(choicesIn(text).map(choiceWords));
    default:
      return choiceWords(text);
  }
}

/** The choices of a joined text: each begins with a capital, which a comma within a choice does not. */
function choicesIn(text: string): string[] {
  return text.split(new RegExp(`${SEPARATOR}(?=\\p{Lu})`, 'u'));
}

/** A choice with a comma of its own is parted from the next by a semicolon. */
function inList(choices: readonly string[]): string {
  return choices.join(choices.some(choice => choice.includes(',')) ? '; ' : SEPARATOR);
}

function choiceWords(text: string): string {
  if (NONE_OF_THESE.test(text)) return 'none of those asked about';
  return FIRST_PERSON.test(text) ? `“${text}”` : inSentence(text);
}
