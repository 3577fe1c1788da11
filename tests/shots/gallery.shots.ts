import { mkdirSync, writeFileSync } from 'node:fs';
import { type Page, test } from '@playwright/test';
import { reopenSymptom } from '#domain/case/symptoms.ts';
import { COUSINS } from '#tests/examples/families.ts';
import { pretendSteadyFrames } from '#tests/examples/steady-frames.ts';
import { ask, goIn, practised } from '../journeys/practice-talk.ts';
import { GALLERY } from './gallery.ts';
import { placeCase, sampleCase } from './sample-session.ts';

const FOLDER = 'docs/screens';
/** Small files: a page of them is looked at, not printed. */
const QUALITY = 60;

async function openCase(page: Page, path: string): Promise<void> {
  const told = await sampleCase(test.info().project.use.baseURL ?? '');
  const asked = reopenSymptom(told, told.chiefComplaint?.id ?? 0);
  const record = path === '/questionnaire' ? { ...asked, currentQuestionIndex: 2 } : told;
  await placeCase(page, { ...record, familyHistory: COUSINS });
  await page.goto(path);
}

async function openConsultation(page: Page): Promise<void> {
  await goIn(page);
  for (const words of ['What brings you in today?', 'When did it start?', 'Do you smoke?'])
    await ask(page, words);
}

/** How one comes to what a picture shows, by its file's name without phone and dark. */
const OPEN: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  home: page => page.goto('/'),
  questionnaire: page => openCase(page, '/questionnaire'),
  'review-of-systems': page => openCase(page, '/review-of-systems'),
  'family-history': page => openCase(page, '/family-history'),
  summary: page => openCase(page, '/summary'),
  practice: page => page.goto('/practice'),
  consultation: openConsultation,
  debrief: async page => {
    await goIn(page);
    await practised(page);
  },
};

for (const { file, colorScheme, isPhone } of GALLERY) {
  test.describe(file, () => {
    test.use({ colorScheme, viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 } });
    test('for docs/screens.md', async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.addInitScript(pretendSteadyFrames);
      const open = OPEN[file.replace(/^phone-|-dark$/g, '')];
      await open?.(page);
      await page.waitForLoadState('networkidle');
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(`${FOLDER}/${file}.webp`, await webp(page));
    });
  });
}

/** Half as large as a PNG, which is all that Playwright itself can besides JPEG. */
async function webp(page: Page): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  return Buffer.from(data, 'base64');
}
