import { join } from 'node:path';
import type { LanguageModel } from '#domain/practice/understanding/language-model.ts';

/** Where the model lies for the web application to load. */
export const LANGUAGE_FILE = join(import.meta.dirname, '../../../web/practice/language.gen.json');

/** The model as it is stored: a line for each of its parts. */
export function printed(model: LanguageModel): string {
  const parts = Object.entries(model).map(
    ([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`,
  );
  return `{\n${parts.join(',\n')}\n}\n`;
}
