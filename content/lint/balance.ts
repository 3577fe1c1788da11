import { ALL_CHECKS } from './balance/all-checks.ts';
import { readIds } from './ids.ts';
import { provisionalKnowledge } from './knowledge.ts';
import { readContent } from './read-content.ts';

/** `node content/lint/balance.ts [word…]`: what is out of balance, for all content or where one of the words occurs. */
const words = process.argv.slice(2);
const knowledge = provisionalKnowledge(readContent().content, readIds());
const lines = Object.entries(ALL_CHECKS)
  .flatMap(([name, check]) =>
    [...check(knowledge)].map(({ file, message }) => `${file}: ${name}: ${message}`),
  )
  .filter(line => words.length === 0 || words.some(word => line.includes(word)));

for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'In balance.' : `${lines.length} out of balance.`);
process.exitCode = lines.length === 0 ? 0 : 1;
