import { monthsOld } from '#domain/case/age.ts';
import { dateText } from '#domain/case/long-date.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { additionalTakers } from '#domain/summary/profile-section.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { sentence } from '#domain/text/sentence.ts';

const ADULT = 18;

/** Where and how the patient was seen, by admission type. */
const SEEN: Readonly<Record<string, string>> = {
  Outpatient: 'was seen as an outpatient',
  Inpatient: 'was seen as an inpatient',
  Emergency: 'was seen as an emergency',
  'Elective Admission': 'was admitted electively',
  'Urgent Care': 'was seen in urgent care',
  'Clinic Visit': 'was seen at a clinic visit',
  Telehealth: 'was seen by telehealth',
};

/** Who the patient is, how they were seen, and who took the history. */
export function introduction(record: PatientRecord): string {
  const name = oneLine(record.name) || 'Anonymous';
  const admitted = record.admissionDate ? ` on ${dateText(record.admissionDate)}` : '';
  const seen = SEEN[record.admissionType] ?? 'was seen';
  return `${sentence(`${name}, ${whoIs(record)}, ${seen}${admitted}`)} ${takenBy(record)}`;
}

/** 'a 54-year-old married woman (teacher, lives in Brno)', 'a 4-month-old boy'. */
function whoIs(record: PatientRecord): string {
  const isPartnered = record.maritalStatus === 'Domestic Partnership';
  const status = isPartnered ? '' : record.maritalStatus.toLowerCase();
  const words = [ageOf(record), status, person(record)].filter(Boolean).join(' ');
  const details = [
    isPartnered && 'in a domestic partnership',
    record.occupation && inSentence(oneLine(record.occupation)),
    record.residence && `lives in ${oneLine(record.residence)}`,
  ].filter(Boolean);
  return `${article(words)} ${words}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function ageOf(record: PatientRecord): string {
  const months = monthsOld(record);
  if (months !== null) return months === 0 ? 'newborn' : `${months}-month-old`;
  return record.age === null ? '' : `${record.age}-year-old`;
}

function person({ age, gender }: PatientRecord): string {
  const isAdult = age === null || age >= ADULT;
  if (gender === 'Male') return isAdult ? 'man' : 'boy';
  if (gender === 'Female') return isAdult ? 'woman' : 'girl';
  return 'patient';
}

/** 'an 8-year-old', 'an 11-year-old', 'an unmarried woman'. */
function article(words: string): string {
  return /^(?:8|11-|18-|[aeiou])/.test(words) ? 'an' : 'a';
}

function takenBy(record: PatientRecord): string {
  const position = record.historyTakerPosition ? ` (${record.historyTakerPosition})` : '';
  const others = additionalTakers(record);
  const also = others === '' ? '' : `, with ${others},`;
  return `The history was taken by ${oneLine(record.historyTaker)}${position}${also} on ${record.dateOfHistory}.`;
}
