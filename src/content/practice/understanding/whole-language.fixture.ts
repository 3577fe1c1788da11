import { readFileSync } from 'node:fs';
import { LANGUAGE_FILE } from '#content/practice/understanding/language-file.ts';
import { type Language, openLanguage } from '#domain/practice/understanding/language.ts';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';

let opened: Language | undefined;

/** What questions are understood by, as practice pages load it; opened once. */
export function wholeLanguage(): Language {
  opened ??= openLanguage(storedModel());
  return opened;
}

/** The model as it is stored. */
export function storedModel(): LanguageModel {
  return JSON.parse(readFileSync(LANGUAGE_FILE, 'utf8'));
}
