// Plain JavaScript without packages: this runs before anything is installed, on Node 20 and later.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { missingBinaries, thisMachine } from './binaries.mjs';

/** The repository. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** What a shell would say: the exit code, or 128 plus the number of the signal that ended the program. */
function exitCode(code, signal) {
  return code ?? 128 + constants.signals[signal];
}

/**
 * npm runs a script through a shell and hands signals to the shell alone, which dies without passing them on.
 * So under npm the end of the shell is taken as the signal.
 */
function whenOrphaned(act) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return undefined;
  return setInterval(() => process.ppid !== parent && act(), 300);
}

/**
 * Runs a program in the repository and answers its exit code. Signals are passed on, and the program is waited
 * for: whoever presses Ctrl-C gets the prompt back when everything has ended, not before.
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', ...options });
    const pass = signal => child.kill(signal);
    const forget = () => {
      clearInterval(orphanCheck);
      for (const signal of SIGNALS) process.off(signal, pass);
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    const orphanCheck = whenOrphaned(() => pass('SIGTERM'));
    child.on('error', error => {
      forget();
      reject(error);
    });
    child.on('exit', (code, signal) => {
      forget();
      resolve(exitCode(code, signal));
    });
  });
}

/** The same, ending this process when the program fails. */
export async function runOrExit(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** After `npm install` the lockfile is some milliseconds the younger. */
const TOLERANCE_MS = 5000;

/** npm writes this file when all packages are in place: an interrupted installation does not have it. */
function isInstalled() {
  const done = join(ROOT, 'node_modules/.package-lock.json');
  if (!existsSync(done)) return false;
  const lockfile = statSync(join(ROOT, 'package-lock.json'));
  return statSync(done).mtimeMs + TOLERANCE_MS >= lockfile.mtimeMs;
}

/** `npm ci` would be the usual way, but it refuses a lockfile that lacks a platform's packages; this leaves the lockfile alone too. */
function npmInstall(packages = []) {
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  const npm = process.env.npm_execpath;
  if (npm) return run(process.execPath, [npm, ...args]);
  return run('npm', args, { shell: process.platform === 'win32' });
}

function binariesToInstall() {
  const lockfile = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  return missingBinaries(lockfile, thisMachine(), name => existsSync(join(ROOT, 'node_modules', name)));
}

/** Names what the lockfile leaves out for this platform, in the versions it asks for; who cannot have them is told and may go on. */
async function ensureBinaries() {
  const missing = binariesToInstall();
  if (missing.length === 0) return;
  console.log(`Installing what the lockfile leaves out for this platform: ${missing.join(', ')} …`);
  if ((await npmInstall(missing)) !== 0)
    console.error('They could not be installed; what needs them will say so.');
}

/** Installs what the lockfile says, and what it should say for this platform, unless it is installed already. */
export async function ensureInstalled() {
  if (!isInstalled()) {
    console.log('Installing packages (only the first time, and when they change) …');
    const code = await npmInstall();
    if (code !== 0) process.exit(code);
  }
  await ensureBinaries();
}

/** The Node the product runs on: the pinned one, or this one when it is new enough. */
export function findNode() {
  const pinned = join(ROOT, 'node_modules/node/bin/node');
  if (existsSync(pinned)) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error('Node 24 is missing: run "npm install" with install scripts allowed, or start with Node 24.');
  process.exit(1);
}
