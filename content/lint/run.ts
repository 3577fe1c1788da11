import { parseArgs } from 'node:util';
import { problemsIn } from './all-rules.ts';
import type { Problem } from './problem.ts';
import { readContent } from './read-content.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    'fix-ids': { type: 'boolean', default: false },
    'no-ids': { type: 'boolean', default: false },
  },
});

const { content, problems } = readContent();
const all = [...problems, ...problemsIn(content)];
const shown = all.filter(isWanted).sort((a, b) => a.file.localeCompare(b.file, 'en'));

for (const { file, rule, message } of shown) console.log(`content/${file}: ${rule}: ${message}`);
console.log(shown.length === 0 ? 'No errors.' : `${shown.length} errors.`);
process.exitCode = shown.length === 0 ? 0 : 1;

/** `--only` takes the beginning of a path, from the repository, from anywhere else, or from the content folder. */
function isWanted({ file }: Problem): boolean {
  const prefixes = values.only?.map(prefix => prefix.replace(/^(.*\/)?content\//, ''));
  return prefixes === undefined || prefixes.some(prefix => file.startsWith(prefix));
}
