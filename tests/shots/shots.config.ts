import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** npm run shots: every screen at two widths in both schemes into shots/, and the few of docs/screens.md. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'shots', testMatch: '*.shots.ts' }],
  globalTeardown: './pages.ts',
  outputDir: '../../test-results/shots',
  reporter: 'line',
});
