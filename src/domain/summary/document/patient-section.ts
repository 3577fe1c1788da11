import { ageWords } from '#domain/case/age.ts';
import type { PatientRecord } from '#domain/case/patient-record.ts';
import { dateText } from '#domain/dates/date-words.ts';
import { section } from '#domain/summary/document/blocks.ts';
import type { DocumentSection, ProfileFact } from '#domain/summary/document/clinical-document.ts';
import { agedOf, article, personOf } from '#domain/summary/facts/person.ts';
import { inSentence } from '#domain/text/in-sentence.ts';
import { oneLine } from '#domain/text/one-line.ts';
import { sentence } from '#domain/text/sentence.ts';

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

/** What the profile page recorded; what was left blank is left out. */
export function profileFacts(record: PatientRecord): ProfileFact[] {
  const facts: readonly (readonly [string, string])[] = [
    ['Name', record.name],
    ['Age', ageWords(record)],
    ['Gender', record.gender ?? ''],
    ['Marital status', record.maritalStatus],
    ['Residence', record.residence],
    ['Occupation', record.occupation],
    ['Admission type', record.admissionType],
    ['Admission date', dateText(record.admissionDate)],
    ['History taken by', record.historyTaker],
    ['Position', record.historyTakerPosition],
    ['Additional history takers', additionalTakers(record)],
    ['Date of history', record.dateOfHistory],
  ];
  return facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => ({ label, value: oneLine(value) }));
}

/** Its facts stand in the document's head; the section itself says only that somebody recorded them. */
export function patientSection(record: PatientRecord): DocumentSection {
  return section('PatientProfile', profileFacts(record).length > 0 ? 'told' : 'none recorded', {});
}

/** Who the patient is, how they were seen, and who took the history. */
export function introduction(record: PatientRecord): string {
  const name = oneLine(record.name) || 'Anonymous';
  const admitted = record.admissionDate ? ` on ${dateText(record.admissionDate)}` : '';
  const seen = SEEN[record.admissionType] ?? 'was seen';
  return `${sentence(`${name}, ${whoIs(record)}, ${seen}${admitted}`)} ${takenBy(record)}`.trim();
}

/** 'a 54-year-old married woman (teacher, lives in Brno)', 'a 4-month-old boy'. */
function whoIs(record: PatientRecord): string {
  const isPartnered = record.maritalStatus === 'Domestic Partnership';
  const status = isPartnered ? '' : record.maritalStatus.toLowerCase();
  const words = [agedOf(record), status, personOf(record)].filter(Boolean).join(' ');
  const details = [
    isPartnered && 'in a domestic partnership',
    record.occupation && inSentence(oneLine(record.occupation)),
    record.residence && `lives in ${oneLine(record.residence)}`,
  ].filter(Boolean);
  return `${article(words)} ${words}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

function takenBy(record: PatientRecord): string {
  const taker = oneLine(record.historyTaker);
  if (taker === '') return '';
  const position = record.historyTakerPosition ? ` (${record.historyTakerPosition})` : '';
  const others = additionalTakers(record);
  const also = others === '' ? '' : `, with ${others},`;
  return `The history was taken by ${taker}${position}${also} on ${record.dateOfHistory}.`;
}

/** The names of the further history takers; commas that part nothing are left out. */
function additionalTakers({ additionalHistoryTakers }: PatientRecord): string {
  const names = additionalHistoryTakers.split(',').map(oneLine);
  return names.filter(name => name !== '').join(', ');
}
