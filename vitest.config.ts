import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          testTimeout: 60_000,
          include: [
            'src/{domain,contract,web}/**/*.test.{ts,tsx}',
            'content/**/*.test.ts',
            'tests/architecture/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['src/server/**/*.test.ts', 'tests/database/**/*.test.ts'],
          globalSetup: './tests/database/setup.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
