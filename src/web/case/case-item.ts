import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { RECORD_FIELDS } from '#domain/record/record-fields.ts';
import { readStored, removeStored, writeStored } from '#web/case/browser-storage.ts';
import type { StoredItem } from '#web/case/stored-item.ts';

/** The picture as it was stored last: it is large, and written only when it changes. */
let storedPicture = '';

/** The case, its picture of the family apart. What an older program stored holds both together. */
export const caseItem: StoredItem<PatientRecord> = {
  names: ['case', 'familyDiagram'],
  initial: () => emptyCase(longDate(new Date())),
  load: () => {
    const record = caseFormat.open(readStored('case'), Date.now());
    storedPicture = RECORD_FIELDS.familyDiagramImage.read(readStored('familyDiagram')) ?? '';
    return record && { ...record, familyDiagramImage: storedPicture || record.familyDiagramImage };
  },
  save: record => {
    writeStored('case', caseFormat.write({ ...record, familyDiagramImage: '' }, Date.now()));
    if (record.familyDiagramImage !== storedPicture) storePicture(record.familyDiagramImage);
  },
};

function storePicture(picture: string): void {
  storedPicture = picture;
  if (picture === '') removeStored('familyDiagram');
  else writeStored('familyDiagram', picture);
}
