import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const NODE = join(ROOT, 'node_modules/node/bin/node');
/** What Node made of the program's files, for the next start. */
const COMPILED = join(ROOT, '.cache/node');
const MAIN = join(import.meta.dirname, 'main.ts');

export type Program = {
  readonly child: ChildProcess;
  readonly said: () => string;
  readonly ended: Promise<number>;
};

/** Starts the server as a process of its own; it ends with the test. */
export function run(environment: Record<string, string>): Program {
  const usual = { PATH: '/usr/bin:/bin', PORT: '0', NODE_COMPILE_CACHE: COMPILED };
  const child = spawn(NODE, [MAIN], { env: { ...usual, ...environment } });
  let output = '';
  child.stdout.on('data', text => {
    output += text;
  });
  child.stderr.on('data', text => {
    output += text;
  });
  const ended = once(child, 'exit').then(([code]) => code as number);
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await ended;
  });
  return { child, said: () => output, ended };
}

/** Waits until the address is printed. */
export async function address({ said, ended }: Program): Promise<string> {
  let isOver = false;
  ended.then(() => {
    isOver = true;
  });
  for (;;) {
    const found = said().match(/Anamnesis runs at (\S+)/)?.[1];
    if (found) return found;
    if (isOver) throw new Error(`The server ended: ${said()}`);
    await new Promise(resolve => setTimeout(resolve, 20));
  }
}
