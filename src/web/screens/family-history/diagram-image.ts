import { DIAGRAM_SIZE, fittedScene } from '#domain/pedigree/drawing/fitted-scene.ts';
import { svgText } from '#domain/pedigree/drawing/svg-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';

/** The pedigree as a PNG data image of 1000 × 500. Throws when the browser cannot draw it. */
export async function diagramImage(members: readonly FamilyMember[], year: number): Promise<string> {
  const svg = svgText(fittedScene(members, DIAGRAM_SIZE, year), DIAGRAM_SIZE);
  const image = new Image(DIAGRAM_SIZE.width, DIAGRAM_SIZE.height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = DIAGRAM_SIZE.width;
  canvas.height = DIAGRAM_SIZE.height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas');
  pen.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}
