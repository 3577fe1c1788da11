// npm test: everything, on a fresh clone too. The last line says how many tests passed and failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { check } from './check.mjs';
import { ensureInstalled, findNode, ROOT, run } from './installed.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNIT = join(RESULTS, 'vitest.json');
const JOURNEYS = join(RESULTS, 'journeys.json');

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
const node = findNode();
const checks = await check();
const vitest = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT}`];
await run(node, ['node_modules/vitest/vitest.mjs', 'run', ...vitest]);
await ensureBuilt();
await run(node, ['node_modules/@playwright/test/cli.js', 'test']);

const counts = [checks, unitCounts(), journeyCounts()];
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A runner that left no result counts as one failure: it did not run. */
function resultIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function unitCounts() {
  const result = resultIn(UNIT);
  if (!result) return { passed: 0, failed: 1 };
  const brokenFiles = result.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  return { passed: result.numPassedTests, failed: result.success ? failed : Math.max(1, failed) };
}

function journeyCounts() {
  const result = resultIn(JOURNEYS);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  return { passed: expected, failed: unexpected + flaky + result.errors.length };
}
