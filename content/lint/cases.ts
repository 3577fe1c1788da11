import { readIds } from './ids.ts';
import { isReached, type JudgedCase, judgeCase } from './judge-case.ts';
import { provisionalKnowledge } from './knowledge.ts';
import { readContent } from './read-content.ts';
import { tellCase } from './tell-case.ts';

/**
 * `node content/lint/cases.ts [complaint…]`: what the differential makes of the teaching cases, and why.
 * Without a complaint only the cases that fail are told in full.
 */
const wanted = process.argv.slice(2);
const { content } = readContent();
const knowledge = provisionalKnowledge(content, readIds());

const judged = content.cases
  .filter(({ complaint }) => wanted.length === 0 || wanted.includes(complaint))
  .map(teachingCase => judgeCase(teachingCase, knowledge));

for (const one of judged) {
  const told = tellCase(one, knowledge.compiled);
  console.log(wanted.length > 0 || !isSound(one) ? `${told}\n` : told.split('\n', 1)[0]);
}

const first = judged.filter(({ rank }) => rank === 1).length;
console.log(
  `${judged.length} cases: ${judged.filter(isReached).length} reach their rank, ${first} come first.`,
);
process.exitCode = judged.every(isSound) ? 0 : 1;

function isSound(one: JudgedCase): boolean {
  return isReached(one) && one.faults.length === 0;
}
