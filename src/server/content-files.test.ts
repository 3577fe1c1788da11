import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';
import { CATALOGUE_FILES, mustBeComplete } from '#server/content-files.ts';
import { StartError } from '#server/start-error.ts';
import { temporaryFolder } from '../../tests/database/temporary-folder.ts';

/** The content without the patients, who are many and no part of the catalogue. */
function copied(): string {
  const folder = temporaryFolder();
  for (const path of CATALOGUE_FILES)
    cpSync(join(CONTENT_FOLDER, path), join(folder, path), { recursive: true });
  return folder;
}

test('the content of this repository is complete', () => {
  expect(() => mustBeComplete()).not.toThrow();
});

test('a missing file of the catalogue stops the start and is named (specification 28.34)', () => {
  const folder = copied();
  rmSync(join(folder, 'catalogues/illnesses.yaml'));
  rmSync(join(folder, 'catalogues/generics'), { recursive: true });
  mkdirSync(join(folder, 'catalogues/generics'));
  expect(() => mustBeComplete(folder)).toThrow(
    new StartError(
      'The content is not complete: content/catalogues/illnesses.yaml, content/catalogues/generics cannot be found. ' +
        'Nothing was changed.',
    ),
  );
});
