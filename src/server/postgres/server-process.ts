import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Cluster, PLAIN_ENVIRONMENT } from '#server/postgres/cluster.ts';

/** Statements and details of errors stay out of the log: they may hold what a patient said. */
function parameters(cluster: Cluster): string[] {
  return [
    'listen_addresses=',
    `unix_socket_directories=${cluster.socketDir}`,
    'unix_socket_permissions=0700',
    'port=5432',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
  ];
}

/**
 * Starts the server in a process group of its own: Ctrl-C reaches every process of a terminal's group,
 * and the database must outlive the requests that are still being answered.
 */
export function spawnServer(cluster: Cluster): ChildProcess {
  // Processes of a killed server go on writing into its file: their last words are not this one's.
  rmSync(cluster.logFile, { force: true });
  const log = openSync(cluster.logFile, 'w', 0o600);
  const args = ['-D', cluster.folder, ...parameters(cluster).flatMap(parameter => ['-c', parameter])];
  const child = spawn(join(cluster.binaries, 'bin', 'postgres'), args, {
    ...cluster.runAs,
    cwd: '/',
    env: PLAIN_ENVIRONMENT,
    stdio: ['ignore', log, log],
    detached: true,
  });
  child.unref();
  child.on('error', () => {});
  closeSync(log);
  return child;
}

/** Whether the server has ended, or was never started at all. */
export function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** Why the server ended, in its own words: the last FATAL line, or the last line. */
export function lastWords({ logFile }: Cluster): string {
  const lines = readFileSync(logFile, 'utf8').trim().split('\n');
  const line = lines.findLast(text => text.includes('FATAL')) ?? lines.at(-1) ?? '';
  return line.replace(/^.*?(FATAL|PANIC|LOG|HINT):\s*/, '') || 'it said nothing';
}
