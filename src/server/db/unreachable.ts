import { codeOf } from '#server/db/code-of.ts';

/** What a connection says that broke or was never made; 57P0x are PostgreSQL's words while it stops or starts. */
const PASSING = /^(57P0[1-3]|08\w{3}|53300|ECONNREFUSED|ECONNRESET|EPIPE)$/;
const WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** The failure that others were thrown for. */
function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Whether a call failed because the database cannot be reached at the moment, and may be made again. */
export function isUnreachable(error: unknown): boolean {
  const root = rootOf(error);
  if (!(root instanceof Error)) return false;
  const isMissingSocket = codeOf(root) === 'ENOENT' && 'syscall' in root && root.syscall === 'connect';
  return isMissingSocket || PASSING.test(codeOf(root) ?? '') || WORDS.test(root.message);
}
