// The real server on a fresh data folder and a current build: what the journeys walk through.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/built.mjs';
import { findNode, run } from '../../scripts/installed.mjs';

await ensureBuilt();
const dataDir = mkdtempSync(join(tmpdir(), 'anamnesis-journeys-'));
const code = await run(findNode(), ['src/server/main.ts'], {
  env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
});
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
