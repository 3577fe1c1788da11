// npm run dev: the server, started again when its code changes, and Vite with hot reloading in front of it.
import { ensureInstalled, findNode, run } from './installed.mjs';

await ensureInstalled();
const port = process.env.PORT ?? '3000';
const server = run(findNode(), ['--watch', '--watch-preserve-output', 'src/server/main.ts'], {
  env: { ...process.env, PORT: port },
});
const web = run(findNode(), ['node_modules/vite/bin/vite.js'], {
  env: { ...process.env, API_URL: `http://127.0.0.1:${port}` },
});
const code = await Promise.race([server, web]);
process.kill(process.pid, 'SIGTERM');
await Promise.all([server, web]);
process.exit(code);
