// The real server on a fresh data folder and a current build, with a real mail server: what the journeys walk through.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/built.mjs';
import { findNode, run } from '../../scripts/installed.mjs';
import { startMailServer } from './mail-server.mjs';

await ensureBuilt();
const { PORT } = process.env;
const mailDir = join(tmpdir(), `anamnesis-journey-mail-${PORT}`);
const mail = await startMailServer(mailDir);
const dataDir = mkdtempSync(join(tmpdir(), 'anamnesis-journeys-'));
const code = await run(findNode(), ['src/server/main.ts'], {
  env: {
    ...process.env,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    APP_URL: `http://127.0.0.1:${PORT}`,
    SMTP_URL: mail.url,
  },
});
await mail.close();
for (const folder of [dataDir, mailDir]) rmSync(folder, { recursive: true, force: true });
process.exit(code);
