import { readIds } from '#content/compile/ids.ts';
import { describeCase } from '#content/play/describe-case.ts';
import { isReached, type JudgedCase, judgeCase } from '#content/play/judge-case.ts';
import { provisionalContent } from '#content/play/playable-content.ts';
import { readContent } from '#content/read/read-content.ts';

/**
 * `npm run content:cases -- [complaint…]`: what the differential makes of the teaching cases, and why.
 * Without a complaint only the cases that fail are told in full.
 */
const wanted = process.argv.slice(2);
const { content } = readContent();
const playable = provisionalContent(content, readIds());

const judged = content.cases
  .filter(({ complaint }) => wanted.length === 0 || wanted.includes(complaint))
  .map(teachingCase => judgeCase(teachingCase, playable));

for (const one of judged) {
  const described = describeCase(one, playable.compiled);
  console.log(wanted.length > 0 || !isSound(one) ? `${described}\n` : described.split('\n', 1)[0]);
}

const first = judged.filter(({ rank }) => rank === 1).length;
console.log(
  `${judged.length} cases: ${judged.filter(isReached).length} reach their rank, ${first} come first.`,
);
process.exitCode = judged.every(isSound) ? 0 : 1;

function isSound(one: JudgedCase): boolean {
  return isReached(one) && one.faults.length === 0;
}
