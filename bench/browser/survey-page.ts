import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, preview } from 'vite';

const PORT = 4892;

/** The same questions as a form of SurveyJS, built for production and served beside the product. */
export async function startSurveyPage(product: string) {
  const outDir = mkdtempSync(join(tmpdir(), 'anamnesis-survey-'));
  const shared = {
    configFile: false as const,
    root: join(import.meta.dirname, 'survey'),
    logLevel: 'error' as const,
    build: { outDir, emptyOutDir: true, target: 'es2024', chunkSizeWarningLimit: 5000 },
  };
  await build(shared);
  const server = await preview({
    ...shared,
    preview: { host: '127.0.0.1', port: PORT, strictPort: true, proxy: { '/api': product } },
  });
  return {
    url: `http://127.0.0.1:${PORT}/`,
    stop: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
