import { parseArgs } from 'node:util';
import { ALL_RULES, problemsIn } from './all-rules.ts';
import { readIds, settledIds, writeIds } from './ids.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';
import { idsUpToDate } from './rules/ids.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    'fix-ids': { type: 'boolean', default: false },
    'no-ids': { type: 'boolean', default: false },
  },
});

const { content, problems } = readContent();
if (values['fix-ids']) writeIds(settledIds(content, readIds()));
// Authors who look at their own files only need not mind the ids.
const rules = values['no-ids'] || values.only ? ALL_RULES : [...ALL_RULES, idsUpToDate(readIds())];
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
