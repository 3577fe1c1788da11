// npm start: installs when needed, builds when stale, then serves. Runs on Node 20 with nothing installed.
import { ensureBuilt } from './built.mjs';
import { ensureInstalled, findNode, run } from './installed.mjs';

await ensureInstalled();
await ensureBuilt();
// The channel lets the server notice when this process is killed without a word.
process.exit(
  await run(findNode(), ['src/server/main.ts'], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] }),
);
