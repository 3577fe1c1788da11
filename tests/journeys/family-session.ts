import type { Page } from '@playwright/test';
import { emptyCase } from '#domain/case/empty-case.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { toSaved } from '#domain/case/saved.ts';
import type { FamilyMember } from '#domain/pedigree/family-member.ts';

const RECORD: PatientRecord = {
  ...emptyCase('November 21, 2026'),
  name: 'Amir',
  age: 34,
  gender: 'Male',
  historyTaker: 'R. Adeyemi',
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: true },
  reviewOfSystemsCompleted: true,
};

/** Opens the family history of a case whose earlier steps are done. */
export async function openFamily(page: Page, familyHistory: readonly FamilyMember[] = []): Promise<void> {
  await page.goto('/terms');
  const saved = toSaved({ ...RECORD, familyHistory }, Date.now());
  await page.evaluate(text => {
    localStorage.setItem('anamnesisCase', text);
    sessionStorage.setItem('termsAccepted', 'true');
  }, saved);
  await page.goto('/family-history');
  await page.locator('[data-member]').first().waitFor();
}

/** The case as the browser keeps it. */
export function keptCase(page: Page): Promise<PatientRecord> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('anamnesisCase') ?? '{}').case);
}

/** The picture of the diagram, as the browser decodes it. */
export async function diagramIn(page: Page) {
  const { familyDiagramImage } = await keptCase(page);
  const seen = await page.evaluate(async source => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const pixels = pen?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray();
    const dark = pixels.filter((value, index) => index % 4 === 0 && value < 128).length;
    return { width: image.naturalWidth, height: image.naturalHeight, dark };
  }, familyDiagramImage);
  return { ...seen, source: familyDiagramImage, kilobytes: (familyDiagramImage.length * 0.75) / 1024 };
}
