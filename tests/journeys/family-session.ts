import type { Page } from '@playwright/test';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import { PATIENT } from '#tests/examples/seeded-session.ts';
import { openWith } from './seeded-session.ts';

const RECORD: Partial<PatientRecord> = {
  ...PATIENT,
  name: 'Amir',
  age: 34,
  gender: 'Male',
  chiefComplaint: { id: 1, text: 'Chest pain', isAnswered: true },
  reviewOfSystemsCompleted: true,
};

/** Opens the family history of a case whose earlier steps are done. */
export async function openFamily(page: Page, familyHistory: readonly FamilyMember[] = []): Promise<void> {
  await openWith(page, '/family-history', { record: { ...RECORD, familyHistory } });
  await page.locator('[data-member]').first().waitFor();
}

/** The picture of the diagram, which the browser keeps apart from the rest of the case; empty when there is none. */
export function storedPicture(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('familyDiagram') ?? '');
}

/** The picture of the diagram, as the browser decodes it. */
export async function diagramIn(page: Page) {
  const picture = await storedPicture(page);
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
  }, picture);
  return { ...seen, source: picture, kilobytes: (picture.length * 0.75) / 1024 };
}
