import { defineConfig } from '@playwright/test';
import { browserToUse } from './tests/journeys/browser.ts';

const PORT = Number(process.env.JOURNEY_PORT ?? 4310);

export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '**/*.journey.ts',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: await browserToUse(),
  },
  webServer: {
    command: 'node tests/journeys/serve.mjs',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
