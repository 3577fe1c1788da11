import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: 'zz-document.shots.ts',
  outputDir: '../../test-results/shots',
  reporter: 'line',
  projects: [{ name: 's', testMatch: 'zz-document.shots.ts' }],
  workers: 1,
});
