// npm run fuzz -- REQUESTS SEED: 10,000 requests made of the contract, or as many as asked for; none may be a 5xx.
import { ensureInstalled, findNode, run } from './installed.mjs';

const [requests = '10000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
await ensureInstalled();
const env = { ...process.env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed };
const args = ['run', '--project', 'deep', 'src/server/fuzzed-requests.deep.test.ts'];
process.exit(await run(findNode(), ['node_modules/vitest/vitest.mjs', ...args], { env }));
