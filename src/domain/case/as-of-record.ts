import { completedYears } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import type { AsOf } from '#domain/dates/as-of.ts';
import { dayNumbers } from '#domain/dates/calendar-day.ts';
import { understandDate } from '#domain/dates/understand-date.ts';

/** Without a day the age of the patient says nothing of when something was. */
const NO_DAY: AsOf = { today: '9999-12-31', age: null };

/** When the history was taken, and how old the patient was then. */
export function asOfRecord(record: Pick<PatientRecord, 'dateOfHistory' | 'age' | 'ageMonths'>): AsOf {
  const taken = understandDate(record.dateOfHistory, NO_DAY);
  return 'value' in taken && dayNumbers(taken.value)
    ? { today: taken.value, age: completedYears(record) }
    : NO_DAY;
}
