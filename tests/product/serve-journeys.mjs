// The product with a current build of the web application: what the journeys walk through.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/built.mjs';
import { startProduct } from './product.ts';

await ensureBuilt();
const { PORT } = process.env;
const mailFolder = join(tmpdir(), `anamnesis-journey-mail-${PORT}`);
const product = await startProduct({ port: PORT, mailFolder });
for (const signal of ['SIGTERM', 'SIGINT'])
  process.once(signal, () => product.stop().then(() => process.exit(0)));
