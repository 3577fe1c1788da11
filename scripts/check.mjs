// npm run check: types, format, lint, dead code and content, all at once; what fails is shown whole.
import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { ensureInstalled, findNode, ROOT } from './installed.mjs';

const ROOMS = [
  'src/domain',
  'src/contract',
  'src/pdf',
  'src/content',
  'src/web',
  'src/service-worker',
  'src/server',
  '.',
];

function checks() {
  const bin = name => join(ROOT, 'node_modules/.bin', name);
  return [
    ...ROOMS.map(room => [`types of ${room}`, bin('tsc'), ['-p', join(room, 'tsconfig.json')]]),
    ['format and lint', bin('biome'), ['ci', '--reporter=summary']],
    ['dead code', bin('knip'), ['--no-progress']],
    ['content', findNode(), ['src/content/lint/lint.ts']],
  ];
}

function runQuietly([name, command, args]) {
  return new Promise(resolve => {
    const path = `${join(ROOT, 'node_modules/.bin')}${delimiter}${process.env.PATH}`;
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, PATH: path } });
    const output = [];
    child.stdout.on('data', chunk => output.push(chunk));
    child.stderr.on('data', chunk => output.push(chunk));
    child.on('error', error => output.push(Buffer.from(error.message)));
    child.on('close', code => resolve({ name, isFine: code === 0, text: Buffer.concat(output).toString() }));
  });
}

/** Runs every check; answers how many passed and failed. */
export async function check() {
  const results = await Promise.all(checks().map(runQuietly));
  for (const { name, isFine, text } of results) {
    console.log(`${isFine ? '✓' : '✗'} ${name}`);
    if (!isFine) console.log(text);
  }
  const failed = results.filter(({ isFine }) => !isFine).length;
  return { passed: results.length - failed, failed };
}

if (process.argv[1] === import.meta.filename) {
  await ensureInstalled();
  const { failed } = await check();
  process.exit(failed === 0 ? 0 : 1);
}
