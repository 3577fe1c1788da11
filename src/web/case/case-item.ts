import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { caseFormat } from '#domain/record/case-format.ts';
import { emptyCase } from '#domain/record/empty-case.ts';
import { RECORD_FIELDS } from '#domain/record/record-fields.ts';
import { readStored, removeStored, writeStored } from '#web/case/browser-storage.ts';
import { useStorageState } from '#web/case/storage-state.ts';
import type { StoredItem } from '#web/case/stored-item.ts';

/** The case as this tab saw it last. Whatever else stands there was stored by another tab. */
let seen: string | null = null;

/** The picture as it was stored last: it is large, and written only when it changes. */
let storedPicture = '';

/** The case, its picture of the family apart. What an older program stored holds both together. */
export const caseItem: StoredItem<PatientRecord> = {
  names: ['case', 'familyDiagram'],
  initial: () => emptyCase(longDate(new Date())),
  load: () => {
    seen = readStored('case');
    const record = caseFormat.open(seen, Date.now());
    storedPicture = RECORD_FIELDS.familyDiagramImage.read(readStored('familyDiagram')) ?? '';
    return record && { ...record, familyDiagramImage: storedPicture || record.familyDiagramImage };
  },
  save: record => {
    if (isDivided()) return useStorageState.setState({ isCaseDivided: true });
    seen = caseFormat.write({ ...record, familyDiagramImage: '' }, Date.now());
    writeStored('case', seen);
    if (record.familyDiagramImage !== storedPicture) storePicture(record.familyDiagramImage);
  },
};

/**
 * Other tabs are followed, but one that slept, or that changed the case at the same moment, does not know yet what they
 * stored. It must not write over it unasked.
 */
function isDivided(): boolean {
  const stored = readStored('case');
  return stored !== null && stored !== seen;
}

/** From now on what stands there counts as seen: this tab may write over it. */
export function seeStoredCase(): void {
  seen = readStored('case');
  useStorageState.setState({ isCaseDivided: false });
}

function storePicture(picture: string): void {
  storedPicture = picture;
  if (picture === '') removeStored('familyDiagram');
  else writeStored('familyDiagram', picture);
}
