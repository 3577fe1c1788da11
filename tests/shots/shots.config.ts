import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** npm run shots: every screen at two widths in both schemes, into shots/. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'screens.shots.ts',
  outputDir: '../../test-results/shots',
  reporter: 'line',
});
