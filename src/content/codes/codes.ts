import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CodeEntry, publishedCodes, readCodeBook, TITLES } from '#content/codes/code-book.ts';
import { icd10cm } from '#content/lint/rules/icd10cm.ts';
import { twoDiseases } from '#content/lint/rules/two-diseases.ts';
import { CONTENT_FOLDER, readContent } from '#content/read/read-content.ts';

/**
 * `npm run content:codes`: code, official title and our name of every diagnosis, side by side.
 * With the path of a published list (code, 1 when billable, title; tabs between), takes from it what is used first.
 */
const { content } = readContent();
const [published] = process.argv.slice(2);
if (published !== undefined) {
  writeFileSync(join(CONTENT_FOLDER, TITLES), usedPart(publishedCodes(readFileSync(published, 'utf8'))));
}

const book = readCodeBook();
for (const { icd10cm: code, name, key } of content.diagnoses) {
  const title = (book.published.get(code) ?? book.later.get(code))?.title ?? 'UNKNOWN';
  console.log([code, title, name, key].join('\t'));
}
const faults = [icd10cm(book), twoDiseases(book)].flatMap(rule => [...rule.check(content)]);
for (const { message } of faults) console.error(message);
process.exitCode = faults.length === 0 ? 0 : 1;

function usedPart(codes: ReadonlyMap<string, CodeEntry>): string {
  const used = [...new Set(content.diagnoses.map(diagnosis => diagnosis.icd10cm))].sort();
  return used
    .flatMap(code => {
      const entry = codes.get(code);
      return entry === undefined ? [] : [`${[code, entry.isBillable ? 1 : 0, entry.title].join('\t')}\n`];
    })
    .join('');
}
