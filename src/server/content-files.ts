import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';
import { HISTORY_SECTIONS } from '#domain/suggestions/history-section.ts';
import { StartError } from '#server/start-error.ts';

/** What the catalogue is made of: a file, or a folder with files. */
export const CATALOGUE_FILES: readonly string[] = [
  'ids.json',
  'body-systems.yaml',
  'standard-questions.yaml',
  'complaints',
  'findings',
  'diagnoses',
  ...HISTORY_SECTIONS.map(section => `risks/${section}.yaml`),
  ...['illnesses', 'procedures', 'diagnosis-methods', 'medicine-names'].map(inCatalogues),
  ...['lab-tests', 'family-conditions', 'feedback-categories'].map(inCatalogues),
  'catalogues/generics',
  'catalogues/medications',
];

function inCatalogues(name: string): string {
  return `catalogues/${name}.yaml`;
}

/**
 * Throws `StartError` when a file of the catalogue is not there: it would be read as an empty list, and the database's
 * own list emptied with it.
 */
export function mustBeComplete(root: string = CONTENT_FOLDER): void {
  const missing = CATALOGUE_FILES.filter(path => !isThere(join(root, path)));
  if (missing.length === 0) return;
  const which = missing.map(path => `content/${path}`).join(', ');
  throw new StartError(`The content is not complete: ${which} cannot be found. Nothing was changed.`);
}

function isThere(path: string): boolean {
  if (!existsSync(path)) return false;
  return !statSync(path).isDirectory() || readdirSync(path).length > 0;
}
