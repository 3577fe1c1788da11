import type { Intent } from '#domain/practice/intent.ts';
import { type Language, openLanguage } from '#domain/practice/understanding/language.ts';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';
import type { QuestionContext, Reading } from '#domain/practice/understanding/reading.ts';
import { readingWords, understand } from '#domain/practice/understanding/understand.ts';

/** A student's words, and what they are said after. */
export type Question = { readonly words: string; readonly context: QuestionContext };

/** What a page needs of a language by itself: how intents are told, and which words patients may not know. */
export type Wording = Pick<Language, 'words' | 'findingNames' | 'jargon'>;

/** What the worker does that reads questions: it is opened once, with the model's file as it came. */
export type QuestionReader = {
  readonly open: (file: ArrayBuffer) => Wording;
  readonly read: (question: Question) => Reading;
};

/** Opens a language and reads questions with it. */
export function questionReader(): QuestionReader {
  let language: Language | undefined;
  return {
    open: file => {
      const model: LanguageModel = JSON.parse(new TextDecoder().decode(file));
      language = openLanguage(model);
      const { words, findingNames, jargon } = language;
      return { words, findingNames, jargon };
    },
    read: ({ words, context }) => {
      if (language === undefined) throw new Error('The language is not opened');
      return understand(language, words, context);
    },
  };
}

/** How an intent is told under a question. */
export function wordsBy(wording: Wording): (intent: Intent) => string {
  // Of a language only its wording is looked at: the rest stays in the worker.
  return intent => readingWords(wording as Language, intent);
}
