import { compile } from './compile.ts';
import { evidenceOf } from './evidence-of.ts';
import { readIds, settledIds } from './ids.ts';
import { isReached, judgeCase } from './judge-case.ts';
import { readContent } from './read-content.ts';
import { tellCase } from './tell-case.ts';

/** `node content/lint/cases.ts [complaint…]`: what the differential makes of the teaching cases, and why. */
const wanted = process.argv.slice(2);
const { content } = readContent();
const compiled = compile(content, settledIds(content, readIds()));
const evidence = evidenceOf(compiled);

const judged = content.cases
  .filter(({ complaint }) => wanted.length === 0 || wanted.includes(complaint))
  .map(teachingCase => judgeCase(teachingCase, compiled, evidence));
for (const one of judged) console.log(`${tellCase(one, compiled)}\n`);

const reached = judged.filter(isReached).length;
const first = judged.filter(({ rank }) => rank === 1).length;
console.log(`${judged.length} cases: ${reached} reach their rank, ${first} come first.`);
process.exitCode = reached === judged.length && judged.every(({ faults }) => faults.length === 0) ? 0 : 1;
