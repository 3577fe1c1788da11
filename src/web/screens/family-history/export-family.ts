import type { PatientRecord } from '#domain/case/patient-record.ts';
import { sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { svgText } from '#domain/pedigree/drawing/svg-text.ts';
import { familyOf } from '#domain/pedigree/model/family.ts';
import { saveAs } from '#web/api/download.ts';
import { pngOf } from '#web/screens/family-history/diagram-image.ts';

/** A picture is made twice as large as the drawing is on the page, so that it can be printed. */
const PICTURE_SCALE = 2;

type Export = {
  readonly label: string;
  readonly extension: string;
  readonly blobOf: (record: PatientRecord, year: number) => Blob | Promise<Blob>;
};

/** The forms in which a pedigree can be taken elsewhere. */
export const EXPORTS: readonly Export[] = [
  {
    label: 'Picture (PNG)',
    extension: 'png',
    blobOf: (record, year) => {
      const { svg, size } = drawn(record, year);
      return pngOf(svg, size);
    },
  },
  {
    label: 'Drawing (SVG)',
    extension: 'svg',
    blobOf: (record, year) => new Blob([drawn(record, year).svg], { type: 'image/svg+xml' }),
  },
];

/** Hands the pedigree to the browser as a file whose name, as that of a backup, says nothing of the patient. */
export async function exportFamily({ extension, blobOf }: Export, record: PatientRecord): Promise<void> {
  const file = await blobOf(record, new Date().getFullYear());
  saveAs(file, `family_pedigree_${Date.now()}.${extension}`);
}

/** The whole drawing, as large as it needs to be. */
function drawn(record: PatientRecord, year: number) {
  const scene = sceneOf(familyOf(record), { year });
  const size = {
    width: Math.ceil(scene.width * PICTURE_SCALE),
    height: Math.ceil(scene.height * PICTURE_SCALE),
  };
  return { svg: svgText({ scene, scale: PICTURE_SCALE }, size), size };
}
