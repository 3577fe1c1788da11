import { defineConfig } from '@playwright/test';
import { browserToUse } from './tests/journeys/browser.ts';

const PORT = Number(process.env.JOURNEY_PORT ?? 4310);

const LONG = /\/(keyboard-session|past-history|reload|whole-session)\.journey\.ts$/;

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results/journeys',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: '100%',
  // Only what is red waits so long; on a busy machine the rest must not be red for being slow.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  snapshotPathTemplate: 'tests/journeys/spoken/{arg}{ext}',
  // The long ones first, or in the end one worker would wait for the other.
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '**/*.journey.ts', testIgnore: LONG },
  ],
  reporter: [['line'], ['json', { outputFile: 'test-results/journeys.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    locale: 'en-US',
    // Only the offline journeys are about it; the others see each call of the page itself.
    serviceWorkers: 'block',
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
