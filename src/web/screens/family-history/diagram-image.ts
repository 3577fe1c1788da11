import { DIAGRAM_SIZE, type Frame, fittedScene } from '#domain/pedigree/drawing/fitted-scene.ts';
import { svgText } from '#domain/pedigree/drawing/svg-text.ts';
import type { FamilyMember } from '#domain/pedigree/model/family-member.ts';
import type { PedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';

/** The pedigree as a PNG data image of 1000 × 500. Throws when the browser cannot draw it. */
export async function diagramImage(
  members: readonly FamilyMember[],
  about: PedigreeAbout,
  year: number,
): Promise<string> {
  const svg = svgText(fittedScene(members, DIAGRAM_SIZE, year, about), DIAGRAM_SIZE);
  return dataUrlOf(await pngOf(svg, DIAGRAM_SIZE));
}

/** A drawing as a PNG of a size. Throws when the browser cannot draw it. */
export async function pngOf(svg: string, size: Frame): Promise<Blob> {
  const canvas = await painted(svg, size);
  const png = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('This browser cannot make a PNG');
  return png;
}

/** Read beside other work: a canvas that writes its own address keeps the page waiting. */
function dataUrlOf(png: Blob): Promise<string> {
  const reader = new FileReader();
  return new Promise((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(png);
  });
}

async function painted(svg: string, { width, height }: Frame): Promise<HTMLCanvasElement> {
  const image = new Image(width, height);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser cannot draw on a canvas');
  pen.drawImage(image, 0, 0, width, height);
  return canvas;
}
