import { create } from 'zustand';
import { emptyCase } from '#domain/case/empty-case.ts';
import { longDate } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { openSaved, toSaved } from '#domain/case/saved.ts';
import type { ComplaintAnswers } from '#domain/review/status.ts';
import { clearKept, keep, type Reset, readKept } from '#web/case/kept.ts';
import { readComplaintAnswers } from '#web/case/stored-answers.ts';

export type CaseState = {
  readonly record: PatientRecord;
  /** Complaint id → present or not, as told in the AI step and the review of systems. */
  readonly complaintAnswers: ComplaintAnswers;
  /** Applies a change of the case and saves it with the time. */
  readonly change: (changed: (record: PatientRecord) => PatientRecord) => void;
  readonly changeAnswers: (changed: (answers: ComplaintAnswers) => ComplaintAnswers) => void;
  /** Forgets the case and whatever else this reset clears. */
  readonly reset: (reset: Reset) => void;
};

/** The case in progress. Every change is saved to the browser at once. */
export const useCase = create<CaseState>()((set, get) => ({
  record: openCase(),
  complaintAnswers: readComplaintAnswers(readKept('complaintAnswers')),
  change: changed => {
    const record = changed(get().record);
    keep('case', toSaved(record, Date.now()));
    set({ record });
  },
  changeAnswers: changed => {
    const complaintAnswers = changed(get().complaintAnswers);
    keep('complaintAnswers', JSON.stringify(complaintAnswers));
    set({ complaintAnswers });
  },
  reset: reset => {
    clearKept(reset);
    set({ record: emptyCase(today()), complaintAnswers: {} });
  },
}));

/** Whether a saved case younger than 24 hours waits in the browser: then Home offers to resume it. */
export function hasSavedCase(): boolean {
  return openSaved(readKept('case'), Date.now(), today()) !== undefined;
}

/** Another tab of the same browser changed the case: this one follows. */
export function followOtherTabs(): () => void {
  const follow = () =>
    useCase.setState({
      record: openCase(),
      complaintAnswers: readComplaintAnswers(readKept('complaintAnswers')),
    });
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function openCase(): PatientRecord {
  return openSaved(readKept('case'), Date.now(), today()) ?? emptyCase(today());
}

function today(): string {
  return longDate(new Date());
}
