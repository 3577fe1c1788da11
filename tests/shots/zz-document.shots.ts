import { test } from '@playwright/test';
import { twelveCases } from '#content/play/twelve-cases.fixture.ts';
import { chooseChiefComplaint, markCurrentAnswered } from '#domain/case/symptoms.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { placeCase } from './sample-session.ts';

const all = twelveCases();
const pick = (process.env.CASES ?? 'chest pain,pregnant,infant,nothing').split(',');
const names = all.map(({ name }) => name);
console.log(names.join(' | '));
const WIDTHS = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];
const SCHEMES = (process.env.SCHEMES ?? 'light,dark').split(',') as ('light' | 'dark')[];
for (const word of pick) {
  const found = all.find(({ name }) => name.includes(word));
  const chief = { id: 1, text: 'Chest pain' };
  const record = found
    ? found.input.record
    : markCurrentAnswered(
        chooseChiefComplaint(
          { ...emptyCase('November 22, 2026'), age: 40, gender: 'Female', historyTaker: 'Maya Lind' },
          chief,
        ),
      );
  test(`look ${word}`, async ({ browser, baseURL }) => {
    test.setTimeout(180_000);
    for (const viewport of WIDTHS)
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({
          viewport,
          colorScheme,
          reducedMotion: 'reduce',
          ...(baseURL && { baseURL }),
        });
        const page = await context.newPage();
        await placeCase(page, {
          ...record,
          reviewOfSystemsCompleted: true,
          age: record.age ?? 30,
          gender: record.gender ?? 'Male',
          historyTaker: record.historyTaker || 'Maya Lind',
        });
        await page.goto('/summary');
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(500);
        const file = `shots/doc-${word.replace(' ','')}-${viewport.width}-${colorScheme}`;
        await page.screenshot({ path: `${file}.png` });
        await page.screenshot({ path: `${file}-full.png`, fullPage: true });
        console.log(file, await page.evaluate(() => document.documentElement.scrollHeight));
        await context.close();
      }
  });
}
