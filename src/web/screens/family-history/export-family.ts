import type { PatientRecord } from '#domain/case/patient-record.ts';
import { type Scene, sceneOf } from '#domain/pedigree/drawing/scene.ts';
import { standaloneSvg, svgText } from '#domain/pedigree/drawing/svg-text.ts';
import { gedcomText } from '#domain/pedigree/export/gedcom-text.ts';
import { pedText } from '#domain/pedigree/export/ped-text.ts';
import { familyOf } from '#domain/pedigree/model/family.ts';
import { pedigreeAbout } from '#domain/pedigree/model/pedigree-about.ts';
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
    blobOf: (record, year) => picture(sceneIn(record, year)),
  },
  {
    label: 'Drawing (SVG)',
    extension: 'svg',
    blobOf: (record, year) => new Blob([standaloneSvg(sceneIn(record, year))], { type: 'image/svg+xml' }),
  },
  {
    label: 'Linkage file (PED)',
    extension: 'ped',
    blobOf: record => new Blob([pedText(familyOf(record))], { type: 'text/plain' }),
  },
  {
    label: 'Family tree (GEDCOM)',
    extension: 'ged',
    blobOf: record => new Blob([gedcomText(familyOf(record))], { type: 'text/plain' }),
  },
];

/** Hands the pedigree to the browser as a file whose name, as that of a backup, says nothing of the patient. */
export async function exportFamily({ extension, blobOf }: Export, record: PatientRecord): Promise<void> {
  const file = await blobOf(record, new Date().getFullYear());
  saveAs(file, `family_pedigree_${Date.now()}.${extension}`);
}

function sceneIn(record: PatientRecord, year: number): Scene {
  return sceneOf(familyOf(record), { year, about: pedigreeAbout(record) });
}

function picture(scene: Scene): Promise<Blob> {
  const size = {
    width: Math.ceil(scene.width * PICTURE_SCALE),
    height: Math.ceil(scene.height * PICTURE_SCALE),
  };
  return pngOf(svgText({ scene, scale: PICTURE_SCALE }, size), size);
}
