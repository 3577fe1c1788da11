import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT_FOLDER } from '#content/read/read-content.ts';

/** The part of the published ICD-10-CM list of 2021 that the diagnoses use: code, 1 when billable, official title. */
export const TITLES = 'catalogues/icd10cm-titles.tsv';

/** Codes that later editions added: code, first edition, official title. */
export const LATER = 'catalogues/icd10cm-later.tsv';

export type CodeEntry = { readonly title: string; readonly isBillable: boolean };

/** Code → what the classification says of it. */
export type CodeBook = {
  readonly published: ReadonlyMap<string, CodeEntry>;
  readonly later: ReadonlyMap<string, CodeEntry>;
};

export function readCodeBook(root: string = CONTENT_FOLDER): CodeBook {
  return {
    published: publishedCodes(textOf(join(root, TITLES))),
    later: new Map(
      rowsOf(textOf(join(root, LATER))).map(([code = '', edition, title]) => [
        code,
        { title: `${title} (since ${edition})`, isBillable: true },
      ]),
    ),
  };
}

/** The lines of a published list: code, 1 when billable, title. */
export function publishedCodes(text: string): ReadonlyMap<string, CodeEntry> {
  return new Map(
    rowsOf(text).map(([code = '', billable, title = '']) => [code, { title, isBillable: billable === '1' }]),
  );
}

function rowsOf(text: string): readonly (readonly string[])[] {
  return text
    .split(/\r?\n/)
    .filter(line => line !== '')
    .map(line => line.split('\t'));
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}
