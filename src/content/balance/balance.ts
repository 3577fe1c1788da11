import { ALL_CHECKS } from '#content/balance/all-checks.ts';
import { readIds } from '#content/compile/ids.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { readContent } from '#content/read/read-content.ts';

/** `npm run content:balance -- [word…]`: what is out of balance, for all content or where one of the words occurs. */
const words = process.argv.slice(2);
const playable = provisionalContent(readContent().content, readIds());
const lines = Object.entries(ALL_CHECKS)
  .flatMap(([name, check]) => [...check(playable)].map(({ file, message }) => `${file}: ${name}: ${message}`))
  .filter(line => words.length === 0 || words.some(word => line.includes(word)));

for (const line of lines) console.log(line);
console.log(lines.length === 0 ? 'In balance.' : `${lines.length} out of balance.`);
process.exitCode = lines.length === 0 ? 0 : 1;
