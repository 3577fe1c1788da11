import { test } from '@playwright/test';
import { reopenSymptom } from '#domain/case/symptoms.ts';
import { ROUTES } from '#domain/flow/routes.ts';
import { STEPS } from '#domain/flow/steps.ts';
import { placeCase, sampleCase } from './sample-session.ts';

const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const PATHS = [
  '/',
  '/terms',
  '/login',
  '/register',
  '/reset-password',
  '/chief-complaint-confirmation',
  ROUTES.practice,
  ROUTES.stations,
  ROUTES.progress,
  ...STEPS.map(step => step.path),
];

for (const viewport of WIDTHS) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`screens at ${viewport.width} px, ${colorScheme}`, async ({ browser, baseURL }) => {
      test.setTimeout(180_000);
      const record = await sampleCase(baseURL ?? '');
      const context = await browser.newContext({
        viewport,
        colorScheme,
        reducedMotion: 'reduce',
        ...(baseURL && { baseURL }),
      });
      for (const path of PATHS) {
        const page = await context.newPage();
        const isQuestionnaire = path === '/questionnaire';
        await page.addInitScript(() => localStorage.removeItem('anamnesisCase'));
        await placeCase(
          page,
          isQuestionnaire ? reopenSymptom(record, record.chiefComplaint?.id ?? 0) : record,
        );
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        const name = path.slice(1).replaceAll('/', '-') || 'home';
        await page.screenshot({ path: `shots/${name}-${viewport.width}-${colorScheme}.png` });
        await page.close();
      }
      await context.close();
    });
  }
}
