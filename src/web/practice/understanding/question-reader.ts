import {
  type DebriefedAttempt,
  debriefOfAttempt,
  type OpenedDebrief,
} from '#domain/practice/attempt/debrief-of-attempt.ts';
import type { Intent } from '#domain/practice/intent.ts';
import type { PracticePatient } from '#domain/practice/patient/patient.ts';
import { type Language, openLanguage } from '#domain/practice/understanding/language.ts';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';
import type { QuestionContext, Reading } from '#domain/practice/understanding/reading.ts';
import { readingWords, understand } from '#domain/practice/understanding/understand.ts';

/** A student's words, and what they are said after. */
export type Question = { readonly words: string; readonly context: QuestionContext };

/** What a page needs of a language by itself: how intents are told. */
export type Wording = Pick<Language, 'words' | 'findingNames'>;

/** A finished consultation, with whom it was. */
export type Finished = { readonly patient: PracticePatient; readonly attempt: DebriefedAttempt };

/** What the worker does that reads questions: it is opened once, with the model's file as it came. */
export type QuestionReader = {
  readonly open: (file: ArrayBuffer) => Wording;
  readonly read: (question: Question) => Reading;
  /** All that was asked is read through once more. */
  readonly debrief: (finished: Finished) => OpenedDebrief | null;
};

/** Opens a language and reads questions with it. */
export function questionReader(): QuestionReader {
  let language: Language | undefined;
  const opened = () => {
    if (language === undefined) throw new Error('The language is not opened');
    return language;
  };
  return {
    open: file => {
      const model: LanguageModel = JSON.parse(new TextDecoder().decode(file));
      language = openLanguage(model);
      const { words, findingNames } = language;
      return { words, findingNames };
    },
    read: ({ words, context }) => understand(opened(), words, context),
    debrief: finished => debriefOfAttempt({ ...finished, language: opened() }),
  };
}

/** How an intent is told under a question. */
export function wordsBy(wording: Wording): (intent: Intent) => string {
  return intent => readingWords(wording, intent);
}
