import type { PatientRecord } from '#domain/case/patient-record.ts';
import { isToldDate } from '#domain/dates/told-date.ts';
import { HISTORY_LISTS } from '#domain/sections/pages.ts';

const LONGEST = 2000;

/** What the history pages say so far, a text for each entry, headed by what kind of entry it is. When it was is left out. */
export function recordedTexts(record: PatientRecord): string[] {
  const entries = HISTORY_LISTS.flatMap(list =>
    record[list].map(entry => [inWords(list), ...textsIn(entry)].join(' · ').slice(0, LONGEST)),
  );
  return record.occupation === '' ? entries : [...entries, record.occupation.slice(0, LONGEST)];
}

/** 'smoking history' for 'smokingHistory'. */
function inWords(list: string): string {
  return list.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' || isToldDate(value) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
