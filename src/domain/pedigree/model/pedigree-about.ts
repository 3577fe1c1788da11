import type { PatientRecord } from '#domain/case/patient-record.ts';
import { oneLine } from '#domain/text/one-line.ts';

/** What a legend says of a pedigree as a whole; each empty when nobody told it. */
export type PedigreeAbout = {
  readonly informant: string;
  readonly takenBy: string;
  /** As the case writes dates. */
  readonly date: string;
  readonly ancestry: string;
};

/** Nothing is known of the pedigree. */
export const NOTHING_ABOUT: PedigreeAbout = { informant: '', takenBy: '', date: '', ancestry: '' };

/** Who told the family history, who took it and when, and where the family is from, if that was asked. */
export function pedigreeAbout(record: PatientRecord): PedigreeAbout {
  return {
    informant: oneLine(record.familyInformant),
    takenBy: oneLine(record.historyTaker),
    date: oneLine(record.dateOfHistory),
    ancestry: oneLine(record.familyAncestry),
  };
}
