import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config.ts';

/** npm run kills -- 300 7: so many tabs and servers killed in the middle of work, from this seed. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  projects: [{ name: 'kills', testMatch: 'tabs.kills.ts' }],
  outputDir: '../../test-results/kills',
  reporter: [['line'], ['json', { outputFile: '../../test-results/journeys.json' }]],
});
