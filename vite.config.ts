import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { API } from './src/contract/endpoints/api-endpoint.ts';

/** Where the API answers while the application is served by Vite (`npm run dev`). */
const SERVER = process.env.API_URL ?? 'http://127.0.0.1:3000';

const PUBLIC = 'src/web/app/public';

/** Its address never changes, or browsers would not find the next one. */
const SERVICE_WORKER = 'service-worker.js';

/**
 * What the pages keep by themselves: what only practice needs, when it is opened, and what sets PDFs (ADR 27 and 34). And what
 * judges new passwords, which nobody sets without a network.
 */
const KEPT_LATER = /^assets\/(?:language\.gen|password-judge)-|\.(?:wasm|ttf)$/;

/** Tells the service worker what the application consists of: every file of the build but the maps for developers. */
function tellServiceWorker(): Plugin {
  return {
    name: 'tell-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const worker = bundle[SERVICE_WORKER];
        if (worker?.type !== 'chunk') throw new Error(`${SERVICE_WORKER} was not built`);
        const built = Object.values(bundle).filter(
          ({ fileName }) =>
            fileName === 'index.html' || (fileName.startsWith('assets/') && !fileName.endsWith('.map')),
        );
        const digest = createHash('sha256');
        for (const one of built) digest.update(one.fileName).update(one.type === 'asset' ? one.source : '');
        const publicFiles = readdirSync(PUBLIC).sort();
        for (const name of publicFiles) digest.update(name).update(readFileSync(`${PUBLIC}/${name}`));
        const files = [...built.map(({ fileName }) => fileName), ...publicFiles]
          .filter(name => !KEPT_LATER.test(name))
          .map(name => `/${name}`);
        const version = digest.digest('hex').slice(0, 16);
        worker.code = `self.BUILT=${JSON.stringify({ version, files, api: API })};\n${worker.code}`;
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), tellServiceWorker()],
  publicDir: PUBLIC,
  build: {
    outDir: 'dist',
    target: 'es2024',
    sourcemap: true,
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        entryFileNames: ({ name }) =>
          name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js',
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { [API]: SERVER } },
});
