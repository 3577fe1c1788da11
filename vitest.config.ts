import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';

/** What takes long for being certain: many kills, many PDFs, many families. Only `npm run test:deep` runs it. */
const DEEP = 'src/**/*.deep.test.ts';

const WITH_DATABASE = {
  globalSetup: './tests/database/setup.ts',
  testTimeout: 240_000,
  hookTimeout: 120_000,
};

export default defineConfig({
  test: {
    // One for each core; by default one core is left alone, which on two is half of them.
    maxWorkers: '100%',
    // No test leaves anything behind in a module, so files share what they import: that is most of their time.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 240_000,
          include: [
            'src/{domain,contract,content,pdf,web}/**/*.test.{ts,tsx}',
            'tests/architecture/**/*.test.ts',
          ],
          exclude: [...configDefaults.exclude, DEEP],
        },
      },
      {
        // The application as it ships: React is twice as fast without what it checks for developers.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        extends: true,
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.ts'],
          environment: 'jsdom',
          env: { NODE_ENV: 'production' },
          globalSetup: './tests/screens/start.ts',
          setupFiles: './tests/screens/window.ts',
          testTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          ...WITH_DATABASE,
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/database/**/*.test.ts'],
          exclude: [...configDefaults.exclude, DEEP],
          // Signing in takes its time on purpose, so these wait more than they work.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          ...WITH_DATABASE,
          name: 'deep',
          include: [DEEP],
          testTimeout: 300_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
