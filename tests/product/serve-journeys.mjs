// The product with a current build of the web application: what the journeys walk through.
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/built.mjs';
import { startProduct } from './product.ts';

await ensureBuilt();
const { PORT } = process.env;
const mailFolder = join(tmpdir(), `anamnesis-journey-mail-${PORT}`);
const product = await startProduct({ port: PORT, mailFolder });
// A runner that was killed sends no signal, but lets go of the other end of our input.
await Promise.race([
  ...['SIGTERM', 'SIGINT'].map(signal => once(process, signal)),
  once(process.stdin.resume(), 'end'),
]);
await product.stop();
process.exit(0);
