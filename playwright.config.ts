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
  workers: '100%',
  // Only what is red waits so long; on a busy machine the rest must not be red for being slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    // A trace would cost every test a quarter of its time; `playwright test --trace on` records what is red.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: await browserToUse(),
  },
  webServer: {
    command: 'node tests/product/serve-journeys.mjs',
    cwd: import.meta.dirname,
    env: { PORT: String(PORT) },
    url: `http://127.0.0.1:${PORT}/api/health`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
});
