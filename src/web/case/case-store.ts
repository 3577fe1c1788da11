import { withoutContradicted } from '#domain/case/denied-sections.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import type { Reset } from '#web/case/browser-storage.ts';
import { caseItem, seeStoredCase } from '#web/case/case-item.ts';
import { complaintAnswersItem } from '#web/case/complaint-answers-item.ts';
import { useStorageState } from '#web/case/storage-state.ts';
import type { StoredItem } from '#web/case/stored-item.ts';
import { forget, storedStore } from '#web/case/stored-store.ts';

type CaseValues = {
  readonly record: PatientRecord;
  /** Complaint id → present or not, as told in the AI step and the review of systems. */
  readonly complaintAnswers: ComplaintAnswers;
};

export type CaseState = CaseValues & {
  /** Applies a change of the case and saves it with the time. */
  readonly change: (changed: (record: PatientRecord) => PatientRecord) => void;
  readonly changeAnswers: (changed: (answers: ComplaintAnswers) => ComplaintAnswers) => void;
  /** Forgets the case and whatever else this reset clears. */
  readonly reset: (reset: Reset) => void;
};

const actions: Omit<CaseState, keyof CaseValues> = {
  change: changed =>
    useCaseStore.setState(({ record }) => ({ record: withoutContradicted(changed(record)) })),
  changeAnswers: changed =>
    useCaseStore.setState(({ complaintAnswers }) => ({ complaintAnswers: changed(complaintAnswers) })),
  reset: forget,
};

/** What the browser has of both, so that only the one that changed is written. */
let stored: CaseValues | undefined;

const bothItems: StoredItem<CaseState> = {
  names: [...caseItem.names, ...complaintAnswersItem.names],
  initial: () => ({
    ...actions,
    record: caseItem.initial(),
    complaintAnswers: complaintAnswersItem.initial(),
  }),
  load: () => {
    // What this tab has changed is not replaced before somebody has chosen.
    if (useStorageState.getState().isCaseDivided) return useCaseStore.getState();
    stored = {
      record: caseItem.load() ?? caseItem.initial(),
      complaintAnswers: complaintAnswersItem.load() ?? complaintAnswersItem.initial(),
    };
    return { ...actions, ...stored };
  },
  save: ({ record, complaintAnswers }) => {
    if (record !== stored?.record) caseItem.save(record);
    if (complaintAnswers !== stored?.complaintAnswers) complaintAnswersItem.save(complaintAnswers);
    stored = { record, complaintAnswers };
  },
};

/** The case in progress. Every change is saved to the browser at once. */
export const useCaseStore = storedStore(bothItems);

/** Both tabs have changed the case: this tab shows what the other has stored, or stores its own over it. */
export function settleDividedCase(which: 'theirs' | 'own'): void {
  seeStoredCase();
  if (which === 'theirs') return void useCaseStore.persist.rehydrate();
  const { record, complaintAnswers } = useCaseStore.getState();
  useCaseStore.setState({ record: { ...record }, complaintAnswers: { ...complaintAnswers } });
}

/** Whether a saved case younger than 24 hours waits in the browser: then Home offers to resume it. */
export function hasSavedCase(): boolean {
  return caseItem.load() !== undefined;
}

// What was stored with a case that is gone, or too old to open, is not for the next patient.
if (!hasSavedCase()) forget('no-case');
