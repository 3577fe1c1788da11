import { parseArgs } from 'node:util';
import { readCodeBook } from '#content/codes/code-book.ts';
import { readIds, settledIds, writeIds } from '#content/compile/ids.ts';
import { ALL_RULES, problemsIn } from '#content/lint/all-rules.ts';
import { icd10cm } from '#content/lint/rules/icd10cm.ts';
import { idsUpToDate } from '#content/lint/rules/ids.ts';
import { twoDiseases } from '#content/lint/rules/two-diseases.ts';
import type { Problem } from '#content/read/problem.ts';
import { readContent } from '#content/read/read-content.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    'fix-ids': { type: 'boolean', default: false },
    'no-ids': { type: 'boolean', default: false },
  },
});

const { content, problems } = readContent();
if (values['fix-ids']) writeIds(settledIds(content, readIds()));
const book = readCodeBook();
// Authors who look at their own files only need not mind the ids.
const ofIds = values['no-ids'] || values.only ? [] : [idsUpToDate(readIds())];
const rules = [...ALL_RULES, icd10cm(book), twoDiseases(book), ...ofIds];
const all = [...problems, ...problemsIn(content, rules)];
const shown = all.filter(isWanted).sort((a, b) => a.file.localeCompare(b.file, 'en'));

for (const { file, rule, message } of shown) console.log(`content/${file}: ${rule}: ${message}`);
console.log(shown.length === 0 ? 'No errors.' : `${shown.length} errors.`);
process.exitCode = shown.length === 0 ? 0 : 1;

/** `--only` takes the beginning of a path, from the repository, from anywhere else, or from the content folder. */
function isWanted({ file }: Problem): boolean {
  const prefixes = values.only?.map(prefix => prefix.replace(/^(.*\/)?content\//, ''));
  return prefixes === undefined || prefixes.some(prefix => file.startsWith(prefix));
}
