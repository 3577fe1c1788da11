// npm run kills -- KILLS SEED: 300 tabs or servers killed in the middle of work, or as many as asked for; nothing that was
// seen or saved may be lost.
import { ensureBuilt } from './built.mjs';
import { ensureInstalled, findNode, ROOT, run } from './installed.mjs';

const [kills = '300', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
await ensureInstalled();
await ensureBuilt();
console.log(`${kills} kills from seed ${seed}`);
const env = { ...process.env, KILLS: kills, SEED: seed };
const args = ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/kills/kills.config.ts'];
process.exit(await run(findNode(), args, { cwd: ROOT, env }));
