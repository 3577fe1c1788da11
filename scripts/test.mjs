// npm test and npm run test:deep, on a fresh clone too. The last line says how many tests passed and failed.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ensureBuilt } from './built.mjs';
import { check } from './check.mjs';
import { ensureInstalled, findNode, ROOT, run } from './installed.mjs';

const RESULTS = join(ROOT, 'test-results');
const VITEST = join(RESULTS, 'vitest.json');
const JOURNEYS = join(RESULTS, 'journeys.json');

/** What is run, by the names on the command line; together they are all there is. */
const PARTS = {
  usual: () => [check, () => vitest(['unit', 'screens', 'server']), () => journeys([])],
  deep: () => [() => vitest(['deep']), () => journeys(['--config', 'tests/kills/kills.config.ts'])],
};

await ensureInstalled();
rmSync(RESULTS, { recursive: true, force: true });
const counts = [];
for (const part of process.argv.slice(2)) {
  for (const layer of PARTS[part]()) counts.push(await layer());
}
const passed = counts.reduce((sum, count) => sum + count.passed, 0);
const failed = counts.reduce((sum, count) => sum + count.failed, 0);
for (const title of counts.flatMap(count => count.titles ?? [])) console.log(`failed: ${title}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

async function vitest(projects) {
  rmSync(VITEST, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST}`];
  const chosen = projects.flatMap(name => ['--project', name]);
  await run(findNode(), ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters]);
  const result = resultIn(VITEST);
  if (!result) return { passed: 0, failed: 1 };
  const brokenFiles = result.testResults.filter(
    file => file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed'),
  ).length;
  const failed = result.numFailedTests + brokenFiles;
  return {
    passed: result.numPassedTests,
    failed: result.success ? failed : Math.max(1, failed),
    titles: result.testResults.flatMap(failedTitles),
  };
}

/** A long run has scrolled away by its end, or is kept in part only: what failed is named again there. */
function failedTitles({ name, assertionResults, message }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const titles = failed.map(
    ({ fullName, failureMessages }) => `${fullName} (${firstLine(failureMessages[0])})`,
  );
  const file = relative(ROOT, name);
  return (titles.length > 0 || !message ? titles : [firstLine(message)]).map(title => `${file}: ${title}`);
}

function firstLine(text = '') {
  return text.split('\n', 1)[0].slice(0, 300);
}

/** The journeys, or with arguments of its own another suite of the browser's. */
async function journeys(args) {
  await ensureBuilt();
  await run(findNode(), ['node_modules/@playwright/test/cli.js', 'test', ...args]);
  const result = resultIn(JOURNEYS);
  if (!result) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = result.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + result.errors.length,
    titles: result.suites.flatMap(failedSpecs),
  };
}

function failedSpecs({ suites = [], specs, file }) {
  const failed = specs.filter(({ ok }) => !ok).map(({ title }) => `${file}: ${title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** A runner that left no result counts as one failure: it did not run. */
function resultIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
